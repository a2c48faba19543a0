import type { Page } from '@playwright/test'
import { accountScreens, authScreens } from './account-screens.ts'
import { classScreens } from './class-screens.ts'
import { curriculumScreens } from './curriculum-screens.ts'
import { dashboardScreens, dashboardStates, faultScreens } from './dashboard-screens.ts'
import { gradebookScreens } from './gradebook-screens.ts'
import { learnerScreens } from './learner-screens.ts'
import { lessonPlanScreens } from './lesson-plan-screens.ts'
import { deskScreens, pointsScreens } from './points-screens.ts'
import { publicScreens } from './public-screens.ts'
import { reportScreens } from './report-screens.ts'
import { schoolFormScreens } from './school-form-screens.ts'
import { schoolScreens } from './school-screens.ts'
import { slideshowScreens } from './slideshow-screens.ts'
import type { Screen, Stage } from './stage.ts'
import { workbookScreens } from './workbook-screens.ts'

/** Every screen that is built, in every state. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...authScreens,
  ...accountScreens,
  ...dashboardScreens,
  ...dashboardStates,
  ...faultScreens,
  ...pointsScreens,
  ...deskScreens,
  ...schoolScreens,
  ...classScreens,
  ...learnerScreens,
  ...gradebookScreens,
  ...workbookScreens,
  ...schoolFormScreens,
  ...reportScreens,
  ...lessonPlanScreens,
  ...slideshowScreens,
  ...curriculumScreens,
]

export async function openScreen(screen: Screen, stage: Stage): Promise<void> {
  await screen.before?.(stage)
  await stage.page.goto(screen.at)
  await screen.after?.(stage)
  await stage.page.getByRole('main').waitFor()
  await stage.page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Goes there inside the running page, as a link would. */
export const go = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)
