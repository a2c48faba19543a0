import { parted, type UnitLine } from './lines.ts'
import { type Day, type DayQuestion, type StepName, stepNames, type Unit } from './unit.ts'

/** What the indented lines below a line say, by their names. */
export type Fields = Record<string, (text: string) => void>

type ReaderOfUnit = {
  say: (line: { number: number }, message: string) => void
  owns: (fields: Fields) => void
}

/** Reads the days of a unit: their goals, steps, questions and checks. */
export class DayReader {
  /** The lines of a day, by their names. */
  readonly fields: Record<string, (line: UnitLine) => void>
  readonly #unit: Unit
  readonly #to: ReaderOfUnit
  #day: Day | null = null

  constructor(unit: Unit, to: ReaderOfUnit) {
    this.#unit = unit
    this.#to = to
    this.fields = this.#allFields()
  }

  /** Whether the line begins a day. One that does not ends the day before it. */
  begin(line: UnitLine): boolean {
    const [, number, title = ''] = /^day\s+(\d+)\s*:\s*(.+)$/i.exec(line.text) ?? []
    this.#day = number === undefined ? null : emptyDay(title, line.number)
    if (!this.#day) return false
    this.#unit.days.push(this.#day)
    if (Number(number) !== this.#unit.days.length) this.#to.say(line, `this is day ${this.#unit.days.length}`)
    return true
  }

  #allFields() {
    const names = ['knowledge', 'skill', 'attitude', 'help', 'more', 'assignment'] as const
    const fields: Record<string, (line: UnitLine) => void> = {}
    for (const name of names) {
      fields[name] = (line) => {
        const day = this.#openDay(line)
        if (day) day[name] = line.text
      }
    }
    fields.materials = (line) => {
      const day = this.#openDay(line)
      if (day) day.materials = parted(line.text)
    }
    fields.teaches = (line) => {
      const day = this.#openDay(line)
      const numbers = line.text.split(',').map(Number)
      if (numbers.some((number) => !this.#unit.competencies[number - 1]))
        return this.#to.say(line, `the unit has the competencies 1 to ${this.#unit.competencies.length}`)
      if (day) day.teaches = numbers
    }
    fields.ask = (line) => {
      const question = this.#question(line, line.text)
      if (question) this.#openDay(line)?.questions.push(question)
    }
    fields.value = (line) => {
      const day = this.#openDay(line)
      if (!day) return
      day.value = line.text
      this.#to.owns({
        ask: (text) => {
          day.valueQuestion = this.#question(line, text)
        },
      })
    }
    return fields
  }

  #question(line: UnitLine, text: string): DayQuestion | null {
    // The question may have an equation in it, and the answer too: what ends the question stands before the sign.
    const end = /[?.!]["”’)]* = /u.exec(text)
    const equals = end ? end.index + end[0].length - 3 : text.lastIndexOf(' = ')
    if (equals >= 0) return { ask: text.slice(0, equals).trim(), answer: text.slice(equals + 3).trim() }
    this.#to.say(line, 'a question of a day reads "question? = expected answer"')
    return null
  }

  #openDay(line: UnitLine) {
    if (!this.#day) this.#to.say(line, `"${line.name}" stands under a day`)
    return this.#day
  }

  takeStep(line: UnitLine, step: { name: StepName; minutes: number }) {
    const day = this.#openDay(line)
    if (!day) return
    const taken = { ...step, text: line.text, given: [] as string[], expected: '' }
    day.steps.push(taken)
    this.#to.owns({
      given: (text) => {
        taken.given.push(text)
      },
      ...(step.name === 'check' && {
        item: (text: string) => {
          const question = this.#question(line, text)
          if (question) day.check.push(question)
        },
      }),
      expected: (text) => {
        taken.expected = text
      },
    })
  }
}

/** `we do 12` is a step of twelve minutes. */
export function dayStepOf(name: string): { name: StepName; minutes: number } | null {
  const parts = /^(.+?)\s+(\d{1,2})$/.exec(name)
  const found = stepNames.find((step) => step === parts?.[1])
  return found ? { name: found, minutes: Number(parts?.[2]) } : null
}

const emptyDay = (title: string, line: number): Day => ({
  title,
  knowledge: '',
  skill: '',
  attitude: '',
  materials: [],
  teaches: [],
  steps: [],
  questions: [],
  check: [],
  value: '',
  valueQuestion: null,
  help: '',
  more: '',
  assignment: '',
  line,
})
