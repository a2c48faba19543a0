import { memoized } from '../memoized.ts'
import { wordsOf } from '../words.ts'

const functionWords = new Set(
  `a an the this that these those and or but nor so yet for of in on at to from by with without within into onto over under
   between among through during before after about against as than then when while where which who whom whose what why how if
   because since although though unless until it its they them their theirs he him his she her hers we us our you your i my me
   is are was were be been being am do does did done has have had having can could may might must shall should will would not
   no also too very more most much many some such each every other another both either neither own same only just even still
   there here up down out off again further once call calls called known term following one ones true best describes describe explains explain fits fit description happens
   happen refers refer statement example examples year`.split(/\s+/),
)

/** Cut back far enough that the forms of a word fall together. */
function stemOf(word: string): string {
  const bare = word.toLowerCase().replace(/['’]s?$/u, '')
  if (bare.length <= 3) return bare
  const single = bare
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh|zz)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const root = single.length > 5 ? single.replace(/(?:ation|ing|ed|ly)$/, '') : single
  return root.length < 3 ? single : root.replace(/(?:e|y)$/, '').replace(/([^aeiouls])\1$/, '$1')
}

export const englishStemsOf = memoized((text: string): ReadonlySet<string> => {
  const stems = new Set<string>()
  for (const word of wordsOf(text)) if (!functionWords.has(word.toLowerCase())) stems.add(stemOf(word))
  return stems
})

export const isEnglishFunctionWord = (word: string): boolean => functionWords.has(word.toLowerCase())

const oddPlurals =
  /(?:^|\s)(?:people|children|men|women|teeth|feet|mice|bacteria|data|phenomena|criteria|stomata|fungi|nuclei|algae|media|species|mitochondria|chromosomata|strata|larvae|vertebrae|alumni|cacti|stimuli|radii|hypotheses|analyses|bases|crises|axes)$/i
const singleInS = /(?:ss|us|is|ics|news|series|lens|gas|atlas|canvas|bias|mumps|measles|diabetes)$/i

export const isPlural = memoized((term: string): boolean => {
  const head = term.split(/\s+(?:of|in|for|with|to|from|on|by|at)\s+/u)[0] ?? term
  return oddPlurals.test(head) || (/s$/i.test(head) && !singleInS.test(head)) || /\sand\s/.test(term)
})
