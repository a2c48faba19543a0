import { choicesFromA, lettered } from './exercise-choices.ts'
import type { ExerciseLine } from './exercise-lines.ts'
import { asksToChoose, blankPattern, endsInQuestion, isDirection } from './exercise-words.ts'

export type OptionGroup = { options: readonly string[]; next: number }

/** What stands in bold in the blocks of some lines. */
export const boldIn = (lines: readonly ExerciseLine[], from: number, to: number): string[] =>
  [...new Set(lines.slice(from, to).map(({ block }) => block))].flatMap(({ terms }) => terms)

const fewest = 2
const most = 6

/** Choices with letters that begin at a line and belong to the question before it. */
export function lettersAt(lines: readonly ExerciseLine[], at: number): OptionGroup | null {
  const line = lines[at]
  if (!line || line.number !== null || line.kind === 'picture') return null
  if (line.kind === 'item' && line.at === 0) {
    const items = lines.slice(at, at + line.of)
    const given = items.flatMap(({ choices }) => choices)
    const isAsked = items.some(
      ({ lead, choices, number }) => number !== null || (lead !== '' && choices[0]?.letter === 0),
    )
    if (given.length > 0 && !isAsked) {
      const options = choicesFromA(lettered(items))
      if (options && options.length <= most) return { options, next: at + line.of }
    }
  }
  if (line.lead !== '' || line.choices.length === 0) return null
  const found = [...line.choices]
  let next = at + 1
  for (; next < lines.length; next++) {
    const after = lines[next]
    if (after?.kind === 'picture') continue
    if (!after || after.number !== null || after.lead !== '' || after.choices.length === 0) break
    if (after.choices.some(({ letter }) => found.some((other) => other.letter === letter))) break
    found.push(...after.choices)
  }
  while (lines[next - 1]?.kind === 'picture') next--
  // The last letter may have been taken for the mark of a list of one.
  const last = lines[next]
  if (
    found.length >= 3 &&
    last?.kind === 'item' &&
    last.of === 1 &&
    last.choices.length === 0 &&
    !endsInQuestion(last.lead) &&
    !blankPattern.test(last.lead)
  ) {
    const longer = choicesFromA([...found, { letter: found.length, text: last.lead }])
    if (longer && found.length === 3) return { options: longer, next: next + 1 }
  }
  const options = choicesFromA(found)
  return options && options.length >= fewest && options.length <= most ? { options, next } : null
}

const plainAt = (lines: readonly ExerciseLine[], at: number): ExerciseLine[] | null => {
  const line = lines[at]
  if (line?.kind !== 'item' || line.at !== 0 || line.of < 3 || line.of > 5) return null
  if (line.block.kind !== 'list' || !line.block.ordered) return null
  const items = lines.slice(at, at + line.of)
  const isPlain = items.every(
    ({ lead, choices, number }) =>
      lead !== '' &&
      choices.length === 0 &&
      number === null &&
      !blankPattern.test(lead) &&
      !/\S\s*=\s*$/.test(lead),
  )
  return isPlain && !items.some(({ lead }) => isDirection(lead) && lead.length > 60) ? items : null
}

const isLabel = (line: ExerciseLine) =>
  line.kind === 'heading' && /^(?:mga )?(?:tanong|katanungan|questions?|sagutin)\s*:?$/iu.test(line.lead)

const couldAsk = (line: ExerciseLine | undefined): boolean =>
  line !== undefined &&
  line.kind !== 'picture' &&
  line.choices.length === 0 &&
  !(line.kind === 'item' && line.of > 1) &&
  !isDirection(line.lead) &&
  (line.number !== null ||
    endsInQuestion(line.lead) ||
    blankPattern.test(line.lead) ||
    /:$/.test(line.lead) ||
    isInTest(line))

/** A bare sum, or the beginning of a sentence, among exercises. */
const isInTest = (line: ExerciseLine) => line.kind === 'text' && line.role === 'exercise'

/** The question before a list; a short line, such as what is to be counted, may stand between. */
function stemBefore(lines: readonly ExerciseLine[], at: number): number | null {
  const before = (place: number) => {
    let last = place - 1
    while (lines[last]?.kind === 'picture') last--
    return last
  }
  const near = before(at)
  if (couldAsk(lines[near])) return near
  const far = before(near)
  const isShort = lines[near]?.kind === 'text' && (lines[near]?.lead.length ?? 0) <= 80
  return isShort && couldAsk(lines[far]) && lines[far]?.number !== null ? far : null
}

function directionAbove(lines: readonly ExerciseLine[], at: number): string | null {
  for (let place = at - 1; place >= 0; place--) {
    const line = lines[place]
    if (!line || line.kind === 'picture' || isLabel(line)) continue
    if (isDirection(line.lead)) {
      const above = lines[place - 1]
      return above && isDirection(above.lead) ? `${above.lead} ${line.lead}` : line.lead
    }
    if (line.kind === 'heading' && line.number === null && !endsInQuestion(line.lead)) return null
  }
  return null
}

/** A run of this many questions with lists of one length is a test, even without letters or a direction. */
const enough = 3

/**
 * Lists that are the choices of the question before them although their letters are gone: where a direction asks for a
 * letter, and in a run of questions that all have such a list.
 */
export function plainGroups(lines: readonly ExerciseLine[]): ReadonlyMap<number, OptionGroup> {
  type Found = { at: number; stem: number; items: readonly ExerciseLine[] }
  const found: Found[] = []
  lines.forEach((_, at) => {
    const items = plainAt(lines, at)
    const stem = items ? stemBefore(lines, at) : null
    if (items && stem !== null) found.push({ at, stem, items })
  })
  const follows = (one: Found, other: Found) => {
    const between = lines
      .slice(one.at + one.items.length, other.stem)
      .filter(({ kind }) => kind !== 'picture')
    return between.length === 0 && one.items.length === other.items.length
  }
  const groups = new Map<number, OptionGroup>()
  found.forEach((each, place) => {
    let [first, last] = [place, place]
    while (first > 0 && follows(found[first - 1] as Found, found[first] as Found)) first--
    while (last < found.length - 1 && follows(found[last] as Found, found[last + 1] as Found)) last++
    const isRun =
      last - first + 1 >= enough &&
      found.slice(first, last + 1).every(({ stem, items }) => {
        const line = lines[stem] as ExerciseLine
        return endsInQuestion(line.lead) || (isInTest(line) && items.every(({ role }) => role === 'exercise'))
      })
    const group = { options: each.items.map(({ lead }) => lead), next: each.at + each.items.length }
    if (isRun || asksToChoose(directionAbove(lines, each.at))) groups.set(each.at, group)
  })
  return groups
}

/** The question stands with its first choice in one item of a list, the others in the items after it. */
export function headedList(lines: readonly ExerciseLine[], at: number): OptionGroup | null {
  const line = lines[at]
  if (
    line?.kind !== 'item' ||
    line.of < 3 ||
    line.at !== 0 ||
    line.choices.length !== 1 ||
    line.choices[0]?.letter !== 0
  )
    return null
  const rest = lines.slice(at + 1, at + line.of)
  if (
    line.of > most ||
    !rest.every(
      ({ choices, number, lead }) => choices.length === 0 && number === null && !endsInQuestion(lead),
    )
  )
    return null
  return { options: [line.choices[0].text, ...rest.map(({ lead }) => lead)], next: at + line.of }
}
