import { folderOfArea } from './areas.ts'
import { areasWithStandards, standardsSourceOf } from './files.ts'
import type { Problem } from './problem.ts'
import { gradeOfSection, readStandards } from './read-standards.ts'
import type { Unit } from './unit.ts'

/** What is wrong in the standards of the areas, and in where these units say that they are taught. */
export function lintStandards(
  units: readonly Pick<Unit, 'id' | 'taughtIn' | 'grades'>[],
  sourceOfArea = standardsSourceOf,
  folders = areasWithStandards(),
): Problem[] {
  const problems: Problem[] = []
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
  for (const { id, taughtIn, grades } of units) {
    if (taughtIn === '') continue
    const [folder = ''] = id.split('/')
    const say = (message: string) => problems.push({ file: `${id}.txt`, line: 1, message })
    if (!known.get(folder)?.has(taughtIn)) say(`the standards of ${folder} have no "${taughtIn}"`)
    else if (!grades.includes(gradeOfSection(taughtIn))) say(`"${taughtIn}" is not of a grade of the unit`)
  }
  return problems
}
