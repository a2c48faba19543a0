import { type Block, SourceDocument } from '@klasrum/contract/source'

type Given = Partial<Omit<SourceDocument, 'blocks'>>

function blockOf(paragraph: string, number: number, language: SourceDocument['language']): Block {
  const place = { page: 1, number, language, terms: [] }
  const [, signs = '', heading = ''] = /^(#{1,6}) (.+)$/.exec(paragraph) ?? []
  if (heading) return { ...place, kind: 'heading', level: signs.length, text: heading }
  const lines = paragraph.split('\n')
  return lines.every((line) => /^(?:-|\d+\.) /.test(line))
    ? {
        ...place,
        kind: 'list',
        ordered: /^\d/.test(paragraph),
        items: lines.map((line) => line.replace(/^\S+ /, '')),
      }
    : { ...place, kind: 'paragraph', text: lines.join(' ') }
}

/** A file with these blocks and nothing else. */
export const documentWith = (
  language: SourceDocument['language'],
  blocks: readonly Block[],
  given: Given = {},
): SourceDocument => ({
  file_name: 'lesson.docx',
  kind: 'docx',
  title: null,
  pages: 1,
  pictures: [],
  plan: {
    objectives: [],
    competencies: [],
    content_standard: null,
    performance_standard: null,
    grade_level: null,
    learning_area: null,
    quarter: null,
  },
  notes: [],
  ...given,
  language,
  blocks: [...blocks],
})

/** What reading a file would give, from paragraphs with empty lines between: "# " heads, "- " or "1. " lists. */
export function sourceDocument(text: string, given: Given = {}): SourceDocument {
  const language = given.language ?? 'en'
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, at) => blockOf(paragraph, at + 1, language))
  return SourceDocument.parse(documentWith(language, blocks, given))
}
