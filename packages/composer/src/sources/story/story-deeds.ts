import type { Chance } from '@klasrum/skills/chance'
import { sentencesOf } from '../../languages/sentences.ts'
import { lowerFirst, mentions, wordsOf } from '../../languages/words.ts'
import { passagesOf } from '../../understand/statements.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import { wrongForBox } from '../wrong-for-box.ts'
import { eventText, type ToldStory, titled } from './told-stories.ts'

const worth = { doer: 0.75, thing: 0.75, reason: 0.8, swapped: 0.6 }

/** Who does what in a story, and why. */
export const deedItems = (story: ToldStory, chance: Chance): Candidate[] => [
  ...reasons(story, chance),
  ...doers(story, chance),
  ...things(story, chance),
  ...swapped(story, chance),
]

/** A deed without the name of who does it. */
function doers(story: ToldStory, chance: Chance): Candidate[] {
  const { words, characters, deeds } = story
  // Who only is spoken of, such as an illness with a name, does nothing.
  const active = characters.filter((one) =>
    deeds.some((deed) => words.deed.exec(eventText(story, deed))?.groups?.name === one),
  )
  return deeds.flatMap((telling): Candidate[] => {
    const { name = '', before = '', after = '' } = words.deed.exec(eventText(story, telling))?.groups ?? {}
    const doer = characters.find((one) => one === name)
    const others = chance
      .fork(`doer ${telling.text}`)
      .shuffled(active.filter((one) => one !== name && !mentions(telling.text, one)))
      .slice(0, 3)
    if (!doer || others.length === 0 || mentions(after, doer) || words.feels.test(telling.text)) return []
    const questionItem = {
      ...commonItemParts(telling, 'remember', 1, `does ${telling.text}`),
      stem: words.whoDid(titled(story, doer), before, after),
    }
    return [
      {
        worth: worth.doer,
        item:
          others.length < 2
            ? { ...questionItem, form: 'identification', ...namedAs(questionItem.stem, doer, others) }
            : { ...questionItem, form: 'multiple_choice', options: [doer, ...others], answer: 0 },
      },
    ]
  })
}

function namedAs(stem: string, answer: string, wrong: readonly string[]) {
  const named = { answer, also_accepted: [] }
  return { ...named, ...wrongForBox({ stem, ...named }, wrong) }
}

const mostThingWords = 4
const optionsOfThing = 4

/** What somebody does something to, where the sentence puts it apart by its grammar. */
function things(story: ToldStory, chance: Chance): Candidate[] {
  const { words, characters, tellings } = story
  const texts = story.topics.flatMap(({ blocks }) => blocks.flatMap(passagesOf).flatMap(sentencesOf))
  const found = tellings.flatMap((telling) => {
    const {
      name = '',
      verb = '',
      thing = '',
      place = '',
    } = words.thing?.exec(eventText(story, telling))?.groups ?? {}
    // Of what is done again and again the question does not say which time is meant.
    const isOnce = texts.filter((text) => mentions(text, verb)).length === 1
    const isNamed = isOnce && characters.includes(name) && !characters.some((one) => mentions(thing, one))
    return isNamed && wordsOf(thing).length <= mostThingWords && !words.persons.test(thing)
      ? [{ telling, name, verb, thing, place }]
      : []
  })
  return found.flatMap(({ telling, name, verb, thing, place }): Candidate[] => {
    const wrong = chance
      .fork(`thing ${telling.text}`)
      .shuffled([...new Set(found.filter((other) => other.verb !== verb).map((other) => other.thing))])
      .filter((other) => !mentions(other, thing) && !mentions(thing, other))
      .slice(0, optionsOfThing - 1)
    const questionItem = {
      ...commonItemParts(telling, 'remember', 1, `thing ${telling.text}`),
      stem: words.whatOf(titled(story, thing), verb, name, place),
    }
    if (mentions(questionItem.stem, thing)) return []
    return wrong.length === optionsOfThing - 1
      ? [
          {
            worth: worth.thing,
            item: { ...questionItem, form: 'multiple_choice', options: [thing, ...wrong], answer: 0 },
          },
        ]
      : [
          {
            worth: worth.thing,
            item: { ...questionItem, form: 'identification', ...namedAs(questionItem.stem, thing, wrong) },
          },
        ]
  })
}

const mostClauseWords = 12
const fewestReasonWords = 3

/** Why somebody does or feels something; the wrong reasons are other things that happen in the story. */
function reasons(story: ToldStory, chance: Chance): Candidate[] {
  const { words, characters, tellings, events } = story
  return tellings.flatMap((telling): Candidate[] => {
    const groups = words.reason
      .map((pattern) => pattern.exec(eventText(story, telling))?.groups)
      .find((each) => each !== undefined)
    const { effect = '', reason = '' } = groups ?? {}
    const isClear =
      characters.some((one) => mentions(effect, one)) &&
      wordsOf(effect).length <= mostClauseWords &&
      wordsOf(reason).length >= fewestReasonWords &&
      wordsOf(reason).length <= mostClauseWords
    const wrong = chance
      .fork(`reason ${telling.text}`)
      .shuffled(events.filter((event) => event !== telling && wordsOf(event.text).length <= mostClauseWords))
      .slice(0, 3)
      .map((event) => lowerUnlessNamed(eventText(story, event).replace(/\.$/, ''), characters))
    if (!isClear || wrong.length < 3) return []
    return [
      {
        worth: worth.reason,
        item: {
          ...commonItemParts(telling, 'understand', 1, `why ${telling.text}`),
          form: 'multiple_choice',
          stem: words.why(story.name, lowerUnlessNamed(effect, characters)),
          options: [lowerUnlessNamed(reason, characters), ...wrong].map(words.because),
          answer: 0,
        },
      },
    ]
  })
}

const lowerUnlessNamed = (text: string, characters: readonly string[]): string =>
  characters.some((one) => text.startsWith(one)) ? text : lowerFirst(text)

/** A shorter sentence that is copied from a story asks for nothing. */
const fewestWordsOfTrue = 9

/** What one does, said of another who does nothing of the kind in the story. */
function swapped(story: ToldStory, chance: Chance): Candidate[] {
  const { words, characters, tellings, name } = story
  const text = tellings.map((telling) => eventText(story, telling))
  return tellings.flatMap((telling, at): Candidate[] => {
    const bare = text[at] ?? ''
    const inIt = characters.filter((one) => mentions(bare, one))
    const [doer] = inIt
    const verb = words.deedVerb.exec(bare)?.[0]
    // What one feels another may feel too.
    const isDeed = words.happens(bare) && !words.feels.test(bare) && !words.persons.test(bare)
    if (!doer || inIt.length !== 1 || !verb || !isDeed) return []
    // "Injun Joe" is not the Joe of the other chapters, and Mr. Behrman takes no Behrman along.
    const around = bare.split(doer)
    const isPartOfName = /\p{Lu}[\p{L}.]*\s$/u.test(around[0] ?? '') || /^\s\p{Lu}/u.test(around[1] ?? '')
    if (isPartOfName) return []
    const [other] = chance
      .fork(`swapped ${telling.text}`)
      .shuffled(
        characters.filter(
          (one) =>
            one !== doer &&
            !wordsOf(one).some((part) => mentions(bare, part)) &&
            !text.some((each) => mentions(each, one) && mentions(each, verb)),
        ),
      )
    // True as often as false.
    const isTrue = at % 2 === 0
    if (!other || (isTrue && wordsOf(bare).length < fewestWordsOfTrue)) return []
    return [
      {
        worth: worth.swapped,
        item: {
          ...commonItemParts(telling, 'remember', 1, `swapped ${telling.text}`),
          form: 'true_false',
          stem: words.inStory(
            name,
            lowerUnlessNamed(isTrue ? bare : bare.replaceAll(doer, other), characters),
          ),
          answer: isTrue,
        },
      },
    ]
  })
}
