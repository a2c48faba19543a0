import { catalogue } from '@klasrum/skills/catalogue'
import { problemsOf } from '@klasrum/skills/problem'
import { languagesOf } from '@klasrum/skills/skill'
import { median, type Result } from './measure.ts'

const problems = 100
const rounds = 9
const mostMs = 50

/** A hundred problems of as many skills as there are, after the first round, which compiles them. */
export function benchSkills(): Result {
  const english = catalogue.filter((skill) => languagesOf(skill).includes('en'))
  const times = Array.from({ length: rounds + 1 }, (_, round) => {
    const started = performance.now()
    const made = problemsOf(english, problems, { seed: round, grade: 6, language: 'en' })
    if (made.length < problems) throw new Error(`Only ${made.length} problems were made.`)
    return performance.now() - started
  }).slice(1)
  const ms = median(times)
  return {
    title: 'Computed problems',
    figures: [
      {
        what: `${problems} problems of ${english.length} skills`,
        found: `${ms.toFixed(1)} ms`,
        limit: { text: `${mostMs} ms`, held: ms <= mostMs },
      },
    ],
  }
}
