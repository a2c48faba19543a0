import { compose } from '@klasrum/composer/compose'
import { documentOfUnit } from '@klasrum/composer/sources/units/unit-document'
import type { LessonPlan, Material, MaterialSettings, PlanText } from '@klasrum/contract/material'
import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { usualSettings } from './material-of.ts'
import { readablePapers } from './paper-text.ts'

const knowledge = { entries: allEntries, unitOf }

/** What is the same in all sessions stands once, as on the page. */
function cellLines(cells: readonly PlanText[]): string[] {
  const isSame = cells.every(({ lines }) => lines.join('\n') === cells[0]?.lines.join('\n'))
  const shown = isSame ? cells.slice(0, 1) : cells
  return shown.flatMap(({ lines }, at) => [
    isSame ? '[All sessions]' : `[Session ${at + 1}]`,
    ...lines.map((line) => `  ${line}`),
  ])
}

/** A plan as one would read it: row by row, session by session. */
export function planText({ title, format, header, sections }: LessonPlan): string {
  const rows = sections.flatMap(({ title: section, rows: own }) => [
    `## ${section}`,
    ...own.flatMap(({ label, cells }) => [`### ${label}`, ...cellLines(cells)]),
  ])
  const head = header.map(({ label, value }) => `${label}: ${value ?? ''}`)
  return [`# ${title} (${format.toUpperCase()})`, ...head, ...rows].join('\n')
}

/** A show as one would watch it: what stands on each slide and what is said. */
function showText({ title, minutes, scenes }: NonNullable<Material['slides']>): string {
  const slides = scenes.flatMap(
    ({ layout, heading, points, rows, drawing, narration, pause_seconds }, at) => [
      `[${at + 1} ${layout}] ${heading}`,
      ...points.map((point) => `    | ${point}`),
      ...rows.map((row) => `    | ${row.join(' | ')}`),
      ...(drawing ? [`    (drawing: ${drawing.alt})`] : []),
      `  » ${narration}${pause_seconds > 0 ? ` (${pause_seconds} s of silence)` : ''}`,
    ],
  )
  return [`# ${title}, ${minutes} minutes`, ...slides].join('\n')
}

const showMinutes = 8

async function materialOfUnit(id: string, format: MaterialSettings['plan_format']): Promise<Material> {
  const unit = unitOf(id)
  if (!unit) throw new Error(`There is no unit "${id}".`)
  const slideshow = { minutes: showMinutes, title: '' }
  return compose([documentOfUnit(unit)], { ...usualSettings, plan_format: format, slideshow }, { knowledge })
}

/** All that a run makes of a unit alone, for judging. With `=dll` behind its name the plan is in that form, with `=show` it is the slide show. */
export async function listedUnit(named: string): Promise<string> {
  const [id = '', form] = named.split('=')
  const material = await materialOfUnit(id, form === 'dll' ? 'dll' : 'ilaw')
  if (form === 'show' && material.slides) return `##### ${id}\n${showText(material.slides)}`
  return [`##### ${id}`, ...readablePapers(material, () => 'not judged'), planText(material.plan)].join('\n')
}
