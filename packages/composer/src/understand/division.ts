const counted =
  '(?:\\d{1,2}(?:\\.\\d+)*|[IVX]{1,4}|one|two|three|four|five|six|una|ikalawa|ikatlo|ikaapat|ikalima)'
const ordinal = '(?:unang|ikalawang|ikatlong|ikaapat na|ikalimang)'

/** "Lesson 2: Rocks", "Aralin 1. Paghahambing", "Day 3", "Unang Araw": a part that is taught at one time. */
const opening = new RegExp(
  `^(?:(?:lesson|chapter|day|session|meeting|topic|week|unit|part|aralin|kabanata|araw|sesyon|linggo|paksa|yunit)\\s*(?:no\\.?\\s*|bilang\\s*|#\\s*)?${counted}\\b|${ordinal}\\s+(?:araw|aralin|linggo|sesyon))\\s*[:.)–—-]*\\s*`,
  'iu',
)

/** What a heading that opens such a part calls it, and what it is about where it says so; null for another heading. */
export function divisionOf(heading: string): { label: string; title: string | null } | null {
  const text = heading.trim()
  const found = opening.exec(text)?.[0]
  if (found === undefined) return null
  const title = text
    .slice(found.length)
    .replace(/[\s:.]+$/, '')
    .trim()
  return { label: found.replace(/[\s:.)–—-]+$/, ''), title: title === '' ? null : title }
}
