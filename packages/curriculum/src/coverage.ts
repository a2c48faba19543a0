import { areaNames } from './areas.ts'
import type { UnitEntry } from './entry.ts'

const grades = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The page that says how many units and facts there are: area × grade. */
export function coverageOf(entries: readonly UnitEntry[]): string {
  const sum = (list: readonly UnitEntry[], count: (entry: UnitEntry) => number) =>
    list.reduce((total, entry) => total + count(entry), 0)
  const facts = (list: readonly UnitEntry[]) => sum(list, ({ counts }) => counts.facts)
  const cell = (list: readonly UnitEntry[]) => (list.length === 0 ? '' : `${list.length} (${facts(list)})`)
  const areas = areaNames.filter((area) => entries.some((entry) => entry.area === area))
  const row = (name: string, list: readonly UnitEntry[]) =>
    `| ${name} | ${grades.map((grade) => cell(list.filter((entry) => entry.grades.includes(grade)))).join(' | ')} | ${cell(list)} |`
  const read = entries.filter(({ secondReading }) => secondReading !== '').length
  return [
    '# Units of the curriculum',
    '',
    'Made by `npm run units -- --page`; a test fails when it is not as the files are.',
    '',
    `${entries.length} units, ${facts(entries)} facts, ${sum(entries, ({ counts }) => counts.terms)} terms, ` +
      `${sum(entries, ({ counts }) => counts.situations)} situations, ${sum(entries, ({ counts }) => counts.prompts)} prompts, ` +
      `${sum(entries, ({ counts }) => counts.days)} days of teaching. ${read} units are signed by a second reader.`,
    '',
    'Units by area and grade, with their facts in brackets. A unit for several grades counts in each.',
    '',
    `| Area | ${grades.join(' | ')} | all |`,
    `|---|${grades.map(() => '---').join('|')}|---|`,
    ...areas.map((area) =>
      row(
        area,
        entries.filter((entry) => entry.area === area),
      ),
    ),
    row('all', entries),
    '',
    '## The units',
    ...areas.flatMap((area) => [
      '',
      `### ${area}`,
      '',
      ...entries
        .filter((entry) => entry.area === area)
        .sort((one, other) => (one.grades[0] ?? 0) - (other.grades[0] ?? 0) || one.id.localeCompare(other.id))
        .map(
          (entry) =>
            `- ${entry.grades.join('–')}: ${entry.title} (${entry.counts.facts} facts, ${entry.language})${entry.secondReading ? '' : ', not read by a second reader yet'}`,
        ),
    ]),
    '',
  ].join('\n')
}
