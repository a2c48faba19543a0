import { chanceOf } from '@klasrum/skills/chance'
import type { Author } from '../author.ts'
import { lessonOf } from '../understand/lesson.ts'
import { modelNotesOn, type Wrote } from './account.ts'
import { type ModelClock, modelSystemClock } from './clock.ts'
import { converse } from './conversation.ts'
import { type Endpoint, languageModelAt } from './endpoint.ts'
import { type ModelCallLimits, usualLimits } from './limits.ts'
import { proposeItems } from './propose-items.ts'
import { writeNarration } from './write-narration.ts'
import { writePlanByModel } from './write-plan.ts'

type Conditions = { clock?: ModelClock; limits?: Partial<ModelCallLimits> }

const nothing: Wrote = {
  items: 0,
  refused: 0,
  differing: 0,
  unanswered: 0,
  cells: 0,
  plans: [],
  scenes: 0,
  isShowRefused: false,
}

/** The author that asks a language model behind an OpenAI-compatible address. */
export function authorFrom(
  endpoint: Endpoint,
  { clock = modelSystemClock, limits }: Conditions = {},
): Author {
  const model = languageModelAt(endpoint)
  const bounds: ModelCallLimits = { ...usualLimits, ...endpoint.limits, ...limits }
  return {
    name: endpoint.model,
    begin: ({ outline, sessions, settings, signal }) => {
      const { apiKey } = endpoint
      const conversation = converse({ model, apiKey, limits: bounds, clock, seed: settings.seed, signal })
      const lesson = lessonOf(outline)
      const asked = { conversation, lesson, settings, limits: bounds }
      let wrote = nothing
      return {
        items: async () => {
          const chance = chanceOf(settings.seed).fork('model')
          const { items, ...left } = await proposeItems({ ...asked, chance, sessions })
          wrote = { ...wrote, ...left, items: items.length }
          return items
        },
        plan: async (byRule) => {
          const { plan, cells, refused } = await writePlanByModel(byRule, sessions, asked)
          wrote = { ...wrote, cells, plans: refused }
          return plan
        },
        slides: async (byRule) => {
          const { script, scenes, isRefused } = await writeNarration(byRule, asked)
          wrote = { ...wrote, scenes, isShowRefused: isRefused }
          return script
        },
        account: () => ({
          notes: modelNotesOn(conversation.failures(), wrote),
          tokens: conversation.tokens(),
          wrote: { cells: wrote.cells, narrations: wrote.scenes },
        }),
      }
    },
  }
}
