import { allItems } from '@klasrum/composer/papers/amend'
import { compose } from '@klasrum/composer/compose'
import { documentOfUnit } from '@klasrum/composer/sources/units/unit-document'
import type { LessonPlan, Material, MaterialSettings } from '@klasrum/contract/material'
import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { readable } from './item-text.ts'
import { usualSettings } from './material-of.ts'

const knowledge = { entries: allEntries, unitOf }

/** A plan as one would read it: row by row, session by session. */
function planText({ title, format, header, sections }: LessonPlan): string {
  const rows = sections.flatMap(({ title: section, rows: own }) => [
    `## ${section}`,
    ...own.flatMap(({ label, cells }) => [
      `### ${label}`,
      ...cells.flatMap(({ lines }, at) => [`[Session ${at + 1}]`, ...lines.map((line) => `  ${line}`)]),
    ]),
  ])
  const head = header.map(({ label, value }) => `${label}: ${value ?? ''}`)
  return [`# ${title} (${format.toUpperCase()})`, ...head, ...rows].join('\n')
}

async function materialOfUnit(id: string, format: MaterialSettings['plan_format']): Promise<Material> {
  const unit = unitOf(id)
  if (!unit) throw new Error(`There is no unit "${id}".`)
  return compose([documentOfUnit(unit)], { ...usualSettings, plan_format: format }, { knowledge })
}

/** All that a run makes of a unit alone, for judging. With `=dll` behind its name the plan is in that form. */
export async function listedUnit(named: string): Promise<string> {
  const [id = '', form] = named.split('=')
  const material = await materialOfUnit(id, form === 'dll' ? 'dll' : 'ilaw')
  return [
    `##### ${id}`,
    ...allItems(material).map((item) => readable(item, 'not judged')),
    planText(material.plan),
  ].join('\n')
}
