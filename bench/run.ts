import { benchLists } from './lists.ts'
import { print } from './measure.ts'
import { benchPlaces } from './places.ts'
import { benchTeachers } from './teachers.ts'

/** Every figure is a ratio or a time measured in this run; nothing is compared with another machine. */
const results = [
  await benchLists('postgres'),
  await benchLists('embedded'),
  await benchPlaces(),
  await benchTeachers(),
]
const held = results.map(({ title, figures }) => print(title, figures))
process.exitCode = held.every(Boolean) ? 0 : 1
