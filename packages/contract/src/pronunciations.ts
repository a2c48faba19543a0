import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import { Deleted, Id, PathId, staff } from './fields.ts'
import { Language } from './source.ts'

/** Of one person: more than the names of a school. */
export const mostPronunciations = 500

const Written = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Please fill in this field.')
    .max(most)
    .regex(/^[^\r\n<>]*\p{L}[^\r\n<>]*$/u, 'Please write it in letters.')

export const Pronunciation = z.object({
  id: Id,
  /** As it is written in a script. */
  word: z.string().max(60),
  /** Written as it sounds. */
  sounds_like: z.string().max(120),
})
export type Pronunciation = z.infer<typeof Pronunciation>

const Correction = z.object({ word: Written(60), sounds_like: Written(120) })

export const listPronunciationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/pronunciations',
  summary: 'Words that the caller has corrected for the voices of slide shows, in the order of the alphabet.',
  access: staff,
  records: 'own',
  reply: z.object({ pronunciations: z.array(Pronunciation).max(mostPronunciations) }),
  refusals: [],
})

export const putPronunciationEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/pronunciations',
  summary:
    'Says how a word sounds, in the place of what was there for it. All later narrations of the caller follow it.',
  access: staff,
  records: 'own',
  body: Correction,
  reply: Pronunciation,
  refusals: ['request.invalid', 'pronunciation.too_many'],
})

export const deletePronunciationEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/pronunciations/{id}',
  summary: 'Leaves a word to the rules of the voice again.',
  access: staff,
  records: 'own',
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['pronunciation.not_found'],
})

export const listenToPronunciationEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/pronunciations/sound',
  summary: 'A word as a voice of this server would say it.',
  access: staff,
  records: 'own',
  query: Correction.extend({ language: Language.default('en') }),
  reply: FileReply,
  refusals: ['request.invalid', 'too_many_tries', 'pronunciation.no_voice'],
})
