import { cellKeyOf, type Value } from '../model/values.ts'
import { allCells, type Deed, deedGradeItems, students } from './deeds.ts'
import { later } from './sample-class.ts'
import { createSheetServer } from './sheet-server.ts'
import { createWire, openSheetTab, type SheetTab, type Wire } from './sheet-tab.ts'
import { createSlowStore } from './slow-store.ts'
import { createTabHub } from './tab-hub.ts'

type Intent = { value: Value; since: number }
export type TestWriter = {
  open(): Promise<SheetTab>
  tab: SheetTab
  name: string
  wire: Wire
  /** What the writer last wanted in a cell, and how much history there was then. */
  wants: Map<string, Intent>
  /** Every value they wanted in a cell, in order. */
  wanted: Map<string, Value[]>
  /** Every value that a cell has shown them, as theirs or as another's. */
  saw: Map<string, Set<Value>>
}

function look(writer: TestWriter): void {
  const { cells, topics } = writer.tab.sheet
  for (const { item, student } of allCells) {
    const key = cellKeyOf(item, student)
    const saw = writer.saw.get(key) ?? new Set()
    writer.saw.set(key, saw)
    const note = () => {
      const { value, theirs } = cells.view(item, student)
      saw.add(value)
      if (theirs) saw.add(theirs.value)
    }
    note()
    topics.subscribe(`cell:${key}`, note)
  }
}

/** Writers with an own browser each, or with a tab each of the same browser. */
export async function gather(count: number, { sameBrowser }: { sameBrowser: boolean }) {
  const server = createSheetServer({
    items: deedGradeItems,
    learners: students.map((student) => [student, `Learner ${student}`, 'male']),
  })
  const newBrowser = () => ({ store: createSlowStore(3), hub: createTabHub(), wire: createWire() })
  const shared = newBrowser()
  const writers: TestWriter[] = []
  for (let index = 0; index < count; index += 1) {
    const { store, hub, wire } = sameBrowser ? shared : newBrowser()
    const name = sameBrowser ? 'Ana' : `Teacher ${index}`
    const open = () => openSheetTab({ server, name, wire, store, tabs: hub() })
    const notes = { wants: new Map(), wanted: new Map(), saw: new Map() }
    const writer: TestWriter = { open, tab: await settled(open()), name, wire, ...notes }
    look(writer)
    writers.push(writer)
  }
  return { server, writers }
}

async function settled<T>(opening: Promise<T>): Promise<T> {
  await later(30)
  return opening
}

/** Runs an act and notes what it makes the writer want. */
function note(writer: TestWriter, history: number, act: () => void): void {
  const { cells } = writer.tab.sheet
  const shown = () => allCells.map((cell) => cells.view(cell.item, cell.student))
  const before = shown()
  act()
  shown().forEach(({ value, state }, index) => {
    const cell = allCells[index]
    if (!cell || value === before[index]?.value) return
    const key = cellKeyOf(cell.item, cell.student)
    writer.wanted.set(key, [...(writer.wanted.get(key) ?? []), value])
    // Back at what stood there, with nothing sent: nothing is wanted any more.
    if (state === 'saved' || state === 'just saved') writer.wants.delete(key)
    else writer.wants.set(key, { value, since: history })
  })
}

export async function follow(
  deed: Deed,
  writers: readonly TestWriter[],
  history: readonly unknown[],
): Promise<void> {
  if (deed.do === 'wait') return void (await later(deed.ms))
  const writer = writers[deed.who]
  if (!writer) return
  const { tab } = writer
  const { acts, cursor, cells } = tab.sheet
  const noted = (act: () => void) => note(writer, history.length, act)
  if (deed.do === 'type') noted(() => acts.type(deed.cell, deed.text))
  if (deed.do === 'clear' || deed.do === 'excuse') {
    cursor.selectCell(deed.cell)
    noted(deed.do === 'clear' ? acts.clear : acts.excuse)
  }
  if (deed.do === 'undo') noted(() => acts.undo())
  if (deed.do === 'redo') noted(() => acts.redo())
  if (deed.do === 'wire') writer.wire.mode = deed.mode
  if (deed.do === 'online') tab.setOnline(deed.online)
  if (deed.do === 'poll' && writer.wire.online && writer.wire.mode === 'fine') tab.poll()
  if (deed.do === 'choose') {
    const cell = cells.next('conflict')
    if (!cell) return
    if (deed.whose === 'theirs')
      for (const each of sharing(writer, writers)) each.wants.delete(cellKeyOf(cell.item, cell.student))
    acts.choose(cell, deed.whose)
  }
  if (deed.do === 'reload') {
    await later(30)
    tab.close()
    writer.tab = await settled(writer.open())
    look(writer)
  }
}

const sharing = ({ name }: TestWriter, writers: readonly TestWriter[]) =>
  writers.filter((each) => each.name === name)

export async function comeToRest(writers: readonly TestWriter[]): Promise<void> {
  for (const { tab, wire } of writers) {
    wire.mode = 'fine'
    tab.setOnline(true)
    tab.queue.resume()
  }
  await later(90_000)
  for (let round = 0; round < 3; round += 1) {
    for (const { tab } of writers) tab.poll()
    await later(2_000)
  }
}
