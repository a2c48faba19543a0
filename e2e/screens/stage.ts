import type { Role } from '@klasrum/contract/fields'
import type { Page } from '@playwright/test'
import { dashboardPage } from '../pages/dashboard-page.ts'
import type { Teacher, Visitor } from '../visitor.ts'

/** What a screen may use to get into its state. */
export type Stage = { page: Page; visitor: Visitor; newTeacher: () => Promise<Teacher> }

/** Somebody new has asked for a top-up with this picture. */
export const waiting =
  (picture?: Buffer, amount = 300) =>
  async ({ visitor, newTeacher }: Stage) =>
    visitor.topUp(await visitor.signIn(await newTeacher()), { amount }, picture)

export type Screen = {
  name: string
  /** Absent: nobody is signed in. */
  as?: Role
  at: string
  /** Before the page is opened. */
  before?: (stage: Stage) => Promise<unknown>
  /** After it was opened; ends when the state is on the screen. */
  after?: (stage: Stage) => Promise<unknown>
  /** What such a state writes to the console. */
  fault?: RegExp
}

export const minutes = (count: number) => count * 60_000

export const hold = (path: string) => (stage: Stage) => stage.page.route(path, () => {})
export const lose = (path: string) => (stage: Stage) => stage.page.route(path, (route) => route.abort())
export const fail = (path: string) => (stage: Stage) =>
  stage.page.route(path, (route) => route.fulfill({ status: 503, json: {} }))

export const heading = (text: string | RegExp) => (stage: Stage) =>
  stage.page.getByRole('heading', { name: text }).first().waitFor()
export const text = (words: string | RegExp) => (stage: Stage) =>
  stage.page.getByText(words).first().waitFor()
export const press = (name: string) => (stage: Stage) =>
  stage.page.getByRole('button', { name, exact: true }).first().click()

export const inTurn =
  (...steps: ((stage: Stage) => Promise<unknown>)[]) =>
  async (stage: Stage) => {
    for (const step of steps) await step(stage)
  }

/** On the morning of a school day; nothing counts down. */
export const standStill = ({ page }: Pick<Stage, 'page'>) => page.clock.setFixedTime('2026-11-16T01:00:00Z')

/** As if nothing had happened on the page for so long. */
export const quietFor = (time: number) => async (stage: Stage) => {
  await dashboardPage(stage.page).heading.waitFor()
  await stage.page.evaluate((past) => localStorage.setItem('last-activity', String(Date.now() - past)), time)
  await stage.page.reload()
}
