import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '@klasrum/testkit/chromium'
import { type Fact, median, quantile } from './measure.ts'
import { roster, wide } from './sheet-data.ts'

const slowDown = 4
const limits = { milliseconds: 50, heap: 80_000_000, chunk: 100_000 }
const openings = 5

type Browser = Awaited<ReturnType<typeof launchChromium>>
type Page = Awaited<ReturnType<Browser['newPage']>>
/** A cell of the grid; the grade is that of its row. */
type Place = { row: number; column: number }

/** Typing into a full sheet, and opening it, as the browser shows them. */
export async function benchInBrowser(
  { url, webFolder }: { url: string; webFolder: string },
  class_id: number,
  token: string,
): Promise<{ figures: Fact[]; milliseconds: { byAddress: number; pressed: number } }> {
  const browser = await launchChromium()
  const storageState = {
    cookies: [],
    origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
  }
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } })
  try {
    const path = `${url}/classes/${class_id}/gradebook?quarter=${wide.quarter}`
    const classPage = `${url}/classes/${class_id}?quarter=${wide.quarter}`
    const link = `a[href^="/classes/${class_id}/gradebook"]`
    const byAddress: number[] = []
    const pressed: number[] = []
    let asked: string[] = []
    for (let opening = 0; opening <= openings; opening += 1) {
      const page = await context.newPage()
      asked = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/education/')) asked.push(pathname)
      })
      const openedBy = await open(page, path)
      await page.close()
      const pressedAfter = await pressLink(await context.newPage(), classPage, link)
      // The first ones fill the browser's cache, as the first visit of a device does.
      if (opening === 0) continue
      byAddress.push(openedBy)
      pressed.push(pressedAfter)
    }
    const page = await context.newPage()
    await open(page, path)
    const typed = await type(page)
    const floor = await typeIntoNothing(await context.newPage())
    const heap = await heapOf(page)
    const size = chunkSize(webFolder)
    return {
      milliseconds: { byAddress: median(byAddress), pressed: median(pressed) },
      figures: [
        {
          what: 'requests for school data to open it',
          found: `${asked.length}: ${asked.map((each) => each.replace(/^\/api\/education/, '…')).join(' ')}`,
          limit: { text: '1', held: asked.length === 1 },
        },
        keysFact('key press to painted cell and grade', typed.digits),
        keysFact('Enter to painted cell', typed.enters),
        { ...keysFact('the same key on an empty page', floor), limit: undefined },
        {
          what: `heap, ${roster} × ${wide.items}`,
          found: `${(heap / 1_000_000).toFixed(1)} MB`,
          limit: { text: '< 80 MB', held: heap < limits.heap },
        },
        {
          what: 'grade-sheet chunk beyond the shell',
          found: `${(size / 1000).toFixed(1)} KB brotli`,
          limit: { text: '≤ 100 KB', held: size <= limits.chunk },
        },
      ],
    }
  } finally {
    await browser.close()
  }
}

const keysFact = (what: string, times: readonly number[]): Fact => ({
  what,
  found: `p50 ${median(times).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)} ms of ${times.length}`,
  limit: {
    text: `p95 < ${limits.milliseconds} ms`,
    held: quantile(times, 0.95) < limits.milliseconds,
  },
})

/** Milliseconds from the start of the navigation until the grades are painted. */
async function open(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' })
  await watchForGrades(page)
  return painted(page)
}

/** Milliseconds from the press on the link of the class's own page, once the pointer rests on it. */
async function pressLink(page: Page, address: string, link: string): Promise<number> {
  await page.goto(address)
  await page.hover(link)
  await page.waitForLoadState('networkidle')
  await watchForGrades(page, 'click')
  await page.click(link)
  const time = await painted(page)
  await page.close()
  return time
}

/** From the beginning of the page, or from the next event of this kind. */
const watchForGrades = (page: Page, from?: 'click'): Promise<void> =>
  page.evaluate((kind) => {
    const watch = (start: number) =>
      new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port2.onmessage = () => resolve(performance.now() - start)
        const look = () =>
          document.querySelector('[data-kind="quarterly"] b')?.textContent
            ? port1.postMessage(null)
            : requestAnimationFrame(look)
        requestAnimationFrame(look)
      })
    const shown = kind
      ? new Promise<number>((resolve) => {
          const start = ({ timeStamp }: Event) => resolve(watch(timeStamp))
          window.addEventListener(kind, start, { capture: true, once: true })
        })
      : watch(0)
    Reflect.set(window, 'painted', shown)
  }, from)

const painted = (page: Page): Promise<number> =>
  page.evaluate((): Promise<number> => Reflect.get(window, 'painted'))

async function type(page: Page): Promise<{ digits: number[]; enters: number[] }> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const times: { digits: number[]; enters: number[] } = { digits: [], enters: [] }
  // As much as an evening's work: the first dozen keys find the code cold and are counted with the others.
  for (const column of [1, 3, 5, 9]) {
    await page.keyboard.press('Control+Home')
    await page.locator(`tr[data-r="0"] td[data-c="${column}"]`).click()
    for (let row = 0; row < 45; row += 1) {
      // A digit alone is another score than those on record, and so is what the second one makes of it.
      times.digits.push(await press(page, '1', { row, column }))
      times.digits.push(await press(page, '9', { row, column }))
      times.enters.push(await press(page, 'Enter', { row, column }))
    }
  }
  await devices.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return times
}

/** One input, and a text that follows it: what the browser and the machine take for themselves. */
async function typeIntoNothing(page: Page): Promise<number[]> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.setContent(
    `<table><tr data-r="0"><td data-c="0"><input data-at="0:0" oninput="this.closest('tr').querySelector('b').textContent = this.value"></td>
      <td data-kind="quarterly"><b>0</b></td></tr></table>`,
  )
  await page.locator('input').focus()
  const times: number[] = []
  for (let digit = 0; digit < 60; digit += 1) times.push(await press(page, '1', { row: 0, column: 0 }))
  return times
}

/** From the key to the frame that shows both the cell and the grade of its row anew; for Enter, the stored cell. */
async function press(page: Page, key: string, place: Place): Promise<number> {
  await page.evaluate(
    ({ row, column, isDigit }) => {
      const inRow = (part: string) => document.querySelector(`tr[data-r="${row}"] ${part}`)
      // Looked up before the key: to search the page is no part of what the key takes.
      const cell = inRow(`td[data-c="${column}"]`)
      const grade = inRow('[data-kind="quarterly"] b')
      const at = `${row}:${column}`
      const pen = document.querySelector<HTMLInputElement>(`input[data-at="${at}"]`)
      const shown = () => pen?.value || cell?.textContent
      const before = { shown: shown(), grade: grade?.textContent }
      const isPainted = () =>
        isDigit
          ? shown() !== before.shown && grade?.textContent !== before.grade
          : pen?.dataset.at !== at && cell?.textContent === before.shown
      Reflect.set(
        window,
        'painted',
        new Promise<number>((resolve) =>
          window.addEventListener(
            'keydown',
            ({ timeStamp }) => {
              const { port1, port2 } = new MessageChannel()
              // A message sent while a frame is made arrives when it is painted.
              port2.onmessage = () => resolve(performance.now() - timeStamp)
              const look = () => (isPainted() ? port1.postMessage(null) : requestAnimationFrame(look))
              requestAnimationFrame(look)
            },
            { capture: true, once: true },
          ),
        ),
      )
    },
    { ...place, isDigit: key !== 'Enter' },
  )
  await page.keyboard.press(key)
  return painted(page)
}

async function heapOf(page: Page): Promise<number> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devices.send('Runtime.getHeapUsage')
  return usedSize
}

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** What the page loads and the shell has not loaded yet, as the server sends it. */
function chunkSize(webFolder: string): number {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8'),
  )
  const filesOf = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}.`)
    if (seen.has(chunk.file)) return seen
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file)
    for (const each of chunk.imports ?? []) filesOf(each, seen)
    return seen
  }
  const shell = filesOf('index.html')
  const beyond = [...filesOf('src/pages/gradebook.tsx')].filter((file) => !shell.has(file))
  return beyond.reduce((sum, file) => sum + statSync(join(webFolder, `${file}.br`)).size, 0)
}
