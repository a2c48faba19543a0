import type { Situation, Unit } from '@klasrum/curriculum/unit'
import type { Chance } from '@klasrum/skills/chance'
import { rulesOf } from '../../languages/rules-of.ts'
import { upperFirst } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Topic } from '../../understand/outline.ts'
import type { Candidate } from '../candidate.ts'
import { factItems } from './fact-items.ts'
import { fitsPaper } from './fits-paper.ts'
import { hintsAtAnswer, isOddOneOut } from './gives-away.ts'
import { asChoice, carriedBy, sentence, type UnitItemWriting, unitItemWorth } from './item-writing.ts'
import type { Reach } from './near-files.ts'
import { isNorm } from './norms.ts'
import { placedUnits } from './placed-unit.ts'
import { termItems, termSets } from './term-items.ts'
import { saidBy } from './unit-statement.ts'

/** What the units of a lesson give for these topics. */
export function unitItems(
  lesson: Lesson,
  topics: readonly Topic[],
  chance: Chance,
  reach: Reach = 'lesson',
): Candidate[] {
  const { fill } = lesson.outline.known
  const wanted = new Set(topics.map(({ title }) => title.slice(0, 300)))
  return placedUnits(lesson, reach)
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

/** With fewer wrong answers a choice is half a guess. */
const fewestWrong = 3

/** One that belongs among others, and one of others among those that belong. */
function classItems(writing: UnitItemWriting, one: Unit['classes'][number]): Candidate[] {
  const { name, members, others, ask, askNot } = one
  const { unit, chance } = writing
  const { phrases } = rulesOf(unit.language)
  const own = chance.fork(name)
  const [key = '', ...more] = own.shuffled(members)
  const [outside = '', ...away] = own.shuffled(others)
  const questions = own.shuffled([
    { stem: ask || phrases.inGroup(name), key, wrong: [outside, ...away], hasClue: hintsAtAnswer },
    {
      stem: askNot || phrases.outsideGroup(name),
      key: outside,
      wrong: [key, ...more],
      hasClue: isOddOneOut,
    },
  ])
  const answerable = questions.filter(({ wrong }) => wrong.length >= fewestWrong)
  return answerable.flatMap(({ stem, key: answer, wrong, hasClue }): Candidate[] => {
    const known = writing.known(saidBy.class(one))
    if (!known || hasClue(unit.language, { ask: stem, answer, wrong: wrong.slice(0, 3) })) return []
    return [
      {
        // Readers struck out twice as many of them as of others: what belongs together often shows it by its name.
        worth: unitItemWorth('lastResort', known),
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

function orderItems(writing: UnitItemWriting, ordered: Unit['orders'][number]): Candidate[] {
  const { unit, chance } = writing
  const { name, steps } = ordered
  const known = writing.known(saidBy.order(ordered))
  if (!known) return []
  const order = chance.fork(name).shuffled(steps.map((_, place) => place))
  const shown = order.every((place, at) => place === at) ? order.toReversed() : order
  return [
    {
      worth: unitItemWorth('ordered', known),
      item: {
        ...carriedBy(writing, known, 'analyze', 1, `order ${name}`),
        form: 'sequencing',
        stem: rulesOf(unit.language).phrases.arrange(name),
        steps: shown.map((place) => steps[place] ?? ''),
        order: shown.map((place) => place + 1),
      },
    },
  ]
}

function situationItems(writing: UnitItemWriting, situation: Situation): Candidate[] {
  const { case: told, ask, answer, wrong, why, level } = situation
  const known = writing.known(saidBy.situation(situation))
  if (!known || hintsAtAnswer(writing.unit.language, { ask: `${told} ${ask}`, answer, wrong })) return []
  const others = writing.chance.fork(told).shuffled(wrong).slice(0, 3)
  return [
    {
      worth: unitItemWorth('choice', known),
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

function promptItems(writing: UnitItemWriting, prompt: Unit['prompts'][number]): Candidate[] {
  const { task, lookedFor, rubric, level } = prompt
  const known = writing.known(saidBy.prompt(prompt))
  if (!known || !fitsPaper(task, writing.unit.language)) return []
  const { phrases } = rulesOf(writing.unit.language)
  const levels = phrases.criterionLevels
  return [
    {
      worth: unitItemWorth('prompt', known),
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
  writing: UnitItemWriting,
  misconception: Unit['misconceptions'][number],
): Candidate[] {
  const { wrong, right } = misconception
  const known = writing.known(saidBy.misconception(misconception))
  if (!known || isNorm(wrong)) return []
  return [
    {
      worth: unitItemWorth('stated', known),
      item: {
        ...carriedBy(writing, known, 'understand', 1, `wrong idea ${wrong}`, right),
        form: 'true_false',
        stem: sentence(wrong),
        answer: false,
      },
    },
  ]
}
