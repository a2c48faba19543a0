import { type Line, linesOf, parted } from './lines.ts'
import type { Problem } from './problem.ts'
import {
  type Day,
  type DayQuestion,
  factLevels,
  promptLevels,
  type StepName,
  situationLevels,
  stepNames,
  type Unit,
} from './unit.ts'

/** The unit that a file holds, and what could not be read. A unit with problems is never used. */
export function readUnit(
  id: string,
  source: string,
  file = `${id}.txt`,
): { unit: Unit; problems: Problem[] } {
  const reader = new Reader(id, file)
  for (const line of linesOf(source)) reader.take(line)
  return { unit: reader.unit, problems: reader.problems }
}

type Owner = { fields: Record<string, (text: string) => void>; name: string }

class Reader {
  readonly unit: Unit
  readonly problems: Problem[] = []
  readonly #file: string
  /** What the indented lines below belong to: a fact, a situation, a class. */
  #owner: Owner | null = null
  #day: Day | null = null

  constructor(id: string, file: string) {
    this.#file = file
    this.unit = emptyUnit(id)
  }

  take(line: Line) {
    const field = this.#owner?.fields[line.name]
    if (field) return this.#fill(line, field)
    const step = stepOf(line.name)
    const known = step
      ? () => this.#takeStep(line, step)
      : (this.#blocks[line.name] ?? this.#heads[line.name])
    if (!known) return this.#say(line, `"${line.name || line.text}" is not a line of a unit here`)
    if (line.text === '' && line.name !== 'second reading')
      return this.#say(line, `"${line.name}" says nothing`)
    this.#owner = null
    known(line)
  }

  #fill(line: Line, field: (text: string) => void) {
    if (line.text === '') return this.#say(line, `"${line.name}" says nothing`)
    field(line.text)
  }

  #say(line: { number: number }, message: string) {
    this.problems.push({ file: this.#file, line: line.number, message })
  }

  readonly #heads: Record<string, (line: Line) => void> = {
    unit: (line) => {
      this.unit.title = line.text
    },
    area: (line) => {
      this.unit.area = line.text
    },
    grades: (line) => {
      this.unit.grades = gradesOf(line.text)
      if (this.unit.grades.length === 0)
        this.#say(line, `"${line.text}" is not a grade from 1 to 12 or a range of them`)
    },
    language: (line) => {
      if (line.text === 'en' || line.text === 'fil') this.unit.language = line.text
      else this.#say(line, `the language is en or fil, not "${line.text}"`)
    },
    names: (line) => {
      this.unit.names = parted(line.text)
    },
    cues: (line) => {
      this.unit.cues = parted(line.text)
    },
    competency: (line) => {
      const coded = /^(.*?)\s*\[([^\]]+)\]$/.exec(line.text)
      this.unit.competencies.push(
        coded ? { text: coded[1] ?? '', code: coded[2] ?? '' } : { text: line.text, code: null },
      )
    },
    written: (line) => {
      this.unit.written = this.#date(line)
    },
    'second reading': (line) => {
      this.unit.secondReading = line.text === '' ? '' : this.#date(line)
    },
  }

  readonly #blocks: Record<string, (line: Line) => void> = {
    '==': (line) => this.#section(line),
    explain: (line) => {
      const idea = this.unit.ideas.at(-1)
      if (idea) idea.explanation = line.text
      else this.#say(line, '"explain" stands under an idea')
    },
    term: (line) => this.#term(line),
    fact: (line) => this.#fact(line),
    class: (line) => this.#class(line),
    order: (line) => {
      const [name = '', ...steps] = parted(line.text)
      this.unit.orders.push({ name, steps, line: line.number })
    },
    situation: (line) => this.#situation(line),
    prompt: (line) => this.#prompt(line),
    misconception: (line) => {
      const misconception = { wrong: line.text, right: '', line: line.number }
      this.unit.misconceptions.push(misconception)
      this.#owns('misconception', {
        meet: (text) => {
          misconception.right = text
        },
      })
    },
    ...this.#dayFields(),
  }

  #owns(name: string, fields: Owner['fields']) {
    this.#owner = { name, fields }
  }

  #section(line: Line) {
    const day = /^day\s+(\d+)\s*:\s*(.+)$/i.exec(line.text)
    if (!day) {
      this.#day = null
      this.unit.ideas.push({ title: line.text, explanation: '', terms: [], facts: [], line: line.number })
      return
    }
    this.#day = emptyDay(day[2] ?? '', line.number)
    this.unit.days.push(this.#day)
    if (Number(day[1]) !== this.unit.days.length) this.#say(line, `this is day ${this.unit.days.length}`)
  }

  #term(line: Line) {
    const parts = /^(.+?)\s+=\s+(.+?)\s*\[([^\]]+)\]$/.exec(line.text)
    const idea = this.unit.ideas.at(-1)
    if (!parts) return this.#say(line, 'a term reads "name = meaning [kind]"')
    if (!idea) return this.#say(line, '"term" stands under an idea')
    const [, name = '', meaning = '', kind = ''] = parts
    idea.terms.push({ name, meaning, kind, line: line.number })
  }

  #fact(line: Line) {
    const idea = this.unit.ideas.at(-1)
    if (!idea) return this.#say(line, '"fact" stands under an idea')
    const [level = '', note] = line.text.split(',').map((part) => part.trim())
    if (note !== undefined && note !== 'choices only')
      this.#say(line, `"${note}" is not known; "choices only" is`)
    const fact = {
      level: this.#level(line, level, factLevels),
      before: '',
      answer: '',
      after: '',
      ask: '',
      wrong: [] as string[],
      why: '',
      also: [] as string[],
      choicesOnly: note === 'choices only',
      line: line.number,
    }
    idea.facts.push(fact)
    this.#owns('fact', {
      say: (text) => {
        const parts = /^([^{}]*)\{([^{}]+)\}([^{}]*)$/.exec(text)
        if (!parts) return this.#say(line, 'a statement has one {slot}')
        fact.before = parts[1] ?? ''
        fact.answer = (parts[2] ?? '').trim()
        fact.after = parts[3] ?? ''
      },
      ask: (text) => {
        fact.ask = text
      },
      not: (text) => {
        fact.wrong = parted(text)
      },
      why: (text) => {
        fact.why = text
      },
      also: (text) => {
        fact.also = parted(text)
      },
    })
  }

  #class(line: Line) {
    const equals = line.text.indexOf(' = ')
    if (equals < 0) return this.#say(line, 'a class reads "name = member | member"')
    const found = {
      name: line.text.slice(0, equals).trim(),
      members: parted(line.text.slice(equals + 3)),
      others: [] as string[],
      line: line.number,
    }
    this.unit.classes.push(found)
    this.#owns('class', {
      not: (text) => {
        found.others = parted(text)
      },
    })
  }

  #situation(line: Line) {
    const situation = {
      level: this.#level(line, line.text, situationLevels),
      case: '',
      ask: '',
      answer: '',
      wrong: [] as string[],
      why: '',
      line: line.number,
    }
    this.unit.situations.push(situation)
    this.#owns('situation', {
      case: (text) => {
        situation.case = text
      },
      ask: (text) => {
        situation.ask = text
      },
      answer: (text) => {
        situation.answer = text
      },
      not: (text) => {
        situation.wrong = parted(text)
      },
      why: (text) => {
        situation.why = text
      },
    })
  }

  #prompt(line: Line) {
    const prompt = {
      level: this.#level(line, line.text, promptLevels),
      task: '',
      lookedFor: [] as string[],
      rubric: [] as string[],
      line: line.number,
    }
    this.unit.prompts.push(prompt)
    this.#owns('prompt', {
      task: (text) => {
        prompt.task = text
      },
      'looked for': (text) => {
        prompt.lookedFor = parted(text)
      },
      rubric: (text) => {
        prompt.rubric = parted(text)
      },
    })
  }

  #dayFields() {
    const names = ['knowledge', 'skill', 'attitude', 'help', 'more', 'assignment'] as const
    const fields: Record<string, (line: Line) => void> = {}
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
      if (numbers.some((number) => !this.unit.competencies[number - 1]))
        return this.#say(line, `the unit has the competencies 1 to ${this.unit.competencies.length}`)
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
      this.#owns('value', {
        ask: (text) => {
          day.valueQuestion = this.#question(line, text)
        },
      })
    }
    return fields
  }

  #question(line: Line, text: string): DayQuestion | null {
    // The question may have an equation in it, and the answer too: what ends the question stands before the sign.
    const end = /[?.!]["”’)]* = /u.exec(text)
    const equals = end ? end.index + end[0].length - 3 : text.lastIndexOf(' = ')
    if (equals >= 0) return { ask: text.slice(0, equals).trim(), answer: text.slice(equals + 3).trim() }
    this.#say(line, 'a question of a day reads "question? = expected answer"')
    return null
  }

  #openDay(line: Line) {
    if (!this.#day) this.#say(line, `"${line.name}" stands under a day`)
    return this.#day
  }

  #takeStep(line: Line, step: { name: StepName; minutes: number }) {
    const day = this.#openDay(line)
    if (!day) return
    const taken = { ...step, text: line.text, given: [] as string[], expected: '' }
    day.steps.push(taken)
    this.#owns('step', {
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

  #level<Level extends string>(line: Line, level: string, levels: readonly Level[]): Level {
    const found = levels.find((name) => name === level)
    if (!found) this.#say(line, `the level is one of ${levels.join(', ')}, not "${level}"`)
    return found ?? (levels[0] as Level)
  }

  #date(line: Line) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(line.text)) this.#say(line, `a date reads 2026-11-16, not "${line.text}"`)
    return line.text
  }
}

/** `we do 12` is a step of twelve minutes. */
function stepOf(name: string): { name: StepName; minutes: number } | null {
  const parts = /^(.+?)\s+(\d{1,2})$/.exec(name)
  const found = stepNames.find((step) => step === parts?.[1])
  return found ? { name: found, minutes: Number(parts?.[2]) } : null
}

function gradesOf(text: string): number[] {
  const range = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(text)
  if (!range) return []
  const first = Number(range[1])
  const last = Number(range[2] ?? range[1])
  if (first < 1 || last > 12 || last < first) return []
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}

const emptyUnit = (id: string): Unit => ({
  id,
  title: '',
  area: '',
  grades: [],
  language: 'en',
  names: [],
  cues: [],
  competencies: [],
  ideas: [],
  classes: [],
  orders: [],
  situations: [],
  prompts: [],
  misconceptions: [],
  days: [],
  told: null,
  written: '',
  secondReading: '',
})

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
