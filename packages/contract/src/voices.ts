import { z } from 'zod'

/** What a teacher may choose; without a choice the best voice there is speaks. */
export const voiceChoices = ['natural-woman', 'natural-man', 'quick'] as const
export const VoiceChoice = z.enum(voiceChoices)
export type VoiceChoice = z.infer<typeof VoiceChoice>
