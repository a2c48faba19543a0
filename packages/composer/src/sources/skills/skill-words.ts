import type { Language } from '@klasrum/contract/source'

/** How a skill's problems are turned into other questions, in each language. */
export const skillWords: Record<
  Language,
  {
    whichMistake: (who: string, stem: string, answer: string) => string
    judge: (who: string, stem: string, answer: string) => string
    judged: (mistake: string, answer: string, who: string) => string[]
    create: (skill: string) => string
    created: readonly string[]
    rubric: readonly string[]
  }
> = {
  en: {
    whichMistake: (who, stem, answer) =>
      `${who} was asked: "${stem}" ${who} answered ${answer}, which is wrong. What did ${who} most likely do?`,
    judge: (who, stem, answer) =>
      `${who} was asked: "${stem}" ${who} answered ${answer}. Is the answer right? Defend your judgment by solving the problem step by step, and explain what ${who} may have done.`,
    judged: (mistake, answer, who) => [
      'the answer is wrong',
      `the right answer is ${answer}`,
      `${who} ${mistake}`,
      'a complete solution',
    ],
    create: (skill) =>
      `Write your own word problem from life in your barangay on this topic: ${skill}. Solve it step by step and check the answer.`,
    created: ['a real situation', 'all numbers that are needed', 'a right solution', 'a check of the answer'],
    rubric: ['Right mathematics', 'Clear steps', 'Language'],
  },
  fil: {
    whichMistake: (who, stem, answer) =>
      `Tinanong si ${who}: "${stem}" Ang isinagot niya ay ${answer}, at mali ito. Ano ang malamang na ginawa ni ${who}?`,
    judge: (who, stem, answer) =>
      `Tinanong si ${who}: "${stem}" Ang isinagot niya ay ${answer}. Tama ba ang sagot? Patunayan ang iyong pasiya sa pamamagitan ng paglutas nang sunod-sunod, at ipaliwanag kung ano ang maaaring nagawa ni ${who}.`,
    judged: (mistake, answer, who) => [
      'mali ang sagot',
      `ang tamang sagot ay ${answer}`,
      `ang ginawa ni ${who}: ${mistake}`,
      'buong solusyon',
    ],
    create: (skill) =>
      `Sumulat ng sarili mong word problem mula sa buhay sa inyong barangay tungkol sa paksang ito: ${skill}. Lutasin ito nang sunod-sunod at tiyakin ang sagot.`,
    created: ['totoong sitwasyon', 'kumpletong datos na kailangan', 'tamang solusyon', 'pagtiyak ng sagot'],
    rubric: ['Wastong paglutas', 'Malinaw na hakbang', 'Wika'],
  },
}
