import { useQuery } from '@tanstack/react-query'
import { Card, CardHead } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryList } from '../../ui/query-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './job/job.module.css'
import { voicesQuery } from './queries.ts'
import { voiceNames } from './show-text.ts'

/** For admins: which voices speak slide shows here, and what is missing. */
export function VoicesSection() {
  const voices = useQuery(voicesQuery)
  return (
    <Card as="section" aria-labelledby="voices">
      <CardHead>
        <h2 id="voices">Voices</h2>
      </CardHead>
      <QueryList
        list={voices}
        failed="The voices could not be loaded."
        skeleton={<Skeleton lines={3} height="1.5rem" />}
      >
        {({ choices, paid, missing }) => (
          <div className={css.voices}>
            <dl className={css.facts}>
              <div>
                <dt>Installed</dt>
                <dd>{choices.map((choice) => voiceNames[choice]).join('; ')}</dd>
              </div>
              <div>
                <dt>Google</dt>
                <dd>{paid ? 'Set up' : 'Not set up'}</dd>
              </div>
            </dl>
            {missing ? (
              <>
                <Notice tone="info" title="The natural voice is not installed">
                  The quick voice speaks the slide shows. With the natural one, English and Filipino sound
                  like people. The person who runs your server can install it.
                </Notice>
                <details className={css.forServer}>
                  <summary>For the person who runs the server</summary>
                  <p>{missing}</p>
                </details>
              </>
            ) : null}
          </div>
        )}
      </QueryList>
    </Card>
  )
}
