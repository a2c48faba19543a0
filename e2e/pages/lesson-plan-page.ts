import { wordType } from '@klasrum/testkit/lesson-files'
import type { Download, Page } from '@playwright/test'

export type GivenFile = { name?: string; bytes: Uint8Array; type?: string }

/** A lesson as a file input takes it. */
export const toUpload = ({ name = 'Plants.docx', bytes, type = wordType }: GivenFile) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes),
})

/** Where lessons are uploaded, watched, looked at and changed. */
export function lessonPlanPage(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const files = page.getByRole('list', { name: 'Files' })
  return {
    messages: page.getByRole('region', { name: 'Messages' }),
    problem: page.getByRole('alert'),
    button,
    files,
    give: (...given: GivenFile[]) => page.getByLabel('Choose files').setInputFiles(given.map(toUpload)),
    /** The files of a run that is done are folded away. */
    unfold: () => button(/^\d files?(?:, \d failed)?$/).click({ timeout: 60_000 }),
    row: (name: string) => files.getByRole('listitem').filter({ hasText: name }),
    sessions: (count: number) => page.getByRole('radio', { name: String(count), exact: true }),
    quizItems: page.getByRole('textbox', { name: 'Quiz items' }),
    exam: page.getByRole('switch', { name: 'Exam' }),
    count: (level: string) => page.getByRole('textbox', { name: level, exact: true }),
    examItems: page.getByRole('textbox', { name: 'Exam items' }),
    examTotal: (items: number) => page.getByText(`Total exam items ${items}`, { exact: true }),
    show: page.getByRole('switch', { name: 'Slide Show' }),
    lookAtFile: button(/^See what can be made — free$/),
    /** Begins a run without a look. */
    generate: button(/^Generate for .* now$/),
    /** Pays for what the look has shown. */
    makeIt: button(/^Make it ·/),
    lookedAt: (name: string) => page.getByRole('region', { name }),
    run: page.getByRole('region', { name: 'This run' }),
    progress: page.getByRole('region', { name: 'Progress', exact: true }),
    earlier: page.getByRole('region', { name: 'Earlier runs' }),
    results: page.getByRole('region', { name: 'Results' }),
    tab: (name: string | RegExp) => page.getByRole('tab', { name }),
    /** Chooses an entry of the menu of the first question that begins so. */
    choose: async (entry: string, stem = '') => {
      await button(`Change ${stem}`).first().click()
      await page.getByRole('menuitem', { name: entry }).click()
    },
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
  }
}

/** Presses something and answers with the file it brings. */
export async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const coming = page.waitForEvent('download')
  await press()
  return coming
}
