import { folderOfArea } from './areas.ts'
import { areasWithStandards, standardsSourceOf } from './files.ts'
import type { UnitProblem } from './problem.ts'
import { gradeOfSection, placeOfSection, readStandards } from './read-standards.ts'
import type { Unit } from './unit.ts'

/** What is wrong in the standards of the areas, and in where these units say that they are taught. */
export function lintStandards(
  units: readonly Pick<Unit, 'id' | 'taughtIn' | 'nearestIn' | 'grades'>[],
  sourceOfArea = standardsSourceOf,
  folders = areasWithStandards(),
): UnitProblem[] {
  const problems: UnitProblem[] = []
  const known = new Map<string, ReadonlySet<string>>()
  for (const folder of folders) {
    const file = `standards/${folder}.txt`
    const { area, sections, problems: unread } = readStandards(sourceOfArea(folder) ?? '', file)
    problems.push(...unread)
    const say = (message: string) => problems.push({ file, line: 1, message })
    if (folderOfArea(area) !== folder) say(`"${area}" is not the area of ${folder}`)
    for (const [section, { content, performance }] of sections)
      if (content === '' && performance === '') say(`"${section}" says nothing`)
    known.set(folder, new Set(sections.keys()))
  }
  for (const { id, taughtIn, nearestIn, grades } of units) {
    const [own = ''] = id.split('/')
    const say = (message: string) => problems.push({ file: `${id}.txt`, line: 1, message })
    if (taughtIn !== '' && nearestIn !== '') say('what is taught in a part of the year has no nearest one')
    for (const named of [taughtIn, nearestIn].filter(Boolean)) {
      const { area, section } = placeOfSection(named)
      const folder = area === null ? own : folderOfArea(area)
      if (!known.get(folder ?? '')?.has(section)) say(`the standards of ${area ?? own} have no "${section}"`)
      else if (!grades.includes(gradeOfSection(section))) say(`"${section}" is not of a grade of the unit`)
    }
  }
  return problems
}
