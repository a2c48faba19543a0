import { worksheetItems } from '@klasrum/composer/sources/skills/skill-items'
import type { FileReply, Received } from '@klasrum/contract/endpoint'
import type { downloadWorksheetEndpoint as shape } from '@klasrum/contract/skills'
import { paperFile } from '@klasrum/documents/papers/paper-file'
import { worksheetOf } from '@klasrum/documents/papers/worksheet'
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
  return paperFile(document, format)
}
