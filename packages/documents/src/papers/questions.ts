import type { Item } from '@klasrum/contract/material'
import type { Group, PaperBlock, PaperRun, Paragraph, Table } from '@klasrum/contract/papers'
import { isForBox } from '@klasrum/contract/word-box'
import { type NumberedItem, optionLetter, roman, sections, span } from './numbers.ts'
import { gap, paperCell, paragraph } from './paper-document.ts'
import { boxOf } from './word-box-table.ts'
import type { PaperWords } from './words.ts'

const numberWidth = 26
const short = { blank: '_'.repeat(10), width: 86 }
const long = { blank: '_'.repeat(20), width: 144 }
const after = { below: 8 }

/** All items in their order, under a heading with directions for each form. */
export const questionsOf = (items: readonly Item[], words: PaperWords): PaperBlock[] =>
  sections(items).flatMap(({ items: section, box }, place) => {
    const form = section[0]?.item.form
    if (!form) return []
    const isShort = form === 'identification' && !section.some(({ item }) => isForBox(item))
    const { title, directions: usual } = isShort ? words.shortAnswer : words.forms[form]
    const directions = box ? words.box.directions(box.repeats) : usual
    return [
      {
        kind: 'group',
        heads: true,
        blocks: [
          paragraph(`${roman(place + 1)}. ${title}`, { look: 'part' }),
          paragraph([{ text: `${words.directions} `, bold: true }, { text: directions }], { space: after }),
          ...(box ? [boxOf(box.words), gap] : []),
        ],
      },
      ...section.map(
        (each, at): Group => ({
          kind: 'group',
          item: each.item.id,
          blocks: [...rubricBefore(each.item, section[at - 1]?.item, words), ...drawn(each, words)],
        }),
      ),
    ]
  })

/** What is asked, with its picture between the question and what is answered. */
function drawn(each: NumberedItem, words: PaperWords): Group['blocks'] {
  const { drawing } = each.item
  const blocks = blocksOf(each, words)
  return drawing
    ? [...blocks.slice(0, 1), { kind: 'drawing', drawing, indent: numberWidth }, ...blocks.slice(1)]
    : blocks
}

function blocksOf({ item, first, last }: NumberedItem, words: PaperWords): Group['blocks'] {
  const number = span(first, last)
  switch (item.form) {
    case 'multiple_choice':
      return [
        questionLine(number, item.stem),
        ...item.options.map((option, place) =>
          paragraph(option, {
            label: { text: `${optionLetter(place)}.`, width: 20 },
            indent: numberWidth,
            ...(place === item.options.length - 1 && { space: after }),
          }),
        ),
      ]
    case 'true_false':
      return [answered(number, short, [{ text: item.stem }])]
    case 'modified_true_false':
      return [answered(number, long, marked(item.stem, item.marked))]
    case 'identification':
      return [answered(number, long, [{ text: blanksOf(item.stem) }])]
    case 'matching':
      return matching(item, first, words)
    case 'enumeration':
      return [
        questionLine(number, item.stem),
        ...item.answers.map((_, place) =>
          paragraph('_'.repeat(45), {
            label: { text: `${first + place}.`, width: numberWidth },
            indent: numberWidth,
            space: { above: 3, below: place === item.answers.length - 1 ? 8 : 0 },
          }),
        ),
      ]
    case 'sequencing':
      return [
        questionLine(number, item.stem),
        ...item.steps.map((step, place) =>
          paragraph(step, {
            label: { text: `_____ ${optionLetter(place)}.`, width: 56 },
            indent: numberWidth,
            space: { above: 2, below: place === item.steps.length - 1 ? 8 : 0 },
          }),
        ),
      ]
    case 'problem':
      return [
        questionLine(number, item.stem, words.points(item.points)),
        paragraph(words.problem.solution, { indent: numberWidth, space: { above: 2, below: 64 } }),
        paragraph(`${words.problem.answer} ${'_'.repeat(30)}`, { indent: numberWidth, space: after }),
      ]
    case 'essay':
      return [
        questionLine(number, item.stem, words.points(item.points)),
        { kind: 'lines', count: Math.min(14, 4 + item.points), indent: numberWidth },
        gap,
      ]
  }
}

const questionLine = (number: string, stem: string, points?: string): Paragraph =>
  paragraph(
    [
      { text: blanksOf(stem) },
      ...(points ? [{ text: ` (${points.replace(' ', '\u00A0')})`, italic: true as const }] : []),
    ],
    {
      label: { text: `${number}.`, width: number.length > 3 ? 40 : numberWidth },
      space: { below: 2 },
    },
  )

const answered = (number: string, { blank, width }: typeof short, runs: readonly PaperRun[]): Paragraph =>
  paragraph(runs, { label: { text: `${number}. ${blank}`, width }, space: { below: 6 } })

/** All blanks are as long as one another, so that none tells how long its answer is. */
const blanksOf = (stem: string): string => stem.replace(/_{2,}/g, '_'.repeat(12))

function marked(stem: string, words: string): PaperRun[] {
  const at = stem.indexOf(words)
  if (!words || at < 0) return [{ text: stem }]
  return [
    { text: stem.slice(0, at) },
    { text: words, underlined: true as const },
    { text: stem.slice(at + words.length) },
  ].filter(({ text }) => text)
}

function matching(
  { stem, premises, answers }: Extract<Item, { form: 'matching' }>,
  first: number,
  words: PaperWords,
): Group['blocks'] {
  const heads = [words.matching.premises, words.matching.answers]
  return [
    ...(stem ? [paragraph(stem, { space: { below: 4 } })] : []),
    {
      kind: 'table',
      shares: [60, 40],
      head: 0,
      ruled: false,
      rows: [
        {
          cells: heads.map((head) =>
            paperCell([paragraph([{ text: head, bold: true }], { align: 'center' })]),
          ),
        },
        {
          cells: [
            paperCell(
              premises.map((premise, place) =>
                paragraph(premise, {
                  label: { text: `${first + place}. _____`, width: 54 },
                  space: { below: 4 },
                }),
              ),
            ),
            paperCell(
              answers.map((answer, place) =>
                paragraph(answer, {
                  label: { text: `${optionLetter(place)}.`, width: 20 },
                  space: { below: 4 },
                }),
              ),
            ),
          ],
        },
      ],
    },
    gap,
  ]
}

/** Once for all essays that follow one another with the same. */
function rubricBefore(item: Item, before: Item | undefined, words: PaperWords): Group['blocks'] {
  if (item.form !== 'essay') return []
  const isSame = before?.form === 'essay' && JSON.stringify(before.rubric) === JSON.stringify(item.rubric)
  return isSame ? [] : [rubricOf(item, words), gap]
}

/** Rows may have fewer levels than others: the last then takes the room that is left. */
function rubricOf({ rubric }: Extract<Item, { form: 'essay' }>, { rubric: words }: PaperWords): Table {
  const most = Math.max(...rubric.map(({ levels }) => levels.length))
  const head = (text: string, span = 1) =>
    paperCell([paragraph([{ text, bold: true }])], { span, fill: 'head' })
  return {
    kind: 'table',
    shares: [28, ...Array.from({ length: most }, () => 72 / most)],
    head: 1,
    ruled: true,
    small: true,
    rows: [
      { cells: [head(words.criterion), head(words.levels, most)] },
      ...rubric.map(({ criterion, levels }) => ({
        cells: [
          paperCell(criterion),
          ...levels.map((level, place) =>
            paperCell(level, { span: place === levels.length - 1 ? most - levels.length + 1 : 1 }),
          ),
        ],
      })),
    ],
  }
}
