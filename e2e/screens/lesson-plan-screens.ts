import type { BankItem } from '@klasrum/contract/item-bank'
import type { Look } from '@klasrum/contract/looks'
import type { RunDocument } from '@klasrum/contract/run-documents'
import type { Run, RunListed } from '@klasrum/contract/runs'
import { photosOf } from '@klasrum/testkit/scans'
import { lessonPlanPage } from '../pages/lesson-plan-page.ts'
import { aLook, aLookAtNothing, aLookBeingRead, aLookWithUnsureLines } from './a-look.ts'
import {
  aRun,
  aRunFailed,
  aRunGoingOn,
  aRunWaiting,
  aRunWithoutExam,
  documentOf,
  someBankItems,
  someOpenQuestions,
  someRuns,
  someSpareItems,
} from './a-run.ts'
import { fail, heading, hold, inTurn, press, type Screen, type Stage, text } from './stage.ts'

const desk = '/lesson-plans'
const library = '/lesson-plans/library'
const kept = `${library}/1`
const list = '**/api/lesson-plans/runs?*'
const one = '**/api/lesson-plans/runs/1'
const documents = '**/api/lesson-plans/runs/1/files/*/documents/*'

const withRuns =
  (runs: readonly RunListed[]) =>
  ({ page }: Stage) =>
    page.route(list, (route) =>
      route.fulfill({ json: { runs, total: runs.length, total_pages: 1, more_than_total: false } }),
    )
const withRun = (run: Run) => (stage: Stage) => stage.page.route(one, (route) => route.fulfill({ json: run }))
const withDocuments = ({ page }: Stage) =>
  page.route(documents, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) as RunDocument['document']
    return route.fulfill({ json: documentOf(name) })
  })
const past = withRuns(someRuns.slice(1))
const none = withRuns([])
const made = inTurn(withRun(aRun), withDocuments)
const halfMade = inTurn(withRun(aRunWithoutExam), withDocuments, ({ page }) =>
  page.route('**/open-questions', (route) => route.fulfill({ json: someOpenQuestions })),
)
const shown = inTurn(heading('Results'), ({ page }) => page.getByRole('article').first().waitFor())
const settings = heading('What to make')

const give =
  (...names: string[]) =>
  ({ page }: Stage) =>
    lessonPlanPage(page).give(...names.map((name) => ({ name, bytes: new Uint8Array(2_000_000) })))
const turnOn = (name: string) => (stage: Stage) => stage.page.getByRole('switch', { name }).check()
const choose = (sessions: string) => (stage: Stage) =>
  stage.page.getByRole('radio', { name: sessions, exact: true }).check()
const twoFiles = give('Understanding Typhoons.docx', 'Earthquakes and Faults - Learner Material Module 2.pdf')
const withExam = inTurn(settings, twoFiles, turnOn('Exam'))
const more =
  (entry: string) =>
  async ({ page }: Stage) => {
    await page
      .getByRole('button', { name: /^More for/ })
      .nth(1)
      .click()
    await page.getByRole('menuitem', { name: entry }).click()
    await page.getByRole('dialog').waitFor()
  }
const pressNth =
  (name: RegExp, place: number) =>
  async ({ page }: Stage) => {
    await page.getByRole('button', { name }).nth(place).click()
    await page.getByRole('dialog').waitFor()
  }

const look = '**/api/lesson-plans/look'
const withLook =
  (found: Look) =>
  ({ page }: Stage) =>
    page.route('**/api/lesson-plans/look{,s/*}', (route) => route.fulfill({ json: found }))
const choosePhotos = async ({ page }: Stage) => {
  const coming = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose photos' }).click()
  const [buffer = Buffer.alloc(0)] = await photosOf()
  const photos = ['Page 1.jpg', 'Page 2.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
  await (await coming).setFiles(photos)
  await page.getByRole('button', { name: 'Page 2' }).waitFor()
}
const pressLook = ({ page }: Stage) => lessonPlanPage(page).lookAtFile.click()

const openQuestions = async ({ page }: Stage) => {
  await page.getByText('Questions in your file without an answer key').click()
  await page.getByText('They are on no paper.').waitFor()
}
const bank = '/lesson-plans/bank'
const withBank =
  (items: readonly BankItem[]) =>
  ({ page }: Stage) =>
    page.route('**/api/item-bank?*', (route) =>
      route.fulfill({
        json: { items, areas: ['Science'], total: items.length, total_pages: 1, more_than_total: false },
      }),
    )
const withMore = inTurn(withBank(someBankItems), ({ page }: Stage) =>
  page.route('**/spare-items', (route) => route.fulfill({ json: someSpareItems })),
)
const itemMenu = async ({ page }: Stage) => {
  await page
    .getByRole('button', { name: /^Change / })
    .nth(1)
    .click()
  await page.getByRole('menuitem', { name: 'Another like this' }).waitFor()
}
const openMore = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'More questions' }).click()
  await page.getByText('more from this lesson').waitFor()
}
const typeInPlan = async ({ page }: Stage) => {
  await page
    .getByRole('button', { name: /^Edit Activities, Session 2/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Activities, Session 2/ }).waitFor()
}

const onDesk = (name: string, before: Screen['before'], after: Screen['after'], at = desk): Screen => ({
  name: `lesson-plans-${name}`,
  as: 'teacher',
  at,
  before,
  after,
})

/** Each form of question, and where the first of it stands in the quiz. */
const editable = [
  ['choice', 0],
  ['truth', 4],
  ['corrected', 5],
  ['named', 6],
  ['matching', 7],
  ['listed', 8],
  ['ordered', 9],
  ['solved', 10],
  ['essay', 11],
] as const

export const lessonPlanScreens: Screen[] = [
  onDesk('start', past, withExam),
  onDesk('first-visit', none, settings),
  onDesk('show', none, inTurn(settings, choose('1'), turnOn('Slide Show'))),
  onDesk(
    'too-many',
    none,
    inTurn(settings, give('a.docx', 'b.pdf', 'c.doc', 'd.docx'), text('Maximum 3 files allowed')),
  ),
  onDesk('loading', hold(list), text('Loading your lesson plans')),
  onDesk('prices-failed', inTurn(none, fail('**/api/global-values/?*')), text('The price of a run')),
  onDesk('runs-failed', fail(list), text('Your earlier runs could not be loaded')),
  onDesk('sending', inTurn(none, hold('**/api/lesson-plans/process')), async (stage) => {
    await withExam(stage)
    await stage.page.getByRole('button', { name: /^Generate for/ }).click()
    await stage.page.getByRole('progressbar').first().waitFor()
  }),
  onDesk('not-sent', inTurn(none, fail('**/api/lesson-plans/process')), async (stage) => {
    await withExam(stage)
    await stage.page.getByRole('button', { name: /^Generate for/ }).click()
    await stage.page.getByText('Error processing files').first().waitFor()
  }),
  onDesk('looking', inTurn(none, hold(look)), inTurn(withExam, pressLook, text('Looking...'))),
  onDesk('look-failed', inTurn(none, fail(look)), inTurn(withExam, pressLook, text('The look did not come'))),
  onDesk(
    'look-being-read',
    inTurn(none, withLook(aLookBeingRead), hold('**/api/lesson-plans/looks/*/scans')),
    inTurn(withExam, pressLook, text('12 scanned pages')),
  ),
  onDesk(
    'look-unsure-lines',
    inTurn(none, withLook(aLookWithUnsureLines)),
    inTurn(withExam, pressLook, text('Lines that were not read clearly: 2')),
  ),
  onDesk('photos', none, choosePhotos),
  onDesk('look', inTurn(none, withLook(aLook)), inTurn(withExam, pressLook, text('What your files give'))),
  onDesk(
    'look-nothing',
    inTurn(none, withLook(aLookAtNothing)),
    inTurn(withExam, pressLook, text('so there is nothing to pay for')),
  ),
  onDesk('waiting', withRun(aRunWaiting), text('2 runs come first'), `${desk}?run=1`),
  onDesk('running', inTurn(withRun(aRunGoingOn), withDocuments), shown, `${desk}?run=1&document=session-1`),
  onDesk(
    'cancel',
    withRun(aRunWaiting),
    inTurn(press('Cancel run'), text('will be given back')),
    `${desk}?run=1`,
  ),
  onDesk('failed', withRun(aRunFailed), text('could not be finished'), `${desk}?run=1`),
  onDesk('done', made, shown, `${desk}?run=1`),
  onDesk('no-exam', halfMade, shown, kept),
  onDesk('open-questions', halfMade, inTurn(shown, openQuestions), kept),
  onDesk('place-question', halfMade, inTurn(shown, openQuestions, pressNth(/^Put on a paper/, 0)), kept),
  onDesk('plan-text', made, inTurn(shown, typeInPlan), kept),
  onDesk('plan-heading', made, inTurn(shown, pressNth(/^Edit heading$/, 0)), kept),
  onDesk('rewrite-plan', made, inTurn(shown, pressNth(/^Regenerate$/, 0)), kept),
  onDesk('gone', none, text('There is no such run'), `${desk}?run=999999`),
  onDesk('quiz', made, shown, `${kept}?document=session-1`),
  onDesk('exam', made, shown, `${kept}?document=exam&file=2`),
  onDesk('document-loading', inTurn(withRun(aRun), hold(documents)), text('Loading the document'), kept),
  onDesk(
    'document-failed',
    inTurn(withRun(aRun), fail(documents)),
    text('The document could not be loaded'),
    kept,
  ),
  ...editable.map(([form, place]) =>
    onDesk(`edit-${form}`, made, inTurn(shown, pressNth(/^Edit /, place)), `${kept}?document=session-1`),
  ),
  onDesk('item-menu', made, inTurn(shown, itemMenu), `${kept}?document=session-1`),
  onDesk('more', inTurn(made, withMore), inTurn(shown, openMore), `${kept}?document=session-1`),
  onDesk('bank', withMore, text('Showing 1 to 3'), bank),
  onDesk('bank-edit', withMore, inTurn(text('Showing 1 to 3'), pressNth(/^Edit/, 0)), bank),
  onDesk('bank-empty', withBank([]), text('Your bank is empty'), bank),
  onDesk('bank-failed', fail('**/api/item-bank?*'), text('The bank could not be loaded'), bank),
  onDesk('rewrite', made, inTurn(shown, pressNth(/^Regenerate$/, 0)), `${kept}?document=session-1`),
  onDesk('library', withRuns(someRuns), text('Active faults map'), library),
  onDesk('library-empty', none, text('Nothing made yet'), library),
  onDesk('library-none', none, text('No run fits'), `${library}?search=x`),
  onDesk('library-loading', hold(list), heading('Your runs'), library),
  onDesk('library-failed', fail(list), text('Your runs could not be loaded'), library),
  onDesk('duplicate', withRuns(someRuns), more('Duplicate'), library),
  onDesk('delete', withRuns(someRuns), more('Delete'), library),
  { name: 'lesson-plans-student', as: 'student', at: desk, after: text('Nothing for you here') },
  { name: 'lesson-plans-admin', as: 'admin', at: desk, before: none, after: text('cost nothing') },
]
