const keyName =
  /^(?:\p{Lu}\s+(?=SUSI\b|ANSWER\b))?(?:(?:[IVX]{1,4}|[A-H]|\d{1,2})\s*[.)]\s*)?(?:(?:the|mga)\s+)?(?:kasagutan\s*\/\s*)?(?:key\s+answers?(?=\s*:?$)|answers?(?:[’']s|s[’'])?\s+keys?|keys?\s+(?:to|of|for)\s+(?:the\s+)?(?:corrections?|answers?)|(?:quiz|test|correction|exercise)\s+keys?|susi\s+(?:sa|ng)\s+(?:(?:mga\s+)?(?:pagwawasto|sagot|kasagutan))|gabay\s+sa\s+pagwawasto)(?=\s*(?:$|[:.–—(-]|\d|[IVX]+\b|\p{L}))/iu
const bareName = /^(?:(?:mga\s+)?(?:tamang\s+)?(?:sagot|kasagutan)|(?:correct\s+)?answers?|key)\s*:?$/iu

/** The name of a part that gives the answers. */
export const namesKey = (text: string): boolean => keyName.test(text.trim()) || bareName.test(text.trim())

export const withoutKeyName = (text: string): string =>
  text
    .trim()
    .replace(keyName, '')
    .replace(bareName, '')
    .replace(/^\s*[:.–—-]\s*/, '')
    .trim()

/** "Answer: B", alone on a line, in brackets, or at the end of a line with a capital. */
const alone =
  /^[([]?(?:(?:correct\s+|tamang\s+)?(?:answer|ans|sagot)|key answer)\s*[.:=–-]+\s*(.{1,120}?)\s*[)\]]?\.?$/iu
const atEnd =
  /\s(?:[([](?:answer|ans|sagot)\s*[.:=]+\s*([^()[\]]{1,120}?)\s*[)\]]|(?:(?:Correct |Tamang )?(?:Answer|Sagot)|Ans|ANSWER|ANS|SAGOT)\s*:\s*(.{1,120}?))\s*\.?$/u

export function answerIn(text: string): { before: string; answer: string } | null {
  const line = text.trim()
  const found = alone.exec(line) ?? atEnd.exec(line)
  const answer = (found?.[1] ?? found?.[2] ?? '').trim()
  if (!found || answer === '' || /_{2,}/.test(answer)) return null
  return { before: line.slice(0, found.index).trim(), answer }
}
