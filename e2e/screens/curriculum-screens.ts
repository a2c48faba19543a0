import type { CurriculumUnit } from '@klasrum/contract/curriculum'
import { fail, heading, hold, inTurn, press, type Screen, type Stage, text } from './stage.ts'

const unit = 'science/5/water-cycle'

/** Somebody new has reported the first question of a unit. */
const reported = async ({ visitor, newTeacher }: Stage) => {
  const headers = { authorization: `Bearer ${await visitor.signIn(await newTeacher())}` }
  const { ideas } = (await visitor.ask(`/api/curriculum/units/${unit}`, { headers })) as CurriculumUnit
  await visitor.ask('/api/curriculum/mistakes', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      unit,
      line: ideas[0]?.facts[0]?.line,
      says: 'The Moon moves water too.\nSee the tides.',
    }),
  })
}

const at = (name: string, path: string, rest: Omit<Screen, 'name' | 'at'>): Screen => ({
  name: `curriculum-${name}`,
  as: 'teacher',
  at: `/curriculum${path}`,
  ...rest,
})

export const curriculumScreens: Screen[] = [
  at('list', '', { after: text(/^Showing 1 to/) }),
  at('list-found', '?search=evaporation', { after: text('The Water Cycle') }),
  at('list-none', '?search=alchemy+of+dragons', { after: heading('No topic fits') }),
  at('list-loading', '', { before: hold('**/api/curriculum/units*') }),
  at('list-failed', '', {
    before: fail('**/api/curriculum/units*'),
    after: text('The topics could not be loaded.'),
  }),
  at('topic', `/${unit}`, { after: heading('Questions') }),
  at('topic-filipino', '/araling-panlipunan/5/sinaunang-barangay', { after: heading('Questions') }),
  at('topic-answers-hidden', `/${unit}?answers=hidden`, { after: heading('Questions') }),
  at('topic-report', `/${unit}`, {
    after: inTurn(press('Report a mistake'), ({ page }) => page.getByRole('dialog').waitFor()),
  }),
  at('topic-none', '/science/5/alchemy', { after: heading('There is no such topic.') }),
  at('mistakes', '/mistakes', { as: 'admin', before: reported, after: text('See the tides.') }),
  at('mistakes-none', '/mistakes?state=closed', { as: 'admin', after: text(/closed/i) }),
]
