import type { MaterialSettings, Scene, SlideScript } from '@klasrum/contract/material'
import type { Outline } from '../outline.ts'
import { wordsOf } from '../words.ts'
import { severalAtOnce } from './at-once.ts'
import type { Conversation } from './conversation.ts'
import { narrationInstructions } from './instructions.ts'
import { sourceLetters } from './limits.ts'
import { asData, isPersonal, type Passage, passagesIn, sourceOf } from './passages.ts'
import { numberOf, textOf } from './read-answer.ts'
import { grounded, isClean, isIn } from './wording.ts'

type Numbered = { scene: Scene; at: number }
type Asked = { conversation: Conversation; settings: MaterialSettings; outline: Outline; atOnce: number }

const scenesInCall = 12

/** The show keeps its length, so what is spoken keeps about as many words. */
function isAsLong(narration: string, former: string): boolean {
  const words = wordsOf(narration).length
  const wanted = wordsOf(former).length
  return words >= wanted * 0.85 && words <= wanted * 1.15
}

const shown = ({ heading, points, rows, narration }: Scene) =>
  [heading, ...points, ...rows.flat(), narration].join('\n')

/** What the scenes were made of: the passages that they quote and what stands near them. */
function passagesFor(scenes: readonly Numbered[], passages: readonly Passage[]): Passage[] {
  const quoted = new Set(
    scenes.flatMap(({ scene: { source } }) => (source ? [`${source.file}#${source.paragraph}`] : [])),
  )
  const topics = new Set(
    passages
      .filter(({ located: { file, block } }) => quoted.has(`${file}#${block.number}`))
      .map(({ topic }) => topic),
  )
  let letters = 0
  return passages.filter(({ topic, text }) => {
    if (!topics.has(topic)) return false
    letters += text.length
    return letters <= sourceLetters
  })
}

async function betterSome(
  script: SlideScript,
  scenes: readonly Numbered[],
  passages: readonly Passage[],
  conversation: Conversation,
): Promise<Map<number, string>> {
  const near = passagesFor(scenes, passages)
  const work = scenes.map(({ scene: { heading, points, narration } }, place) =>
    asData({ scene: place + 1, heading, points, narration }),
  )
  const answer = await conversation.ask({
    instructions: narrationInstructions(script.language),
    content: `${sourceOf(near)}\n\n<work>\n${work.join('\n')}\n</work>`,
    list: 'scenes',
    most: scenes.length,
  })
  const source = near.map(({ text }) => text).join('\n')
  const found = new Map<number, string>()
  for (const given of 'said' in answer ? answer.said : []) {
    const numbered = scenes[numberOf(given, 'scene') - 1]
    const narration = textOf(given, 'narration')
    if (
      numbered &&
      isClean(narration) &&
      isIn(script.language, narration) &&
      isAsLong(narration, numbered.scene.narration) &&
      grounded(narration, `${source}\n${shown(numbered.scene)}`, script.language) >= 0.6
    )
      found.set(numbered.at, narration)
  }
  return found
}

/** The script with what a model would rather say; slides, order and pauses stay. */
export async function betterNarration(
  script: SlideScript,
  { conversation, settings, outline, atOnce }: Asked,
): Promise<{ script: SlideScript; scenes: number }> {
  const passages = passagesIn(outline.topics, settings.heading)
  // A question and the answer to it, which comes with the scene after, belong together.
  const isCheck = (at: number) =>
    [script.scenes[at], script.scenes[at - 1]].some((scene) => scene?.layout === 'check')
  const open = script.scenes
    .map((scene, at) => ({ scene, at }))
    .filter(
      ({ scene, at }) => scene.source !== null && !isCheck(at) && !isPersonal(shown(scene), settings.heading),
    )
  const groups = Array.from({ length: Math.ceil(open.length / scenesInCall) }, (_, group) =>
    open.slice(group * scenesInCall, (group + 1) * scenesInCall),
  )
  const found = await severalAtOnce(groups, atOnce, (some) =>
    betterSome(script, some, passages, conversation),
  )
  const said = new Map(found.flatMap((some) => [...some]))
  const scenes = script.scenes.map((scene, at) => ({ ...scene, narration: said.get(at) ?? scene.narration }))
  return { script: { ...script, scenes }, scenes: said.size }
}
