import { IconChevronDown } from '@tabler/icons-react'
import { useSession } from '../../lib/session.ts'
import { pageName, useSupport } from '../../lib/support.ts'
import { mayOpen } from '../../route-table.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { SignedInFrame } from '../accounts/door.ts'
import { type Guide, guides, keys, news } from './guides.ts'
import css from './help.module.css'

/** Guides, keys, what is new, and whom to ask. */
export function Help() {
  const { user } = useSession()
  if (!user) return null
  const own = guides.filter(({ open }) => mayOpen(open.to, user.role))
  return (
    <SignedInFrame title="Help" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
      <div className={css.page}>
        <Card as="section" aria-labelledby="guides">
          <CardHead>
            <h2 id="guides">How to</h2>
          </CardHead>
          <div className={css.guides}>
            {own.map((guide, at) => (
              <GuideSteps key={guide.key} guide={guide} isFirst={at === 0} />
            ))}
          </div>
        </Card>
        <div className={css.side}>
          <Contact />
          <div className={css.keyboard}>
            <Card as="section" pad aria-labelledby="keys">
              <h2 id="keys">Keys</h2>
              {keys.map(({ title, rows }) => (
                <div key={title} className={css.keys}>
                  <h3>{title}</h3>
                  <dl>
                    {rows.map(([key, does]) => (
                      <div key={key}>
                        <dt>
                          {key.split(' ').map((each) => (
                            <kbd key={each}>{each}</kbd>
                          ))}
                        </dt>
                        <dd>{does}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              ))}
            </Card>
          </div>
          <Card as="section" pad aria-labelledby="news">
            <h2 id="news">What is new</h2>
            <ul className={css.news}>
              {news.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </SignedInFrame>
  )
}

function GuideSteps({
  guide: { key, title, takes, steps, open },
  isFirst,
}: {
  guide: Guide
  isFirst: boolean
}) {
  return (
    <details id={key} open={isFirst || location.hash === `#${key}`}>
      <summary>
        <h3>{title}</h3>
        <span>{takes}</span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink size="sm" to={open.to}>
        {open.label}
      </ButtonLink>
    </details>
  )
}

function Contact() {
  const support = useSupport()
  return (
    <Card as="section" pad aria-labelledby="contact">
      <h2 id="contact">Ask us</h2>
      {support ? (
        <>
          <dl className={css.contact}>
            <div>
              <dt>Write to</dt>
              <dd>
                <a href={`mailto:${support.email}`}>{support.email}</a>
              </dd>
            </div>
            {support.page ? (
              <div>
                <dt>Message</dt>
                <dd>
                  <a href={support.page}>{pageName(support.page)}</a>
                </dd>
              </div>
            ) : null}
          </dl>
          <p className={css.ask}>Say what you did and what you saw; a picture of the screen helps.</p>
        </>
      ) : (
        <p className={css.ask}>Loading the address...</p>
      )}
    </Card>
  )
}
