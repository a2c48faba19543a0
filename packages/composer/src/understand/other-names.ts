import type { Statement } from '../languages/language-rules.ts'
import { plain } from '../languages/words.ts'

const secondName =
  /,? (?:also called|also known as|or|o|kilala rin bilang|tinatawag ding|na tinatawag ding|(?:is|are) (?:also )?(?:a |an )?(?:kinds?|types?) of(?: an?)?|ay (?:isang|isa ring) uri ng) | \(/gi

/** Whether two names fit one thing, as the lesson says: "X, also called Y", "X (Y)", "X is a kind of Y". */
export function otherNames(statements: readonly Statement[]): (one: string, other: string) => boolean {
  const beside = statements.flatMap(({ text }) =>
    [...text.matchAll(secondName)].map((mark) => ({
      before: ` ${plain(text.slice(0, mark.index))}`,
      after: `${plain(text.slice(mark.index + mark[0].length))} `,
    })),
  )
  const joint = (before: string, after: string) =>
    `${before.slice(before.lastIndexOf(' '))}|${after.slice(0, after.indexOf(' '))}`
  const byJoint = Map.groupBy(beside, ({ before, after }) => joint(before, after))
  return (one, other) => {
    const [left, right] = [` ${plain(one)}`, `${plain(other)} `]
    const near = byJoint.get(joint(left, right)) ?? []
    return near.some(({ before, after }) => before.endsWith(left) && after.startsWith(right))
  }
}
