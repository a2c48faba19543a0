import { plain } from '../languages/words.ts'

const truths: readonly (readonly [name: RegExp, yes: readonly string[], no: readonly string[]])[] = [
  [/\b(?:true\s*(?:or|\/|and|if|kung)?\b.*\bfalse|t\s*(?:or|\/)\s*f)\b/iu, ['t', 'true'], ['f', 'false']],
  [/\btama\b.*\bmali\b/iu, ['t', 'tama', 'true'], ['m', 'mali', 'f', 'false']],
  [/\b(?:fact)\b.*\b(?:bluff|opinion)\b/iu, ['f', 'fact'], ['b', 'bluff']],
  [
    /\bwasto\b.*\b(?:di-?\s?wasto|hindi wasto)\b/iu,
    ['w', 'wasto'],
    ['dw', 'di wasto', 'di-wasto', 'hindi wasto'],
  ],
  [/\bcorrect\b.*\bincorrect\b/iu, ['c', 'correct'], ['i', 'incorrect']],
  [
    /\btotoo\b.*\b(?:hindi totoo|di-?totoo)\b/iu,
    ['t', 'totoo'],
    ['h', 'ht', 'hindi totoo', 'di totoo', 'di-totoo'],
  ],
]

export type Truth = { yes: readonly string[]; no: readonly string[] }

/** By which words or letters a statement is to be called true or false, where a direction asks for that. */
export function truthNames(direction: string | null): Truth | null {
  if (direction === null) return null
  if (/\bopinion\b/iu.test(direction)) return null
  const found = truths.find(([name]) => name.test(direction))
  if (!found) return null
  const [, yes, no] = found
  const written = [
    ...direction.matchAll(
      /\b(?:write|isulat ang|ilagay ang)\s+(?:(?:the letter|letrang)\s+)?["“‘]?(\p{L}{1,6})["”’]?\s+(?:if|kung|kapag)\s+(?:the (?:statement|sentence) is\s+)?(?:ito ay\s+|ang (?:pahayag|pangungusap) ay\s+)?([\p{L}-]+)/giu,
    ),
  ]
  const own = written.map(
    ([, code = '', meaning = '']) => [code.toLowerCase(), meaning.toLowerCase()] as const,
  )
  return {
    yes: [...yes, ...own.filter(([, meaning]) => yes.includes(meaning)).map(([code]) => code)],
    no: [...no, ...own.filter(([, meaning]) => no.includes(meaning)).map(([code]) => code)],
  }
}

const fewestTruths = 3

/** A key of nothing but "Tama" and "Mali" says by itself what its statements are to be called. */
export function truthOfKey(entries: readonly string[]): Truth | null {
  const written = entries.map(plain)
  const found = truths.find(
    ([, yes, no]) =>
      written.every((each) => yes.includes(each) || no.includes(each)) &&
      written.some((each) => each.length > 1 && yes.includes(each)) &&
      written.some((each) => each.length > 1 && no.includes(each)),
  )
  return found && entries.length >= fewestTruths ? { yes: found[1], no: found[2] } : null
}

export function codedTruthOf(written: string, { yes, no }: Truth): boolean | null {
  const name = plain(written)
  const is = yes.some((each) => plain(each) === name)
  const isNot = no.some((each) => plain(each) === name)
  return is === isNot ? null : is
}

export type Kind = { code: string; name: string }

/** "Tell whether each animal is Wild (W) or Tame (T)": the kinds to sort into, each with its letters. */
export function kindsIn(direction: string | null): Kind[] {
  if (direction === null) return []
  const found = [...direction.matchAll(/\b(\p{L}[\p{L}’'-]*)\s*\((\p{Lu}{1,3})\)/gu)].map(
    ([, name = '', code = '']) => ({ name, code }),
  )
  const codes = new Set(found.map(({ code }) => code))
  const fits = found.every(({ name, code }) => name.toUpperCase().startsWith(code.charAt(0)))
  return found.length >= 2 && codes.size === found.length && fits ? found : []
}

/** What a whole word calls true or false, whatever the direction says. */
export function truthOf(written: string): boolean | null {
  const name = plain(written)
  if (name === 'true' || name === 'tama') return true
  return name === 'false' || name === 'mali' ? false : null
}
