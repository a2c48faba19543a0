import type { MaterialSettings, Scene, SlideScript } from '@klasrum/contract/material'
import { wordsOf } from '../languages/words.ts'
import type { Lesson } from '../understand/lesson.ts'
import { lessonBriefOf } from './briefing.ts'
import type { Conversation } from './conversation.ts'
import { narrationInstructions } from './instructions.ts'
import { lettersThatFit, type ModelCallLimits } from './limits.ts'
import { asData, asManyAsFit, isPersonal, type Passage, passagesIn, sourceForModel } from './passages.ts'
import { numberFieldOf, textFieldOf } from './read-answer.ts'
import { grounded, isClean, isIn } from './wording.ts'

type WriteNarrationInput = {
  conversation: Conversation
  lesson: Lesson
  settings: MaterialSettings
  limits: ModelCallLimits
}
type Numbered = { scene: Scene; at: number; isFixed: boolean }

/** A scene may take more or less than its words, as long as the show keeps its length. */
const ofScene = { least: 0.5, most: 1.8 }
const ofShow = { least: 0.85, most: 1.15 }
const tokensOfScene = 130

const shown = ({ heading, points, rows, narration }: Scene) =>
  [heading, ...points, ...rows.flat(), narration].join('\n')
const wordsIn = (text: string) => wordsOf(text).length

/** The passages that the scenes quote, and what stands under the same headings. */
function passagesFor(scenes: readonly Numbered[], passages: readonly Passage[], letters: number): Passage[] {
  const quoted = new Set(
    scenes.flatMap(({ scene: { source } }) => (source ? [`${source.file}#${source.paragraph}`] : [])),
  )
  const topics = new Set(
    passages
      .filter(({ located: { file, block } }) => quoted.has(`${file}#${block.number}`))
      .map(({ topic }) => topic),
  )
  return asManyAsFit(
    passages.filter(({ topic }) => topics.has(topic)),
    letters,
  )
}

const workOf = ({ scene, at, isFixed }: Numbered): string => {
  const { layout, heading, points, rows, narration } = scene
  const slide = {
    scene: at + 1,
    layout,
    heading,
    ...(points.length > 0 && { points }),
    ...(rows.length > 0 && { rows }),
  }
  return asData(
    isFixed ? { ...slide, fixed: narration } : { ...slide, words: wordsIn(narration), draft: narration },
  )
}

function isFit(
  narration: string,
  { scene }: Numbered,
  source: string,
  language: SlideScript['language'],
): boolean {
  const words = wordsIn(narration) / Math.max(1, wordsIn(scene.narration))
  return (
    narration.length <= 6_000 &&
    isClean(narration) &&
    isIn(language, narration) &&
    words >= ofScene.least &&
    words <= ofScene.most &&
    grounded(narration, `${source}\n${shown(scene)}`, language) >= 0.4
  )
}

/** What is spoken with some scenes, all of them; or whether nothing came, or something that cannot stand. */
async function narrate(
  scenes: readonly Numbered[],
  passages: readonly Passage[],
  script: SlideScript,
  asked: WriteNarrationInput,
): Promise<Map<number, string> | 'nothing' | 'refused'> {
  const { conversation, lesson, settings, limits } = asked
  const open = scenes.filter(({ isFixed }) => !isFixed)
  if (open.length === 0) return new Map()
  const work = scenes.map(workOf).join('\n')
  const near = passagesFor(scenes, passages, Math.max(0, lettersThatFit(limits) - work.length))
  const source = near.map(({ text }) => text).join('\n')
  const answer = await conversation.ask({
    instructions: narrationInstructions(script.language),
    content: `${lessonBriefOf({ outline: lesson.outline, heading: settings.heading })}\n\n${sourceForModel(near)}\n\n<work>\n${work}\n</work>`,
    list: 'scenes',
    most: 2 * scenes.length,
  })
  if ('failure' in answer) return 'nothing'
  const found = new Map<number, string>()
  for (const scene of open) {
    const narration = textFieldOf(
      answer.said.find((one) => numberFieldOf(one, 'scene') === scene.at + 1),
      'narration',
    )
    if (!isFit(narration, scene, source, script.language)) return 'refused'
    found.set(scene.at, narration)
  }
  return found
}

type Narrated = { script: SlideScript; scenes: number; isRefused: boolean }

/** The show in the model's words, where all of them can stand; slides, order and pauses stay. */
export async function writeNarration(script: SlideScript, asked: WriteNarrationInput): Promise<Narrated> {
  const { lesson, settings, limits } = asked
  const passages = passagesIn(lesson.outline, settings.heading)
  // A question and the answer to it, which opens the scene after, belong together.
  const isCheck = (at: number) =>
    [script.scenes[at], script.scenes[at - 1]].some((scene) => scene?.layout === 'check')
  const scenes = script.scenes
    .map((scene, at) => ({ scene, at, isFixed: isCheck(at) || isPersonal(shown(scene), settings.heading) }))
    .filter(({ scene }) => !isPersonal(shown(scene), settings.heading))
  const most = Math.max(1, Math.floor(limits.answer / tokensOfScene))
  const said = new Map<number, string>()
  for (let from = 0; from < scenes.length; from += most) {
    const some = await narrate(scenes.slice(from, from + most), passages, script, asked)
    if (typeof some === 'string') return { script, scenes: 0, isRefused: some === 'refused' }
    for (const [at, narration] of some) said.set(at, narration)
  }
  const narrated = script.scenes.map((scene, at) => ({
    ...scene,
    narration: said.get(at) ?? scene.narration,
  }))
  const length = (all: readonly Scene[]) => all.reduce((sum, { narration }) => sum + wordsIn(narration), 0)
  const share = length(narrated) / Math.max(1, length(script.scenes))
  if (share < ofShow.least || share > ofShow.most) return { script, scenes: 0, isRefused: true }
  return { script: { ...script, scenes: narrated }, scenes: said.size, isRefused: false }
}
