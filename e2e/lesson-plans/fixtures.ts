import { test as base, expect } from '../fixtures.ts'
import { lessonPlanPage } from '../pages/lesson-plan-page.ts'
import type { Teacher } from '../visitor.ts'
import { runsBeside } from './runs-beside.ts'

type Fixtures = {
  /** New, with 30 points, and signed in to the browser. */
  teacher: Teacher & { token: string }
  /** The lesson plans as this teacher sees them; each test opens its own address. */
  plans: ReturnType<typeof lessonPlanPage>
  /** Runs of this teacher. */
  beside: ReturnType<typeof runsBeside>
}

export const test = base.extend<Fixtures>({
  teacher: async ({ newTeacher, enterAs }, use) => {
    const teacher = await newTeacher()
    await use({ ...teacher, token: await enterAs(teacher) })
  },
  plans: async ({ page, teacher: _signedIn }, use) => use(lessonPlanPage(page)),
  beside: async ({ visitor, teacher }, use) => use(runsBeside(visitor, teacher.token)),
})

export { expect }
