import { type Bloom, type Item, itemForms, type SourceQuote } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'
import { type Chance, chanceOf, hashOf } from '@klasrum/skills/chance'
import { drawFrom } from '@klasrum/skills/draw'
import { type Problem, problemOf, problemsOf } from '@klasrum/skills/problem'
import { inLanguage, rulesIn, type Skill, type SkillLevel, type SkillRule } from '@klasrum/skills/skill'
import { rulesOf } from '../../languages/rules-of.ts'
import { lowerFirst, upperFirst, wordsOf } from '../../languages/words.ts'
import { withLetters } from '../../papers/letters.ts'
import { blockLinesOf } from '../../understand/features.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Topic } from '../../understand/outline.ts'
import { type Candidate, difficultyOf } from '../candidate.ts'
import { wrongForBox } from '../wrong-for-box.ts'
import { type PlacedSkill, placedSkills } from './placed-skill.ts'
import { languageFor } from './recognise-skills.ts'
import { skillWords } from './skill-words.ts'

/** Beside what was written as a question and read twice. */
const worth = { problem: 0.92, rule: 0.9, statement: 0.85, mistake: 0.84, prompt: 0.8 }
/** Problems of one skill that a lesson may choose from. */
const most = 128
const fewest = 6
/** Candidates for each number that is needed, so that a paper can choose. */
const plenty = 1.6
const mostTyped = 3

/** To tell whether it is so asks one level less than to find it. */
const below: Record<SkillLevel, Bloom> = {
  remember: 'remember',
  understand: 'remember',
  apply: 'understand',
  analyze: 'apply',
}

/** What every item of a skill carries. */
type Carrying = { skill: Skill; source: SourceQuote; topicTitle: string; language: Language }
type Writing = PlacedSkill & Carrying & { chance: Chance }

/** Problems of one skill for a worksheet: choices first, then those that are worked out. */
export function worksheetItems(
  skill: Skill,
  { count, seed, ...ask }: { count: number; seed: number; grade: number; language: Language },
): Item[] {
  const problems = problemsOf([skill], count, { ...ask, seed })
  const chance = chanceOf(seed)
  const source = { file: skill.name.en, page: null, paragraph: 1, quote: skill.name[ask.language] }
  const writing = { skill, source, topicTitle: skill.name[ask.language], language: ask.language }
  const items = problems.map((problem, at) => {
    const turn = at < Math.ceil(problems.length / 2) ? 'choice' : 'worked'
    return itemOf(writing, problem, turn === 'worked' && isPlain(problem) ? 'typed' : turn, chance).item
  })
  return withLetters(inFormOrder(items), chance)
}

const isPlain = ({ level }: Problem) => plainLevels.includes(level)

const inFormOrder = (items: readonly Item[]) =>
  items.toSorted((one, other) => itemForms.indexOf(one.form) - itemForms.indexOf(other.form))

/** Problems, rules and mistakes of the skills that these topics practise. */
export function skillItems(
  lesson: Lesson,
  topics: readonly Topic[],
  need: number,
  chance: Chance,
): Candidate[] {
  const wanted = new Set(topics)
  const placed = placedSkills(lesson).filter(({ topic }) => wanted.has(topic))
  const each = Math.min(most, Math.max(fewest, Math.ceil((need * plenty) / Math.max(1, placed.length))))
  return placed
    .flatMap((own): Candidate[] => {
      const language = languageFor(own.skill, own.topic.language)
      if (!language) return []
      const writing = {
        ...own,
        language,
        topicTitle: own.topic.title,
        chance: chance.fork(`${own.skill.id} ${own.topic.title}`),
      }
      return [...problemItems(writing, each), ...ruleItems(writing), ...promptItems(writing)]
    })
    .filter(({ item }) => hasDecimals(lesson) || !decimal.test(textOf(item)))
}

/** "4.5 L", but not "1.2 Place Value" or "3.", the numbers of parts. */
const decimal = /(?<![\d.])\d+\.\d+(?![\d.]*\p{L})(?! \p{Lu}\p{Ll})/u

const textOf = (item: Item) =>
  [
    item.stem,
    ...('options' in item ? item.options : []),
    ...('answer' in item ? [String(item.answer)] : []),
  ].join('\n')

const decimalsBefore = new WeakMap<Lesson, boolean>()

/** Whether the files have a decimal number anywhere: where they have none, learners have not met them. */
function hasDecimals(lesson: Lesson): boolean {
  const known = decimalsBefore.get(lesson)
  if (known !== undefined) return known
  const { documents } = lesson.outline
  const files = documents.filter(({ kind }) => kind !== 'unit')
  const found =
    files.length === 0 ||
    files.some(({ blocks }) => blocks.some((block) => blockLinesOf(block).some((line) => decimal.test(line))))
  decimalsBefore.set(lesson, found)
  return found
}

function carriedBy(
  { skill, topicTitle, source, language }: Carrying,
  bloom: Bloom,
  points: number,
  says: string,
) {
  return {
    id: `c${hashOf(`${skill.id} ${language} ${says}`).toString(36)}`,
    bloom,
    difficulty: difficultyOf(bloom),
    language,
    topic: topicTitle.slice(0, 300),
    points,
    source,
    author: 'built-in' as const,
    origin: 'skill' as const,
    skill: skill.id,
  }
}

/** What is asked of the problems in turn: a choice, a statement, a story, the working, a mistake. */
const turns = ['choice', 'stated', 'story', 'worked', 'typed', 'mistake', 'story', 'stated'] as const

const triesBesideForeign = 3
/** Skills that are practised on numbers as long as those of the lesson. */
const ofLargeNumbers =
  /^whole-numbers\/(?:place-value|digit-value|comparing|ordering|greatest-and-least|rounding|expanded-form|standard-form|number-words)$/
/** A lesson on numbers up to 10 000 has numbers of four digits. */
const ofLargest = 10
const largestIn = (text: string) =>
  Math.max(0, ...(text.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', ''))))

/** Skills whose problems need one operation or another. */
const isStory = /-step-problems$|\/missing-number$/

const plainLevels: readonly SkillLevel[] = ['remember', 'understand']
const storyLevels: readonly SkillLevel[] = ['apply', 'analyze']

function problemItems(writing: Writing, count: number): Candidate[] {
  const { skill, language, grade, largest, foreign, chance } = writing
  const keys = new Set<string>()
  const isForeign = ({ solution }: Problem) =>
    isStory.test(skill.id) && foreign.some((sign) => solution.some((step) => step.includes(sign)))
  const isTooSmall = ({ stem }: Problem) =>
    ofLargeNumbers.test(skill.id) && largest !== undefined && largestIn(stem) < largest / ofLargest
  const isChosen = (isStory.test(skill.id) && foreign.length > 0) || ofLargeNumbers.test(skill.id)
  const tries = isChosen ? count * triesBesideForeign : count
  const made = Array.from({ length: tries }, (_, at) => at).flatMap((at): Candidate[] => {
    const turn = turns[at % turns.length] ?? 'choice'
    const own = chance.fork(`${at}`)
    const levels = turn === 'story' || turn === 'worked' ? storyLevels : plainLevels
    const problem = problemOf(skill, own, { language, grade, largest, levels })
    if (keys.has(problem.key) || isForeign(problem) || isTooSmall(problem)) return []
    keys.add(problem.key)
    return [itemOf(writing, problem, turn, own)]
  })
  return made.slice(0, count)
}

function itemOf(
  writing: Carrying,
  problem: Problem,
  turn: (typeof turns)[number],
  chance: Chance,
): Candidate {
  const solution = problem.solution.slice(0, 10).map((step) => step.slice(0, 500))
  const shown = problem.drawing ? { drawing: problem.drawing } : {}
  const why = solution.join(' ').slice(0, 600)
  if (turn === 'stated') {
    const isTrue = chance.below(2) === 0
    const stem = isTrue ? problem.statements.right : problem.statements.wrong
    return {
      worth: worth.statement,
      item: {
        ...carriedBy(writing, below[problem.level], 1, stem),
        form: 'true_false',
        stem,
        answer: isTrue,
        why,
        ...shown,
      },
    }
  }
  if (turn === 'mistake' && problem.level !== 'remember') return mistakeItem(writing, problem, chance)
  const carried = carriedBy(writing, problem.level, 1, `${turn} ${problem.stem} ${problem.answer}`)
  if (turn === 'worked' && !problem.choicesOnly && storyLevels.includes(problem.level))
    return {
      worth: worth.problem,
      item: { ...carried, form: 'problem', stem: problem.stem, answer: problem.answer, solution, ...shown },
    }
  if (turn === 'typed' && !problem.choicesOnly)
    return {
      worth: worth.statement,
      item: {
        ...carried,
        form: 'identification',
        stem: problem.stem,
        answer: problem.answer,
        also_accepted: problem.also.slice(0, 5),
        why,
        ...shown,
      },
    }
  const wrong = problem.wrong.slice(0, 3)
  return {
    worth: worth.problem,
    item: {
      ...carried,
      form: 'multiple_choice',
      stem: problem.stem,
      options: [problem.answer, ...wrong.map(({ text }) => text)],
      answer: 0,
      mistakes: ['', ...wrong.map(({ mistake }) => mistake)],
      why,
      ...shown,
    },
  }
}

/** A wrong answer is shown, and the learner finds out how it came about. */
function mistakeItem(writing: Carrying, problem: Problem, chance: Chance): Candidate {
  const [shown, ...others] = problem.wrong
  const { name } = drawFrom(chance, { grade: problem.grade, largest: 1 }).person()
  const stem = skillWords[writing.language].whichMistake(name, problem.stem, shown?.text ?? '')
  return {
    worth: worth.mistake,
    item: {
      ...carriedBy(writing, 'analyze', 1, stem),
      form: 'multiple_choice',
      stem,
      options: [shown, ...others].slice(0, 4).map((each) => upperFirst(each?.mistake ?? '')),
      answer: 0,
      why: problem.solution.join(' ').slice(0, 600),
      ...(problem.drawing && { drawing: problem.drawing }),
    },
  }
}

/** Skills of which learners can write a word problem of their own. */
const isToldAsStory =
  /^(?:business|ratio-percent|tle)\/|\/(?:\w+-)*(?:addition|add|subtraction|subtract|multiplication|multiply|division|divide|problems|perimeter|area|volume|money|change|discount|interest|speed|density|work|elapsed-time)(?:-\w+)*$/

const slot = /\{([^}]+)\}/

/** An option begins with a capital, but a variable keeps its own letter. */
const optionText = (text: string): string => (/^[a-z](?![\p{L}'’])/u.test(text) ? text : upperFirst(text))

/** What one must know for the skill: each rule is asked once, as a choice, a statement or a blank. */
function ruleItems(writing: Writing): Candidate[] {
  const { skill, language, grade, chance } = writing
  return rulesIn(skill, language, grade).map((rule): Candidate => {
    const own = chance.fork(rule.say)
    const answer = slot.exec(rule.say)?.[1] ?? ''
    const turn = own.below(3)
    const named = { stem: rule.ask, answer, also_accepted: [] }
    const carried = carriedBy(writing, 'remember', 1, rule.say)
    if (turn === 0) return { worth: worth.statement, item: statedRule(carried, rule, answer, own) }
    if (turn === 1 && wordsOf(answer).length <= mostTyped)
      return {
        worth: worth.rule,
        item: {
          ...carried,
          form: 'identification',
          ...named,
          ...wrongForBox(named, rule.not),
        },
      }
    return {
      worth: worth.rule,
      item: {
        ...carried,
        form: 'multiple_choice',
        stem: rule.ask,
        options: [answer, ...rule.not].map(optionText),
        answer: 0,
      },
    }
  })
}

function statedRule(carried: ReturnType<typeof carriedBy>, rule: SkillRule, answer: string, chance: Chance) {
  const isTrue = chance.below(2) === 0
  const shown = isTrue ? answer : (rule.not[chance.below(rule.not.length)] ?? '')
  const right = rule.say.replace(slot, answer)
  return {
    ...carried,
    form: 'true_false' as const,
    stem: upperFirst(rule.say.replace(slot, shown)),
    answer: isTrue,
    ...(!isTrue && { why: upperFirst(right) }),
  }
}

/** To judge an answer, and to make a problem of one's own. */
function promptItems(writing: Writing): Candidate[] {
  const { skill, language, grade, largest, chance } = writing
  const words = skillWords[language]
  const { criterionLevels } = rulesOf(language).phrases
  const own = chance.fork('prompts')
  const problem = problemOf(skill, own, { language, grade, largest, levels: storyLevels })
  // Without its choices, others would be right too.
  if (problem.choicesOnly) return []
  const { name } = drawFrom(own, { grade, largest: 1 }).person()
  const [shown] = problem.wrong
  const rubric = words.rubric.map((criterion) => ({ criterion, levels: [...criterionLevels] }))
  const points = rubric.length * 2
  const judge = words.judge(name, problem.stem, shown?.text ?? '')
  const made: Candidate[] = [
    {
      worth: worth.prompt,
      item: {
        ...carriedBy(writing, 'evaluate', points, judge),
        form: 'essay',
        stem: judge.slice(0, 1_500),
        rubric,
        looked_for: words.judged(shown?.mistake ?? '', problem.answer, name),
        ...(problem.drawing && { drawing: problem.drawing }),
      },
    },
  ]
  if (!isToldAsStory.test(skill.id)) return made
  const create = words.create(lowerFirst(inLanguage(skill.name, language)))
  made.push({
    worth: worth.prompt,
    item: {
      ...carriedBy(writing, 'create', points, create),
      form: 'essay',
      stem: create,
      rubric,
      looked_for: [...words.created],
    },
  })
  return made
}
