import type { Block, Language, SourceDocument } from '@klasrum/contract/source'
import fc from 'fast-check'
import { documentWith } from './source-document.ts'

const things = {
  en: ['root', 'stem', 'leaf', 'flower', 'seed', 'pollen', 'stoma', 'petal', 'nectar', 'bud'],
  fil: ['ugat', 'tangkay', 'dahon', 'bulaklak', 'buto', 'punla', 'talulot', 'nektar', 'bunga', 'usbong'],
} as const

const sentence = (language: Language, one: string, other: string, form: number): string => {
  const english = [
    `A ${one} is the part of a plant that works together with the ${other}.`,
    `The ${one} grows well because the ${other} brings water to it.`,
    `It also protects the ${other} from strong wind and heavy rain.`,
    `Farmers look at the ${one} before they care for the ${other}.`,
  ]
  const filipino = [
    `Ang ${one} ay bahagi ng halaman na katulong ng ${other}.`,
    `Lumalago ang ${one} dahil nagdadala ng tubig ang ${other}.`,
    `Iniingatan din nito ang ${other} laban sa malakas na hangin at ulan.`,
    `Tinitingnan ng mga magsasaka ang ${one} bago alagaan ang ${other}.`,
  ]
  return (language === 'en' ? english : filipino)[form % 4] ?? ''
}

type Drawn = { one: number; other: number; form: number }

const textOf = (language: Language, drawn: readonly Drawn[]) =>
  drawn
    .map(({ one, other, form }) =>
      sentence(language, things[language][one] ?? '', things[language][other] ?? '', form),
    )
    .join(' ')

const drawn = fc.array(fc.record({ one: fc.nat(9), other: fc.nat(9), form: fc.nat(3) }), {
  minLength: 1,
  maxLength: 6,
})
const part = fc.record({
  level: fc.integer({ min: 1, max: 3 }),
  headed: fc.boolean(),
  paragraphs: fc.array(drawn, { maxLength: 4 }),
  list: fc.option(fc.uniqueArray(fc.nat(9), { minLength: 2, maxLength: 8 })),
  ordered: fc.boolean(),
  table: fc.option(fc.uniqueArray(fc.nat(9), { minLength: 2, maxLength: 6 })),
})

/** A file of that language with headings, paragraphs, lists and tables as they come. */
export const documentIn = (language: Language, name = 'lesson.docx'): fc.Arbitrary<SourceDocument> =>
  fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => {
    const blocks: Block[] = []
    const place = () => ({
      page: 1 + Math.floor(blocks.length / 10),
      number: blocks.length + 1,
      language,
      terms: [],
    })
    parts.forEach(({ level, headed, paragraphs, list, ordered, table }, at) => {
      const names = things[language]
      const title = language === 'en' ? `Care of the ${names[at % 10]}` : `Pag-aalaga ng ${names[at % 10]}`
      if (headed) blocks.push({ ...place(), kind: 'heading', level, text: `${title} ${at + 1}` })
      for (const said of paragraphs)
        blocks.push({ ...place(), kind: 'paragraph', text: textOf(language, said) })
      if (list)
        blocks.push({ ...place(), kind: 'list', ordered, items: list.map((thing) => names[thing] ?? '') })
      if (table) {
        const head = language === 'en' ? ['Part', 'Work'] : ['Bahagi', 'Gawain']
        const rows = table.map((thing) => [
          names[thing] ?? '',
          textOf(language, [{ one: thing, other: 0, form: 3 }]),
        ])
        blocks.push({ ...place(), kind: 'table', head: true, rows: [head, ...rows] })
      }
    })
    return documentWith(language, blocks, { file_name: name, pages: 3 })
  })
