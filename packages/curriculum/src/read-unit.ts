import { parted, type UnitLine, unitLinesOf } from './lines.ts'
import type { UnitProblem } from './problem.ts'
import { DayReader, dayStepOf, type Fields } from './read-day.ts'
import { factLevels, promptLevels, situationLevels, type Unit } from './unit.ts'

/** The unit that a file holds, and what could not be read. A unit with problems is never used. */
export function readUnit(
  id: string,
  source: string,
  file = `${id}.txt`,
): { unit: Unit; problems: UnitProblem[] } {
  const reader = new Reader(id, file)
  for (const line of unitLinesOf(source)) reader.take(line)
  return { unit: reader.unit, problems: reader.problems }
}

class Reader {
  readonly unit: Unit
  readonly problems: UnitProblem[] = []
  readonly #file: string
  /** What the indented lines below belong to: a fact, a situation, a class. */
  #owner: Fields | null = null
  /** The indented lines that have been and stand there once; null where they may come again, as in a day. */
  #given: Set<string> | null = null
  readonly #days: DayReader

  constructor(id: string, file: string) {
    this.#file = file
    this.unit = emptyUnit(id)
    this.#days = new DayReader(this.unit, {
      say: (line, message) => this.#say(line, message),
      owns: (fields) => {
        this.#owner = fields
        this.#given = null
      },
    })
  }

  take(line: UnitLine) {
    const field = this.#owner?.[line.name]
    if (field) return this.#fill(line, field)
    const step = dayStepOf(line.name)
    const known = step
      ? () => this.#days.takeStep(line, step)
      : (this.#blocks[line.name] ?? this.#days.fields[line.name] ?? this.#heads[line.name])
    if (!known) return this.#say(line, `"${line.name || line.text}" is not a line of a unit here`)
    if (line.text === '' && line.name !== 'second reading')
      return this.#say(line, `"${line.name}" says nothing`)
    this.#owner = null
    known(line)
  }

  #fill(line: UnitLine, field: (text: string) => void) {
    if (line.text === '') return this.#say(line, `"${line.name}" says nothing`)
    if (this.#given?.has(line.name)) return this.#say(line, `"${line.name}" stands twice`)
    this.#given?.add(line.name)
    field(line.text)
  }

  #say(line: { number: number }, message: string) {
    this.problems.push({ file: this.#file, line: line.number, message })
  }

  readonly #heads: Record<string, (line: UnitLine) => void> = {
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
    'taught in': (line) => {
      this.unit.taughtIn = line.text
    },
    nearest: (line) => {
      this.unit.nearestIn = line.text
    },
    written: (line) => {
      this.unit.written = this.#date(line)
    },
    'second reading': (line) => {
      this.unit.secondReading = line.text === '' ? '' : this.#date(line)
    },
  }

  readonly #blocks: Record<string, (line: UnitLine) => void> = {
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
      this.#owns({
        meet: (text) => {
          misconception.right = text
        },
      })
    },
  }

  #owns(fields: Fields) {
    this.#owner = fields
    this.#given = new Set()
  }

  #section(line: UnitLine) {
    if (this.#days.begin(line)) return
    this.unit.ideas.push({ title: line.text, explanation: '', terms: [], facts: [], line: line.number })
  }

  #term(line: UnitLine) {
    const parts = /^(.+?)\s+=\s+(.+?)\s*\[([^\]]+)\](, choices only)?$/.exec(line.text)
    const idea = this.unit.ideas.at(-1)
    if (!parts) return this.#say(line, 'a term reads "name = meaning [kind]"')
    if (!idea) return this.#say(line, '"term" stands under an idea')
    const [, name = '', meaning = '', kind = '', note] = parts
    const choicesOnly = note !== undefined
    const term = { name, meaning, kind, ask: '', also: [] as string[], choicesOnly, line: line.number }
    idea.terms.push(term)
    this.#owns({
      ask: (text) => {
        term.ask = text
      },
      also: (text) => {
        term.also = parted(text)
      },
    })
  }

  #fact(line: UnitLine) {
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
    this.#owns({
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

  #class(line: UnitLine) {
    const equals = line.text.indexOf(' = ')
    if (equals < 0) return this.#say(line, 'a class reads "name = member | member"')
    const found = {
      name: line.text.slice(0, equals).trim(),
      members: parted(line.text.slice(equals + 3)),
      others: [] as string[],
      ask: '',
      askNot: '',
      line: line.number,
    }
    this.unit.classes.push(found)
    this.#owns({
      ask: (text) => {
        found.ask = text
      },
      'ask not': (text) => {
        found.askNot = text
      },
      not: (text) => {
        found.others = parted(text)
      },
    })
  }

  #situation(line: UnitLine) {
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
    this.#owns({
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

  #prompt(line: UnitLine) {
    const prompt = {
      level: this.#level(line, line.text, promptLevels),
      task: '',
      lookedFor: [] as string[],
      rubric: [] as string[],
      line: line.number,
    }
    this.unit.prompts.push(prompt)
    this.#owns({
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

  #level<Level extends string>(line: UnitLine, level: string, levels: readonly Level[]): Level {
    const found = levels.find((name) => name === level)
    if (!found) this.#say(line, `the level is one of ${levels.join(', ')}, not "${level}"`)
    return found ?? (levels[0] as Level)
  }

  #date(line: UnitLine) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(line.text)) this.#say(line, `a date reads 2026-11-16, not "${line.text}"`)
    return line.text
  }
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
  taughtIn: '',
  standards: null,
  nearestIn: '',
  nearest: null,
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
