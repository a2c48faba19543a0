import type { OpenQuestion } from '@klasrum/contract/material'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placed } from '../../../lib/placed.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type FilePlace, openQuestionsQuery } from '../queries.ts'
import { OpenQuestionDialog } from './question-dialog.tsx'
import css from './questions.module.css'

type OpenQuestionsProps = { place: FilePlace; count: number }

/** What the file asks without saying the answer. Folded, and read when it is opened. */
export function OpenQuestionsSection({ place, count }: OpenQuestionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.questions} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Questions in your file without an answer key <span className={css.count}>{count}</span>
      </summary>
      {isOpen ? <QuestionList place={place} /> : null}
    </details>
  )
}

function QuestionList({ place }: { place: FilePlace }) {
  const list = useQuery(openQuestionsQuery(place))
  const [asked, setAsked] = useState<OpenQuestion>()
  if (!list.data) {
    return list.error ? (
      <RetryNotice onRetry={() => void list.refetch()}>
        {sayOr(list.error, 'The questions could not be loaded.')}
      </RetryNotice>
    ) : (
      <div role="status">
        <VisuallyHidden>Loading the questions</VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    )
  }
  const { questions } = list.data
  return (
    <>
      <p>They are on no paper. Put one on a quiz or the exam by giving its answer.</p>
      <ol>
        {placed(questions).map(({ each, place: at }) => (
          <li key={at}>
            <Question question={each} />
            <Button size="sm" icon={<IconPlus />} onClick={() => setAsked(each)}>
              Put on a paper <VisuallyHidden>: {each.stem}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
      {asked ? (
        <OpenQuestionDialog
          place={place}
          list={list.data}
          question={asked}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
}

const letter = (place: number): string => String.fromCharCode(65 + place)

const Question = ({ question: { stem, options, source } }: { question: OpenQuestion }) => (
  <div className={css.question}>
    <p>{stem}</p>
    {options.length > 0 ? (
      <ul>
        {placed(options).map(({ each, place }) => (
          <li key={place}>
            {letter(place)}. {each}
          </li>
        ))}
      </ul>
    ) : null}
    <p className={css.where}>
      From {source.page === null ? `paragraph ${source.paragraph}` : `page ${source.page}`}
    </p>
  </div>
)
