import type { ReportCard } from '@klasrum/contract/reports'
import type { WordWrite } from '@klasrum/documents/fill-word'
import { policyOf } from '@klasrum/grading/policies'
import { refuse } from '../../http/refuse.ts'
import { planCard, planPermanentRecord } from './card-form.ts'
import type { FormContent, FormLearner } from './form-content.ts'
import { emptyPlan, type Plan } from './plan.ts'
import { isThreeTerm, type ReadForm, readForm, rostersIn } from './read-form.ts'
import { planRecord } from './record-form.ts'
import { planRoster } from './roster-form.ts'
import { planWord } from './word-form.ts'

/** What a class says, as plain data that can change threads. */
type SentContent = Omit<FormContent, 'cardOf'> & { cards: ReadonlyMap<number, ReportCard> }
type Asked = {
  content: SentContent
  today: string
  /** Nobody for a form of the whole class. */
  learners: readonly (FormLearner | undefined)[]
}

/** What comes into one file. */
export type FormPlan = { file: 'workbook'; plan: Plan } | { file: 'word'; plan: Plan; words: WordWrite[] }

export const sentContent = ({ cardOf, ...content }: FormContent): SentContent => ({
  ...content,
  cards: new Map(content.learners.map(({ student_id }) => [student_id, cardOf(student_id)])),
})

/** What a form is; refuses with the reason when that cannot be told. */
export async function recogniseForm(bytes: Buffer): Promise<Pick<ReadForm, 'kind' | 'recognised'>> {
  const { kind, recognised } = await readForm(bytes)
  return { kind, recognised }
}

/** What would be written for each learner, or for the class. */
export async function planForms(
  bytes: Buffer,
  { content: sent, today, learners }: Asked,
): Promise<FormPlan[]> {
  const form = await readForm(bytes)
  const { cards, ...rest } = sent
  const cardOf = (student_id: number): ReportCard => {
    const card = cards.get(student_id)
    if (!card) throw new Error('A learner has no card.')
    return card
  }
  const content = { ...rest, cardOf }
  return learners.map((learner): FormPlan => {
    if (form.file === 'workbook')
      return { file: 'workbook', plan: planFor(form, { content, today }, learner) }
    if (!learner) return { file: 'word', plan: emptyPlan(), words: [] }
    const { writes, notes } = planWord(form.word, { content, learner, today })
    return { file: 'word', plan: { ...emptyPlan(), notes }, words: writes }
  })
}

function planFor(
  { kind, sheets }: Extract<ReadForm, { file: 'workbook' }>,
  { content, today }: { content: FormContent; today: string },
  learner: FormLearner | undefined,
): Plan {
  if (kind === 'class_record') {
    refuseOtherPeriods(isThreeTerm(sheets), content)
    return planRecord(sheets, content)
  }
  if (kind === 'sf9') return learner ? planCard(sheets, { content, learner, today }) : emptyPlan()
  if (kind === 'sf10') return learner ? planPermanentRecord(sheets, { content, learner, today }) : emptyPlan()
  return planRoster(rostersIn(sheets), kind, content)
}

function refuseOtherPeriods(inTerms: boolean, { klass }: FormContent): void {
  const { periods } = policyOf(klass.policy)
  if (inTerms !== (periods === 3))
    refuse('workbook.other_policy', { fill: { file: spoken(inTerms ? 3 : 4), ours: spoken(periods) } })
}
const spoken = (periods: number): string => (periods === 3 ? 'three terms' : 'four quarters')
