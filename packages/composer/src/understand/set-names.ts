import { plain } from '../languages/words.ts'

export const countedSetName =
  /^((?:task|activity|exercise|gawain|pagsasanay|test|part|set|quiz|lesson|aralin|bahagi|worksheet|pagtataya|pagsusulit|pagsubok|assessment|situation|drill|unit)\s*(?:no\.?\s*|#\s*|blg\.?\s*)?(?:\d{1,2}|[ivx]{1,4}|[a-e]))\b/iu

const formOfTest =
  /^(?:test\s+)?(?:(?:[A-E]|[IVX]{1,4}|\d)\s*[.:)]\s*)?(?:multiple[\s-]choice|(?:modified\s+)?true or false|matching type|identification|enumeration|essay|fill in the blanks?|tama o mali|maramihang pagpipilian|pagtatambal|pagtutugma|pagkakakilanlan|sanaysay)\b/iu

/** "B. True or False": a part of a test by its form, which the name of the test stands above. */
export const isFormName = (name: string): boolean => formOfTest.test(name.trim())

/** Whether a name is that of a part, "Activity 1" or "B. True or False", of which a lesson may have several. */
export const isPartName = (name: string): boolean => isFormName(name) || countedPart.test(name.trim())
const countedPart =
  /^(?:task|activity|exercise|gawain|pagsasanay|part|set|bahagi|worksheet|situation|drill)\s*(?:no\.?\s*|#\s*|blg\.?\s*)?(?:\d{1,2}|[ivx]{1,4}|[a-e])\b/iu

/** What a set is called in a key: "Task 1" for "TASK 1: NAME THE PARTS", "Pretest" for "What to do first (Pretest)". */
export function setLabelOf(name: string): string {
  const inBrackets = /\(([^)]*)\)\s*:?$/.exec(name)?.[1] ?? ''
  if (isTestName(inBrackets)) return plain(inBrackets)
  const bare = name
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[’']/g, '')
    .replace(/^(.{3,})[:–-]\s*(.*)$/, (whole, before, form) => (isFormName(form) ? before : whole))
    .replace(/^[A-E]\s*[.)]\s*/, (letter, _at, whole) => (isFormName(whole) ? '' : letter))
    .trim()
  return plain(countedSetName.exec(bare)?.[1] ?? bare.replace(/^[\dIVX]{1,4}[.)]\s+/, ''))
}

/** What comes before the lesson and what comes after it has many names; a module has one test of each. */
const tests: Readonly<Record<string, readonly string[]>> = {
  before: [
    'pretest',
    'preassessment',
    'diagnostictest',
    'whatiknow',
    'subukin',
    'paunangpagtataya',
    'paunangpagsusulit',
    'panimulangpagtataya',
    'panimulangpagsusulit',
    'paunangpagsubok',
    'panimulangpagsubok',
  ],
  after: [
    'posttest',
    'postassessment',
    'assessment',
    'evaluation',
    'tayahin',
    'pagtataya',
    'pangwakasnapagtataya',
    'pangwakasnapagsusulit',
    'panghulingpagtataya',
    'panghulingpagsusulit',
    'panapusnapagtataya',
  ],
}

const joined = (label: string) => label.replace(/[\s-]+/g, '')
const sorted = (label: string) => label.split(' ').sort().join(' ')

/** Whether a set is the test before the lesson or the one after it, by its name. */
export const testOf = (label: string): string | null =>
  Object.keys(tests).find((test) => tests[test]?.includes(joined(label))) ?? null

export const isTestName = (text: string): boolean => testOf(plain(text.replace(/[’']/g, ''))) !== null

const page = /\s*[,(–-]?\s*\b(?:pahina|pages?|pp?\.)\s+[\divxlc]+.*$/iu

/** Which of the labels of a file's sets a key means by a name; null where it means none of them. */
export function labelMeant(name: string, labels: readonly string[]): string | null {
  const bare = name.replace(page, '')
  const written = plain(bare.replace(/[’']/g, ''))
  const own = [setLabelOf(bare), written].find((each) => labels.includes(each))
  if (own !== undefined) return own
  const close = labels.filter((label) => joined(label) === joined(written))
  if (close.length === 1) return close[0] ?? null
  // "What can I do" for "What I Can Do".
  const sameWords = labels.filter((label) => sorted(label) === sorted(written))
  if (sameWords.length === 1) return sameWords[0] ?? null
  const inside = labels
    .filter(
      (label) =>
        label.length > 3 && (written.endsWith(` ${label}`) || new RegExp(`^${label} [a-e]$`).test(written)),
    )
    .sort((one, other) => other.length - one.length)
  if (inside[0] !== undefined) return inside[0]
  const test = testOf(written)
  const same = test === null ? [] : labels.filter((label) => testOf(label) === test)
  return same.length === 1 ? (same[0] ?? null) : null
}
