import { isDeepStrictEqual } from 'node:util'
import { declaredAnew } from '@klasrum/composer/papers/amend'
import type { Received } from '@klasrum/contract/endpoint'
import type { Material, PlanText } from '@klasrum/contract/material'
import type { editPlanHeadingEndpoint as headingShape } from '@klasrum/contract/run-documents'
import { isDeclaration, type PlanPlace, planPlaceOf } from '@klasrum/documents/papers/plan-fields'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { printable } from './edit-item-check.ts'
import { headingShownIn, mostLettersIn, withHeading } from './plan-heading.ts'
import { type OfDocument, runDocumentViewOf, saveMade, seenMade } from './run-document.ts'

type OfPlan = { id: number; file_id: number; revision: number }
type TextAsk = OfPlan & { text_id: string; lines: readonly string[] }

async function changePlan(tx: Tx, actor: Actor, ask: OfPlan, change: (material: Material) => Material) {
  const place: OfDocument & OfPlan = { ...ask, document: 'plan' }
  const made = await seenMade(tx, actor, place)
  const material = change(made.material)
  if (isDeepStrictEqual(material, made.material)) return runDocumentViewOf(made, 'plan')
  return saveMade(tx, place, { ...made, material: declaredAnew(material) })
}

export const editPlanText = (tx: Tx, actor: Actor, { text_id, lines, ...ask }: TextAsk) =>
  changePlan(tx, actor, ask, (material) => withText(material, planPlaceOf(text_id), typedLines(lines)))

type HeadingAsk = OfPlan & Omit<Received<typeof headingShape.body>, 'revision'>

export const editPlanHeading = (tx: Tx, actor: Actor, { id, file_id, revision, ...values }: HeadingAsk) =>
  changePlan(tx, actor, { id, file_id, revision }, (material) => {
    const { title, ...rest } = values
    const line = (typed: string) => printable(typed).replaceAll('\n', ' ')
    const named =
      title === undefined ? {} : { title: line(title) || fault('title', 'Please fill in this field.') }
    const given = Object.entries(rest).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null ? null : line(value) || null]],
    )
    return withHeading(material, { ...Object.fromEntries(given), ...named })
  })

function fault(path: string, message: string): never {
  return refuse('request.invalid', { errors: [{ path, message }] })
}

const mostLines = 60

/** Lines as they will be printed, without empty ones before the first and after the last. */
function typedLines(typed: readonly string[]): string[] {
  const lines = typed.flatMap((line) => line.split('\n')).map(printable)
  const first = lines.findIndex(Boolean)
  const kept = first < 0 ? [] : lines.slice(first, lines.findLastIndex(Boolean) + 1)
  return kept.length > mostLines ? fault('lines', 'Use at most 60 lines.') : kept
}

const withText = (material: Material, place: PlanPlace, lines: string[]): Material =>
  'head' in place ? withHeadText(material, place.head, lines) : withCellText(material, place, lines)

function withHeadText(material: Material, at: number, lines: string[]): Material {
  const { plan } = material
  const line = plan.header[at]
  if (!line || isDeclaration(material, line)) refuse('run.text_not_found')
  const value = lines.filter(Boolean).join(' ') || null
  const most = mostLettersIn(material, line.label)
  if (value && value.length > most) fault('lines.0', `Use at most ${most} characters.`)
  const name = headingShownIn(material, line.label)
  if (name && value !== line.value) return withHeading(material, { [name]: value })
  const header = plan.header.map((each) => (each === line ? { ...each, value } : each))
  return { ...material, plan: { ...plan, header } }
}

type CellPlace = Exclude<PlanPlace, { head: number }>

/** In one session, or in all of them. A text that is left as it was stays what it was. */
function withCellText(material: Material, { section, row, session }: CellPlace, lines: string[]): Material {
  const { plan } = material
  const cells = plan.sections[section]?.rows[row]?.cells
  if (!cells || (session !== undefined && !cells[session])) refuse('run.text_not_found')
  const written = cells.map((cell, at): PlanText => {
    const isMeant = session === undefined || session === at
    return isMeant && !isDeepStrictEqual(cell.lines, lines) ? { lines, from: 'teacher', typed: true } : cell
  })
  const sections = plan.sections.map((each, at) => ({
    ...each,
    rows: each.rows.map((one, place) => (at === section && place === row ? { ...one, cells: written } : one)),
  }))
  return { ...material, plan: { ...plan, sections } }
}
