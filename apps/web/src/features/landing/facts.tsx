import css from './facts.module.css'

const facts = [
  ['Under 3 minutes', 'from a lesson file to a lesson plan'],
  ['1 point = ₱1', 'and points never expire'],
  ['Your data is yours', 'sent encrypted, not shared, exported any time'],
] as const

export function Facts() {
  return (
    <div className={css.wrap}>
      <dl className={css.facts}>
        {facts.map(([claim, detail]) => (
          <div key={claim}>
            <dt>{claim}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
