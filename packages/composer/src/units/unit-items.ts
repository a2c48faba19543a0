import type { Bloom } from '@klasrum/contract/material'
import type { Fact, Situation, Term, Unit } from '@klasrum/curriculum/unit'
import { type Chance, hashOf } from '@klasrum/skills/chance'
import { type Candidate, difficultyOf } from '../items/candidate.ts'
import type { Lesson } from '../lesson.ts'
import type { Topic } from '../outline.ts'
import { tongueOf } from '../tongues.ts'
import { mentions, upperFirst, wordsOf } from '../words.ts'
import { type Known, type PlacedUnit, placedUnits } from './placed-unit.ts'

/** Above what is made of single sentences: these were written as questions and read twice. */
const worth = { choice: 0.95, typed: 0.9, stated: 0.85, ordered: 0.9, prompt: 0.9 }

/** Answers that are written in a blank. */
const mostTyped = 3

type Writing = PlacedUnit & { chance: Chance }

/** What the units of a lesson give for these topics. */
export function unitItems(lesson: Lesson, topics: readonly Topic[], chance: Chance): Candidate[] {
  const { fill } = lesson.outline.known
  const wanted = new Set(topics.map(({ title }) => title.slice(0, 300)))
  return placedUnits(lesson)
    .flatMap((placed) => {
      const writing = { ...placed, chance: chance.fork(placed.unit.id) }
      const { unit } = placed
      return [
        ...unit.ideas.flatMap(({ facts }, idea) => facts.flatMap((fact) => factItems(writing, fact, idea))),
        ...termItems(writing),
        ...termSets(writing),
        ...unit.classes.flatMap((one) => classItems(writing, one)),
        ...unit.orders.flatMap((order) => orderItems(writing, order)),
        ...unit.situations.flatMap((situation) => situationItems(writing, situation)),
        ...unit.prompts.flatMap((prompt) => promptItems(writing, prompt)),
        ...unit.misconceptions.flatMap((misconception) => misconceptionItems(writing, misconception)),
      ]
    })
    .filter(({ item }) => wanted.has(item.topic) && (fill || item.origin === 'covered'))
}

function carriedBy({ unit }: Writing, known: Known, bloom: Bloom, points: number, says: string, why = '') {
  return {
    id: `u${hashOf(`${unit.id} ${says}`).toString(36)}`,
    bloom,
    difficulty: difficultyOf(bloom),
    language: unit.language,
    topic: known.topic.title.slice(0, 300),
    points,
    author: 'built-in' as const,
    ...known.from,
    ...(why !== '' && { why: why.slice(0, 600) }),
  }
}

/** With a capital, unless it begins with a letter that stands for something: "x-intercept", "y = 2". */
const asChoice = (text: string) => (/^\p{Ll}(?![\p{L}’'])/u.test(text) ? text : upperFirst(text))

const sentence = (text: string) => upperFirst(/[.!?]["”’)]?$/.test(text) ? text : `${text}.`)

function factItems(writing: Writing, fact: Fact, idea: number): Candidate[] {
  const { chance } = writing
  const text = `${fact.before}${fact.answer}${fact.after}`
  const known = writing.known({ text, line: fact.line, answer: fact.answer, idea })
  if (!known) return []
  const own = chance.fork(text)
  const wrong = own.shuffled(fact.wrong)
  const stated = (answer: string) => sentence(`${fact.before}${answer}${fact.after}`)
  const [first = ''] = wrong
  const recalled: Bloom = fact.level === 'remember' ? 'remember' : 'understand'
  const made: Candidate[] = [
    {
      worth: worth.choice,
      item: {
        ...carriedBy(writing, known, fact.level, 1, `choice ${text}`, fact.why),
        form: 'multiple_choice',
        stem: fact.ask,
        options: [fact.answer, ...wrong.slice(0, 3)].map(asChoice),
        answer: 0,
      },
    },
    {
      worth: worth.stated,
      item: {
        ...carriedBy(writing, known, 'remember', 1, `true ${text}`, fact.why),
        form: 'true_false',
        stem: stated(fact.answer),
        answer: true,
      },
    },
    {
      worth: worth.stated,
      item: {
        ...carriedBy(writing, known, 'remember', 1, `false ${text}`, fact.why),
        form: 'true_false',
        stem: stated(first),
        answer: false,
      },
    },
  ]
  const slot = (answer: string) => (fact.before.trim() === '' ? upperFirst(answer) : answer)
  if (!fact.choicesOnly && wordsOf(fact.answer).length <= mostTyped) {
    const also = fact.also.slice(0, 5)
    made.push({
      worth: worth.typed,
      item: {
        ...carriedBy(writing, known, recalled, 1, `typed ${text}`, fact.why),
        form: 'identification',
        stem: fact.ask,
        answer: fact.answer,
        also_accepted: also,
      },
    })
    for (const answer of [true, false]) {
      made.push({
        worth: worth.stated,
        item: {
          ...carriedBy(writing, known, 'understand', 1, `modified ${answer} ${text}`, fact.why),
          form: 'modified_true_false',
          stem: stated(answer ? fact.answer : first),
          marked: slot(answer ? fact.answer : first),
          answer,
          correction: answer ? null : slot(fact.answer),
        },
      })
    }
  }
  return made
}

/** A term as one reads it: what it means, and its name. */
const termLine = ({ name, meaning }: Term) => `${upperFirst(name)}: ${meaning}`

const termsIn = (unit: Unit) => unit.ideas.flatMap(({ terms }, idea) => terms.map((term) => ({ term, idea })))

function termItems(writing: Writing): Candidate[] {
  const { unit, chance } = writing
  const { phrases } = tongueOf(unit.language)
  const all = termsIn(unit)
  return all.flatMap(({ term, idea }): Candidate[] => {
    const known = writing.known({ text: termLine(term), line: term.line, answer: term.name, idea })
    if (!known) return []
    const stem = phrases.fits(term.meaning)
    // A term of another kind would be ruled out by the question itself.
    const ofKind = all.filter(
      (other) => other.term !== term && other.term.kind === term.kind && !mentions(stem, other.term.name),
    )
    const wrong = chance
      .fork(term.name)
      .shuffled(ofKind)
      .map((other) => other.term.name)
    const typed: Candidate = {
      worth: worth.typed,
      item: {
        ...carriedBy(writing, known, 'remember', 1, `term ${term.name}`),
        form: 'identification',
        stem,
        answer: term.name,
        also_accepted: [],
      },
    }
    if (wrong.length < 2) return [typed]
    const choice: Candidate = {
      worth: worth.choice,
      item: {
        ...carriedBy(writing, known, 'remember', 1, `name ${term.name}`),
        form: 'multiple_choice',
        stem,
        options: [term.name, ...wrong.slice(0, 3)].map(asChoice),
        answer: 0,
      },
    }
    return [typed, choice]
  })
}

/** Terms whose meanings name none of the others, to be matched. */
function termSets(writing: Writing): Candidate[] {
  const { unit, chance } = writing
  const { phrases } = tongueOf(unit.language)
  const all = chance.fork('sets').shuffled(termsIn(unit))
  return [5, 4, 3].flatMap((size): Candidate[] => {
    const chosen: typeof all = []
    for (const next of all) {
      if (chosen.length === size + 2) break
      const isDistinct = chosen.every(
        ({ term }) => !mentions(next.term.meaning, term.name) && !mentions(term.meaning, next.term.name),
      )
      if (isDistinct) chosen.push(next)
    }
    const [first] = chosen
    if (!first || chosen.length < size + 2) return []
    const chosenTerms = chosen.slice(0, size)
    const { term, idea } = first
    const known = writing.known({ text: termLine(term), line: term.line, answer: term.name, idea })
    if (!known) return []
    const answers = chance.fork(`answers ${size}`).shuffled(chosen.map((one) => asChoice(one.term.name)))
    return [
      {
        worth: worth.typed,
        item: {
          ...carriedBy(
            writing,
            known,
            'remember',
            size,
            `match ${chosenTerms.map((one) => one.term.name).join(' ')}`,
          ),
          form: 'matching',
          stem: phrases.matching,
          premises: chosenTerms.map((one) => upperFirst(one.term.meaning)),
          answers,
          key: chosenTerms.map((one) => answers.indexOf(asChoice(one.term.name))),
        },
      },
    ]
  })
}

/** One that belongs among others, and one of others among those that belong. */
function classItems(writing: Writing, { name, members, others, line }: Unit['classes'][number]): Candidate[] {
  const { unit, chance } = writing
  const { phrases } = tongueOf(unit.language)
  const own = chance.fork(name)
  const [key = '', ...more] = own.shuffled(members)
  const [outside = '', ...away] = own.shuffled(others)
  const questions = [
    { stem: phrases.inGroup(name), key, wrong: [outside, ...away], said: `${name}: ${key}` },
    { stem: phrases.outsideGroup(name), key: outside, wrong: [key, ...more], said: `${name}, ${outside}` },
  ]
  return questions.flatMap(({ stem, key: answer, wrong, said }): Candidate[] => {
    const known = writing.known({ text: said, line })
    if (!known || wrong.length < 2) return []
    return [
      {
        worth: worth.choice,
        item: {
          ...carriedBy(writing, known, 'understand', 1, `class ${stem}`),
          form: 'multiple_choice',
          stem,
          options: [answer, ...wrong.slice(0, 3)].map(asChoice),
          answer: 0,
        },
      },
    ]
  })
}

function orderItems(writing: Writing, { name, steps, line }: Unit['orders'][number]): Candidate[] {
  const { unit, chance } = writing
  const known = writing.known({ text: `${name}: ${steps.join('; ')}`, line })
  if (!known) return []
  const order = chance.fork(name).shuffled(steps.map((_, place) => place))
  const shown = order.every((place, at) => place === at) ? order.toReversed() : order
  return [
    {
      worth: worth.ordered,
      item: {
        ...carriedBy(writing, known, 'analyze', 1, `order ${name}`),
        form: 'sequencing',
        stem: tongueOf(unit.language).phrases.arrange(name),
        steps: shown.map((place) => steps[place] ?? ''),
        order: shown.map((place) => place + 1),
      },
    },
  ]
}

function situationItems(writing: Writing, situation: Situation): Candidate[] {
  const { case: told, ask, answer, wrong, why, level, line } = situation
  const known = writing.known({ text: `${told} ${answer}`, line })
  if (!known) return []
  const others = writing.chance.fork(told).shuffled(wrong).slice(0, 3)
  return [
    {
      worth: worth.choice,
      item: {
        ...carriedBy(writing, known, level, 1, `case ${told} ${ask}`, why),
        form: 'multiple_choice',
        stem: `${told} ${ask}`.slice(0, 1_000),
        options: [answer, ...others].map(asChoice),
        answer: 0,
      },
    },
  ]
}

function promptItems(
  writing: Writing,
  { task, lookedFor, rubric, level, line }: Unit['prompts'][number],
): Candidate[] {
  const known = writing.known({ text: task, line })
  if (!known) return []
  const { phrases } = tongueOf(writing.unit.language)
  const levels = phrases.criterionLevels
  return [
    {
      worth: worth.prompt,
      item: {
        ...carriedBy(writing, known, level, rubric.length * 2, `prompt ${task}`),
        form: 'essay',
        stem: task.slice(0, 1_500),
        rubric: rubric.map((criterion) => ({ criterion: upperFirst(criterion), levels: [...levels] })),
        looked_for: lookedFor.map((point) => point.slice(0, 500)).slice(0, 10),
      },
    },
  ]
}

function misconceptionItems(
  writing: Writing,
  { wrong, right, line }: Unit['misconceptions'][number],
): Candidate[] {
  const known = writing.known({ text: right, line })
  if (!known) return []
  return [
    {
      worth: worth.stated,
      item: {
        ...carriedBy(writing, known, 'understand', 1, `wrong idea ${wrong}`, right),
        form: 'true_false',
        stem: sentence(wrong),
        answer: false,
      },
    },
  ]
}
