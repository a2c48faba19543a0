import { basisOf } from '@klasrum/contract/material'
import { askedOf, type Candidate, keysOf } from '../sources/candidate.ts'
import { isDirection } from '../understand/exercise-words.ts'

/** "Which women goes with this work? 2:40": a number is no kind of thing that goes with another. */
const goesWith = /^(?:which|alin|aling)\b.*\bgoes with\b/iu
const isFigure = (text: string): boolean => /^[\d\s.,:/%-]+$/.test(text)

/** "Write TRUE if …" beside "Alternative Response": the description is an order of an exercise, or a whole sentence. */
const describedBy = /^The description “([^”]+)”/u

/** "refers to states that the sum …": a verb stands where a thing should. */
const refersToVerb = /\brefers? to (?:states?|means?|is|are|says?|tells?)\s/iu

/** "What do we call a number of rays could be considered?" */
const calledSentence =
  /^what do we call (?!.*\b(?:that|which|who|whom|whose|when|where) (?:\p{L}+ )*(?:is|are|was|were|can|could|will|would)\b).*\s(?:can|could|will|would|is|are|was|were)\s/iu

/** "important physical quantity": the sentence said of it what it is worth, not what it is. */
const praised =
  /^(?:an? )?(?:important|main|major|basic|special|common|useful|great|large|small|good)\s\p{Ll}/iu

/** "A. Summer vacation is …", "City, Philippines held on …", "While the height …": the rest of something. */
const cutBefore = /^(?:[A-E]\.\s|while\s|whereas\s|(?:city|province|town|municipality),\s)/iu

/** Peoples, faiths and castes: a sentence made false about them should stand on no paper. */
const peoples =
  /\b(?:muslims?|christians?|catholics?|protestants?|hindus?|jews?|buddhists?|dalits?|castes?|tribes?|indigenous|lumads?|negritos?|aetas?|igorots?|moros?|muslim|kristiyano|katutubo)\b/iu

type Gate = (candidate: Candidate) => boolean

/** Faults of items made out of the text that can be told from what would be printed. */
export const printGates: Readonly<Record<string, Gate>> = {
  'a figure that goes with something': ({ item }) =>
    item.form === 'multiple_choice' && goesWith.test(item.stem) && item.options.every(isFigure),
  'an order as a description': ({ item, pattern }) => {
    const [, description = ''] = describedBy.exec(item.stem) ?? []
    return (
      pattern !== undefined && (isDirection(description) || /^\p{Lu}\p{Ll}+\s\p{Ll}+\s/u.test(description))
    )
  },
  'a verb for a thing': ({ item }) => refersToVerb.test(askedOf(item)),
  'a sentence for a thing': ({ item, fact }) => fact !== undefined && calledSentence.test(item.stem),
  'praise for a name': ({ item, fact }) =>
    fact !== undefined && item.form === 'identification' && keysOf(item).some((key) => praised.test(key)),
  'the rest of something': ({ item, fact, pattern }) =>
    (fact !== undefined || pattern === 'statement') && cutBefore.test(askedOf(item)),
  'false of a people': ({ item, fact }) =>
    fact !== undefined &&
    (item.form === 'true_false' || item.form === 'modified_true_false') &&
    !item.answer &&
    peoples.test(`${askedOf(item)} ${basisOf(item).quote}`),
}
