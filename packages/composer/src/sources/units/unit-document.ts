import type { Block, SourceDocument } from '@klasrum/contract/source'
import { unitLabelOf } from '@klasrum/curriculum/entry'
import { gradeOfSection } from '@klasrum/curriculum/read-standards'
import type { Unit } from '@klasrum/curriculum/unit'

type Text = { heading: string; level: number } | { text: string } | { items: string[] }

/** A unit as a file would say it, for a run that begins from a topic of the curriculum. */
export function documentOfUnit(unit: Unit): SourceDocument {
  const texts: Text[] = [
    { heading: unit.title, level: 1 },
    ...unit.ideas.flatMap(({ title, explanation, terms }): Text[] => [
      { heading: title, level: 2 },
      { text: explanation },
      ...(terms.length > 0 ? [{ items: terms.map(({ name, meaning }) => `${name}: ${meaning}`) }] : []),
    ]),
  ]
  return {
    file_name: unitLabelOf(unit).slice(0, 255),
    kind: 'unit',
    unit: unit.id,
    title: unit.title,
    language: unit.language,
    pages: null,
    blocks: texts.map((text, at) => blockOf(text, at + 1, unit)),
    pictures: [],
    plan: {
      objectives: unit.days
        .flatMap(({ knowledge, skill, attitude }) => [knowledge, skill, attitude])
        .slice(0, 60),
      competencies: unit.competencies,
      content_standard: null,
      performance_standard: null,
      // Of several grades the one that teaches it: a plan is for one class.
      grade_level: `Grade ${gradeOfSection(unit.taughtIn) || unit.grades.join('–')}`,
      learning_area: unit.area,
      quarter: null,
    },
    notes: [],
  }
}

function blockOf(text: Text, number: number, { language }: Unit): Block {
  const place = { page: null, number, language, terms: [] }
  if ('heading' in text) return { ...place, kind: 'heading', level: text.level, text: text.heading }
  if ('items' in text) return { ...place, kind: 'list', ordered: false, items: text.items }
  return { ...place, kind: 'paragraph', text: text.text }
}
