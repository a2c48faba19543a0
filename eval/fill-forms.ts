import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReportCard } from '@klasrum/contract/reports'
import { fillWord } from '@klasrum/documents/fill-word'
import { fillWorkbook } from '@klasrum/documents/fill-workbook'
import { recalculated } from '@klasrum/documents/recalculate'
import { unpackZip } from '@klasrum/documents/unpack-zip'
import { policyOf } from '@klasrum/grading/policies'
import { chanceOf } from '@klasrum/skills/chance'
import { formDifferences } from '@klasrum/testkit/form-differences'
import { findLibreOffice, pdfsFromWord } from '@klasrum/testkit/libreoffice'
import { reckonGrades } from '../apps/server/src/features/gradebook/reckon-grades.ts'
import { planCard, planPermanentRecord } from '../apps/server/src/features/school-forms/card-form.ts'
import { checkGrades } from '../apps/server/src/features/school-forms/check-grades.ts'
import type { FormContent } from '../apps/server/src/features/school-forms/form-content.ts'
import {
  isThreeTerm,
  type ReadForm,
  readForm,
  rostersIn,
} from '../apps/server/src/features/school-forms/read-form.ts'
import { planRecord } from '../apps/server/src/features/school-forms/record-form.ts'
import { planRoster } from '../apps/server/src/features/school-forms/roster-form.ts'
import { planWord } from '../apps/server/src/features/school-forms/word-form.ts'
import { Refused } from '../apps/server/src/http/refuse.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const today = '2026-11-16'
const families = [
  'Santos',
  'Reyes',
  'Cruz',
  'Bautista',
  'Peña',
  'Garcia',
  'Mendoza',
  'Dela Rosa',
  'Aquino',
  'Ramos',
]
const areas = [
  'Filipino',
  'English',
  'Mathematics',
  'Science',
  'Araling Panlipunan',
  'Edukasyon sa Pagpapakatao',
  'TLE',
  'MAPEH',
  'Music',
  'Arts',
  'Physical Education',
  'Health',
]

type Room = { ww: number; pt: number; qa: number; parts: boolean }
type Weights = { ww: number; pt: number; qa: number }

/** An invented class that fits the form: its items, its scores, and the grades that the product comes to. */
function inventedClass(
  seed: number,
  {
    policy,
    room,
    weights,
    subject = 'Science',
  }: { policy: FormContent['klass']['policy']; room: Room; weights: Weights; subject?: string },
): FormContent {
  const chance = chanceOf(seed)
  const learners = Array.from({ length: 24 }, (_, index) => ({
    student_id: index + 1,
    listed_name: `${families[index % 10]}, ${index % 2 ? 'Ana' : 'Ben'} ${String.fromCharCode(65 + index)}`,
    gender: index < 12 ? ('male' as const) : ('female' as const),
    lrn: `1000000000${String(index + 10)}`,
    birth_date: `201${index % 5}-0${1 + (index % 9)}-15`,
    address: 'Purok 1',
    parent_phone: '09170000000',
  }))
  const transmuted = policy !== 'plain'
  const periods = Array.from({ length: policyOf(policy).periods }, (_, at) => {
    const quarter = at + 1
    const counts = { ww: Math.max(1, room.ww - 1), pt: Math.max(1, room.pt - 1), qa: room.qa }
    const items = (['ww', 'pt', 'qa'] as const).flatMap((category) =>
      Array.from({ length: counts[category] }, (_, index) => ({
        id: quarter * 1000 + { ww: 0, pt: 100, qa: 200 }[category] + index,
        class_id: 1,
        quarter,
        category,
        part: category === 'qa' && room.parts ? ((['st1', 'st2', 'te'] as const)[index] ?? null) : null,
        title: `${category} ${index + 1}`,
        max_score: 10 + chance.below(41),
      })),
    )
    const own = learners.map((learner) => ({
      ...learner,
      student_no: learner.lrn,
      cells: items.map(
        ({ max_score }) => Math.ceil(max_score * 0.5) + chance.below(Math.floor(max_score * 0.5) + 1),
      ),
    }))
    const kept = {
      written_work_weight: weights.ww,
      performance_task_weight: weights.pt,
      quarterly_assessment_weight: weights.qa,
    }
    const grades = reckonGrades(
      { policy, transmuted },
      {
        weights: kept,
        items: items as unknown as Parameters<typeof reckonGrades>[1]['items'],
        learners: own.map(({ student_id, cells }) => ({
          student_id,
          cells: Object.fromEntries(items.map(({ id }, place) => [id, cells[place] ?? null])),
        })),
      },
    )
    return {
      quarter,
      closed: false,
      rule: { policy, transmuted },
      weights: kept,
      items,
      learners: own,
      grades,
    }
  })
  const klass = {
    id: 1,
    school_id: 1,
    school_name: 'Malinao NHS',
    school_year: '2026-2027',
    grade_level: '8',
    section: 'Rizal',
    policy,
    subject_name: subject,
    primary_teacher_name: 'Luz Reyes',
  }
  return {
    klass,
    head: {
      school: 'Malinao NHS',
      school_code: '300123',
      district: 'Malinao',
      division: 'Aklan',
      region: 'VI',
      principal: 'Rosa Lim',
    },
    adviser: 'Luz Reyes',
    learners,
    periods: periods as unknown as FormContent['periods'],
    cardOf: (student_id): ReportCard => ({
      scope: 'all',
      school_name: klass.school_name,
      school_year: klass.school_year,
      grade_level: '8',
      section: 'Rizal',
      adviser: 'Luz Reyes',
      period: 'Quarter',
      areas: areas.map((area, at) => {
        const grades = [1, 2, 3, 4].map((quarter) => 75 + ((student_id * 7 + at * 3 + quarter) % 24))
        return {
          area,
          part_of: at > 7 ? 'MAPEH' : null,
          teacher: null,
          periods: grades,
          provisional: [false, false, false, false],
          final: Math.round(grades.reduce((sum, grade) => sum + grade, 0) / 4),
          remarks: 'Passed',
        }
      }),
      general_average: 86,
      descriptor: null,
    }),
  }
}

const roomIn = (form: Extract<ReadForm, { file: 'workbook' }>): Room => {
  const said = /(\d+) written works?, (\d+) performance tasks? and (\d+) assessments?/.exec(form.recognised)
  const parts = isThreeTerm(form.sheets)
  return { ww: Number(said?.[1] ?? 5), pt: Number(said?.[2] ?? 3), qa: Number(said?.[3] ?? 1), parts }
}

function planOf(form: Extract<ReadForm, { file: 'workbook' }>, content: FormContent) {
  const [learner] = content.learners
  if (!learner) throw new Error('nobody was invented')
  if (form.kind === 'class_record') return planRecord(form.sheets, content)
  if (form.kind === 'sf9') return planCard(form.sheets, { content, learner, today })
  if (form.kind === 'sf10') return planPermanentRecord(form.sheets, { content, learner, today })
  return planRoster(rostersIn(form.sheets), form.kind, content)
}

/** Every blank form of a folder filled: what differs from the blank, and what LibreOffice makes of it. */
export async function fillForms(folder: string, names: readonly string[]): Promise<void> {
  say('\nFilled:')
  for (const name of names) {
    const bytes = await readFile(join(folder, name))
    try {
      await fillOne(name, bytes, await readForm(bytes))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      say(
        `${name}: refused (${error.code}${error.details.fill ? ` ${JSON.stringify(error.details.fill)}` : ''})`,
      )
    }
  }
}

async function fillOne(name: string, bytes: Buffer, form: ReadForm): Promise<void> {
  say(`${name}: ${form.recognised}`)
  if (form.file === 'word') return fillOneWord(bytes, form)
  const room = roomIn(form)
  const program = findLibreOffice()
  for (const { policy, weights, subject } of classesFor(form, room)) {
    const plan = planOf(form, inventedClass(7, { policy, room, weights, subject }))
    const started = performance.now()
    const { bytes: filled, written, left } = fillWorkbook(bytes, plan.writes)
    const taken = Math.round(performance.now() - started)
    const { parts, wrong, cells } = formDifferences(bytes, filled, written)
    const all = unpackZip(bytes, everything).size
    say(
      `    ${written.length} cells written, ${left.length} formulas left alone, ${all - parts.length} of ${all} parts byte-equal (${parts.length} touched), ${cells.compared} cells compared, ${cells.forgotten} old results taken out, ${wrong.length} wrong differences; ${taken} ms`,
    )
    for (const each of [...wrong.slice(0, 3), ...plan.notes]) say(`        ${each}`)
    if (!program) say('        LibreOffice is not here.')
    else if (plan.checks.length === 0)
      say(`        LibreOffice ${(await recalculated(program, filled)) ? 'opens it' : 'FAILS'}`)
    else {
      const { formulas, differing, reasons } = await checkGrades(program, filled, plan.checks, plan.reasons)
      say(
        `        LibreOffice, ${policy}, weights ${weights.ww}/${weights.pt}/${weights.qa}: ${formulas}, ${plan.checks.length - differing.length} of ${plan.checks.length} grades are ours`,
      )
      for (const each of reasons) say(`        ${each}`)
    }
  }
}

const everything = { wanted: /./, most: 200 * 1024 * 1024 }

type Invented = { policy: FormContent['klass']['policy']; weights: Weights; subject: string }

/** Classes by the rule that the form is made for, with common weights and with those of the form's own formulas. */
function classesFor({ kind }: ReadForm, { parts }: Room): Invented[] {
  const subject = 'Oral Communication'
  if (parts) return [{ policy: 'do15-2026', weights: { ww: 20, pt: 50, qa: 30 }, subject }]
  const common = { policy: 'do8-2015' as const, subject }
  return [
    { ...common, weights: { ww: 25, pt: 50, qa: 25 } },
    ...(kind === 'class_record' ? [{ ...common, weights: { ww: 50, pt: 50, qa: 0 } }] : []),
  ]
}

async function fillOneWord(bytes: Buffer, form: Extract<ReadForm, { file: 'word' }>): Promise<void> {
  const content = inventedClass(7, {
    policy: 'do8-2015',
    room: { ww: 1, pt: 1, qa: 1, parts: false },
    weights: { ww: 30, pt: 50, qa: 20 },
  })
  const [learner] = content.learners
  if (!learner) return
  const { writes, notes } = planWord(form.word, { content, learner, today })
  const filled = fillWord(bytes, writes)
  const [before, after] = [bytes, filled].map((each) => unpackZip(each, everything))
  const differing = [...(before ?? [])]
    .filter(([part, own]) => !after?.get(part)?.equals(own))
    .map(([part]) => part)
  const opened = findLibreOffice() ? (await pdfsFromWord([filled]))[0]?.length : undefined
  say(
    `    ${writes.length} places written; parts that differ: ${differing.join(', ')} of ${before?.size}; LibreOffice ${opened ? `prints it (${opened} bytes)` : 'is not here'}`,
  )
  for (const note of notes) say(`        ${note}`)
}
