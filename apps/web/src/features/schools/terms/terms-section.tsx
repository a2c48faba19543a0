import type { Term } from '@klasrum/contract/subjects'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { sayWhy } from '../../../lib/refusal.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { DeleteTermDialog } from './delete-term-dialog.tsx'
import { NewYearForm } from './new-year-form.tsx'
import { useFreshTerms } from './queries.ts'
import { TermRow } from './term-row.tsx'
import css from './terms.module.css'
import { byYear, inManila, nextYear, runsOn } from './terms.ts'

/** The school years, and the quarters and terms that classes are taught in. */
export function TermsSection() {
  const { data, error, refetch } = useFreshTerms()
  const [leaving, setLeaving] = useState<Term>()
  const today = inManila(new Date())
  return (
    <Card as="section" aria-labelledby="terms">
      <CardHead>
        <div>
          <h2 id="terms">Terms</h2>
          <p className={css.note}>
            The quarters and terms of each school year that a class can be taught in. By their dates a new
            class begins in the one that runs. Each row is saved by itself.
          </p>
        </div>
      </CardHead>
      {data ? (
        <>
          <NewYearForm offered={nextYear(data, new Date())} />
          {data.length === 0 ? (
            <EmptyState icon={<IconCalendar />} title="No terms yet" text="Add a school year to begin." />
          ) : null}
          {byYear(data).map(({ school_year, terms }, at) => (
            <details key={school_year} className={css.year} open={at === 0}>
              <summary>
                <h3>School year {school_year}</h3>
                <span className={css.note}>{counted(terms.length, 'entry', 'entries')}</span>
              </summary>
              <p className={css.heads} aria-hidden>
                <span>Name</span>
                <span>Starts on</span>
                <span>Ends on</span>
              </p>
              <ul>
                {terms.map((term) => (
                  <TermRow
                    key={term.id}
                    term={term}
                    isNow={runsOn(term, today)}
                    onDelete={() => setLeaving(term)}
                  />
                ))}
              </ul>
            </details>
          ))}
        </>
      ) : error ? (
        <ErrorState
          title="The terms could not be loaded"
          text={sayWhy(error, { refused: 'Please try again.', failed: 'The server did not answer.' })}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={css.loading}>
          <Skeleton lines={5} height="1.5rem" />
        </div>
      )}
      {leaving ? <DeleteTermDialog term={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </Card>
  )
}
