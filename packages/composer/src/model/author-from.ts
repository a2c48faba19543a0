import { chanceOf } from '@klasrum/skills/chance'
import type { Author } from '../author.ts'
import { lessonOf } from '../lesson.ts'
import { notesOn, type Written } from './account.ts'
import { betterNarration } from './better-narration.ts'
import { betterPlan } from './better-plan.ts'
import { type Clock, systemClock } from './clock.ts'
import { converse } from './conversation.ts'
import { type Endpoint, languageModelAt } from './endpoint.ts'
import { type Limits, usualLimits } from './limits.ts'
import { proposeItems } from './propose-items.ts'

type Conditions = { clock?: Clock; limits?: Partial<Limits> }

/** The author that asks a language model behind an OpenAI-compatible address. */
export function authorFrom(endpoint: Endpoint, { clock = systemClock, limits }: Conditions = {}): Author {
  const model = languageModelAt(endpoint)
  const bounds = { ...usualLimits, ...limits }
  return {
    name: endpoint.model,
    begin: ({ outline, sessions, settings, signal }) => {
      const { apiKey } = endpoint
      const { atOnce } = bounds
      const conversation = converse({ model, apiKey, limits: bounds, clock, seed: settings.seed, signal })
      const written: Written = { items: 0, refused: 0, cells: 0, scenes: 0 }
      return {
        items: async () => {
          const { items, refused } = await proposeItems({
            conversation,
            lesson: lessonOf(outline),
            chance: chanceOf(settings.seed).fork('model'),
            sessions,
            settings,
            atOnce,
          })
          written.items += items.length
          written.refused += refused
          return items
        },
        plan: async (plan) => {
          const bettered = await betterPlan(plan, sessions, { conversation, settings, outline, atOnce })
          written.cells += bettered.cells
          return bettered.plan
        },
        slides: async (script) => {
          const bettered = await betterNarration(script, { conversation, settings, outline, atOnce })
          written.scenes += bettered.scenes
          return bettered.script
        },
        account: () => ({
          notes: notesOn(conversation.failures(), written),
          tokens: conversation.tokens(),
          wrote: { cells: written.cells, narrations: written.scenes },
        }),
      }
    },
  }
}
