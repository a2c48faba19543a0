import { dateInManila } from '../../clock.ts'

/** The newest of each of so many days, weeks and months; the newest of all in any case. */
const plan = { days: 7, weeks: 4, months: 12 }

const weekOf = (day: string): string => {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() - ((moment.getUTCDay() + 6) % 7))
  return moment.toISOString().slice(0, 10)
}

function newestOfEach(newestFirst: readonly Date[], nameOf: (day: string) => string, most: number): Date[] {
  const found = new Map<string, Date>()
  for (const moment of newestFirst) {
    const name = nameOf(dateInManila(moment))
    if (!found.has(name) && found.size < most) found.set(name, moment)
  }
  return [...found.values()]
}

/** Which of these moments the plan does not need. */
export function beyondPlan(moments: readonly Date[]): Date[] {
  const newestFirst = [...moments].sort((a, b) => b.getTime() - a.getTime())
  const needed = new Set([
    ...newestOfEach(newestFirst, (day) => day, plan.days),
    ...newestOfEach(newestFirst, weekOf, plan.weeks),
    ...newestOfEach(newestFirst, (day) => day.slice(0, 7), plan.months),
  ])
  return newestFirst.filter((moment) => !needed.has(moment))
}
