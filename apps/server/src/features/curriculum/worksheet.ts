import { worksheetItems } from '@klasrum/composer/skills/skill-items'
import type { FileReply, Received } from '@klasrum/contract/endpoint'
import type { downloadWorksheet as shape } from '@klasrum/contract/skills'
import { docxOf } from '@klasrum/documents/docx/docx'
import { worksheetOf } from '@klasrum/documents/papers/worksheet'
import { paperPdfOf } from '@klasrum/documents/papers-pdf/paper-pdf'
import { fileTypes } from '../materials/download-run-document.ts'
import { skillAt } from './skills.ts'

export async function downloadWorksheet(
  address: Received<typeof shape.params>,
  { count, format, paper, seed, ...wanted }: Received<typeof shape.query>,
): Promise<Received<typeof FileReply>> {
  const { skill, grade, language } = skillAt(address, wanted)
  const document = worksheetOf({
    title: skill.name[language],
    area: `${skill.area} ${grade}`,
    language,
    items: worksheetItems(skill, { count, seed, grade, language }),
    paper,
  })
  return {
    type: fileTypes[format],
    name: `${document.fileName}.${format}`,
    bytes: await (format === 'pdf' ? paperPdfOf(document) : docxOf(document)),
  }
}
