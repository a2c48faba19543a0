import type { Block, Language, SourceDocument } from '@klasrum/contract/source'

type Part =
  | string
  | readonly string[]
  | { list: readonly string[]; bold?: readonly string[] }
  | { table: readonly (readonly string[])[] }
  | { picture: number }

/** A file as it is read, written short: "## " heads, arrays are lists whose numbers or letters are gone. */
export function fileOf(language: Language, ...parts: readonly Part[]): SourceDocument {
  const blocks = parts.map((part, at): Block => {
    const place = { page: 1, number: at + 1, language, terms: [] as string[] }
    if (typeof part === 'string') {
      const [, signs = '', heading = ''] = /^(#{1,6}) (.+)$/.exec(part) ?? []
      return heading
        ? { ...place, kind: 'heading', level: signs.length, text: heading }
        : { ...place, kind: 'paragraph', text: part }
    }
    if ('picture' in part) return { ...place, kind: 'picture', picture: part.picture }
    if ('table' in part)
      return { ...place, kind: 'table', head: false, rows: part.table.map((row) => [...row]) }
    const items = 'list' in part ? part.list : part
    const terms = 'list' in part ? [...(part.bold ?? [])] : []
    return { ...place, terms, kind: 'list', ordered: true, items: [...items] }
  })
  return {
    file_name: 'lesson.docx',
    kind: 'docx',
    title: null,
    language,
    pages: 1,
    blocks,
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
  }
}
