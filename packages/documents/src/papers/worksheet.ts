import type { Item, MaterialSettings } from '@klasrum/contract/material'
import type { PaperDocument } from '@klasrum/contract/papers'
import type { Language } from '@klasrum/contract/source'
import type { Paper } from '../column.ts'
import { answerKeyOf } from './answer-key.ts'
import { namedPaper } from './file-name.ts'
import { learnerLines, paperHeadOf } from './head.ts'
import { totalPointsOf } from './numbers.ts'
import { paperPart } from './question-papers.ts'
import { questionsOf } from './questions.ts'
import { paperWordsOf } from './words.ts'

export type WorksheetInput = {
  title: string
  area: string
  language: Language
  items: readonly Item[]
  paper: Paper
}

/** Problems to practise one thing, and their key on pages of its own. */
export function worksheetOf({ title, area, language, items, paper }: WorksheetInput): PaperDocument {
  const words = paperWordsOf(language)
  const heading: MaterialSettings['heading'] = {
    school: null,
    teacher: null,
    grade_and_section: null,
    learning_area: area,
    quarter: null,
    dates: null,
  }
  const headed = { settings: { heading } }
  const key = `${words.worksheet} · ${words.key.title}`
  return {
    ...namedPaper(words.worksheet, title),
    language,
    paper,
    parts: [
      paperPart(words.worksheet, 'portrait', words, [
        ...paperHeadOf(headed, words, words.worksheet, title),
        learnerLines(headed, words, totalPointsOf(items)),
        ...questionsOf(items, words),
      ]),
      paperPart(key, 'portrait', words, [
        ...paperHeadOf(headed, words, key, title),
        answerKeyOf(items, { several: false, isUnit: true }, words),
      ]),
    ],
  }
}
