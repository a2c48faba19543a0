import { skill } from '../skill.ts'
import {
  analyze,
  angleOr,
  apply,
  both,
  degreeForms,
  degrees,
  pointNames,
  rule,
  understand,
  withoutBorrowing,
} from './writing.ts'

type Kind = 'complementary' | 'supplementary'
type Given = { kind: Kind; size: number; names: readonly string[] }

const totals = { complementary: 90, supplementary: 180 }
const nouns = { complementary: 'complement', supplementary: 'supplement' }
const whole = {
  complementary: both('a right angle', 'isang right angle'),
  supplementary: both('a straight angle', 'isang straight angle'),
}
const stories = {
  complementary: {
    en: [
      (size: string) =>
        `A straight wooden post stands upright on level ground. A rope from its top makes an angle of ${size} with the ground. What angle does the rope make with the post?`,
      (size: string) =>
        `A square corner of a cloth is cut into two angles. One of them measures ${size}. What is the measure of the other angle?`,
    ],
    fil: [
      (size: string) =>
        `Tuwid na nakatayo ang poste sa patag na lupa. Ang lubid mula sa tuktok nito ay may anggulong ${size} sa lupa. Ano ang sukat ng anggulo ng lubid at ng poste?`,
      (size: string) =>
        `Hinati sa dalawang anggulo ang parisukat na sulok ng isang tela. Ang isa ay may sukat na ${size}. Ano ang sukat ng isa pang anggulo?`,
    ],
  },
  supplementary: {
    en: [
      (size: string) =>
        `A side street meets a straight highway and forms an angle of ${size} on one side. What is the measure of the angle on the other side?`,
      (size: string) =>
        `An open door makes an angle of ${size} with the wall on its left. What angle does the door make with the same straight wall on its right?`,
    ],
    fil: [
      (size: string) =>
        `Ang isang kalye ay dumudugtong sa tuwid na haywey at bumubuo ng anggulong ${size} sa isang panig. Ano ang sukat ng anggulo sa kabilang panig?`,
      (size: string) =>
        `Ang nakabukas na pinto ay may anggulong ${size} sa dingding na nasa kaliwa nito. Ano ang sukat ng anggulo ng pinto sa tuwid ding dingding na nasa kanan nito?`,
    ],
  },
}

const otherOf = ({ kind, size }: Given) => totals[kind] - size

export const complementSupplement = skill<Given, 'other' | 'same' | 'borrow' | 'added' | 'half'>({
  id: 'geometry/complement-supplement',
  area: 'Mathematics',
  name: both('Complementary and supplementary angles', 'Complementary at supplementary angles'),
  grades: [7, 8],
  cues: {
    en: ['complementary angles', 'supplementary angles', 'complement', 'supplement', 'angle pairs'],
    fil: ['complementary angles', 'supplementary angles', 'complement', 'supplement', 'pares ng anggulo'],
  },
  units: ['mathematics/7/polygons-and-their-angles', 'mathematics/7/angles-and-parallel-lines'],
  largest: () => 180,
  mistakes: {
    other: both('confused complement and supplement', 'pinagpalit ang complement at supplement'),
    same: both('took the two angles for equal', 'inakalang magkapareho ang dalawang anggulo'),
    borrow: both('did not take away the borrowed ten', 'hindi binawas ang hiniram na sampu'),
    added: both('added instead of subtracting', 'nagdagdag sa halip na nagbawas'),
    half: both('took half of the given angle', 'kinuha ang kalahati ng ibinigay na anggulo'),
  },
  rules: {
    en: [
      rule(
        'The measures of two complementary angles have a sum of {90°}.',
        'What is the sum of the measures of two complementary angles?',
        '45°',
        '180°',
        '360°',
      ),
      rule(
        'The measures of two supplementary angles have a sum of {180°}.',
        'What is the sum of the measures of two supplementary angles?',
        '60°',
        '90°',
        '360°',
      ),
      rule(
        'The supplement of an acute angle is always {obtuse}.',
        'What kind of angle is the supplement of an acute angle?',
        'acute',
        'right',
        'straight',
      ),
    ],
    fil: [
      rule(
        'Ang kabuoan ng sukat ng dalawang complementary angles ay {90°}.',
        'Ano ang kabuoan ng sukat ng dalawang complementary angles?',
        '45°',
        '180°',
        '360°',
      ),
      rule(
        'Ang kabuoan ng sukat ng dalawang supplementary angles ay {180°}.',
        'Ano ang kabuoan ng sukat ng dalawang supplementary angles?',
        '60°',
        '90°',
        '360°',
      ),
      rule(
        'Ang supplement ng acute angle ay laging {obtuse}.',
        'Anong uri ng anggulo ang supplement ng acute angle?',
        'acute',
        'right',
        'straight',
      ),
    ],
  },
  draw: (draw) => {
    const kind = draw.pick<Kind>(['complementary', 'supplementary'])
    const size = kind === 'complementary' ? draw.int(12, 78) : draw.int(25, 155)
    if (size * 2 === totals[kind] || Math.abs(size - 90) < 10)
      throw new RangeError('The angles are too much alike.')
    return { kind, size, names: pointNames(draw, 2) }
  },
  answer: (given) => degrees(otherOf(given)),
  also: (given, language) => degreeForms(otherOf(given), language),
  wrong: ({ kind, size }) => ({
    other: angleOr(kind === 'complementary' ? 180 - size : Math.abs(90 - size)),
    same: angleOr(size),
    borrow: angleOr(withoutBorrowing(totals[kind], size)),
    added: angleOr(totals[kind] + size, 180),
    half: angleOr(size / 2),
  }),
  stems: {
    en: [
      understand(
        ({ kind, size }) => `What is the measure of the ${nouns[kind]} of an angle of ${degrees(size)}?`,
      ),
      understand(
        ({ kind, size, names: [one, other] }) =>
          `Angles ${one} and ${other} are ${kind}. If m∠${one} = ${degrees(size)}, what is m∠${other}?`,
      ),
      apply(
        ({ kind, size }) =>
          `Two angles together form ${whole[kind].en}. One of them measures ${degrees(size)}. What is the measure of the other?`,
      ),
      apply(({ kind, size }) => stories[kind].en[0]?.(degrees(size)) ?? ''),
      analyze(({ kind, size }) => stories[kind].en[1]?.(degrees(size)) ?? ''),
    ],
    fil: [
      understand(({ kind, size }) => `Ano ang sukat ng ${nouns[kind]} ng anggulong ${degrees(size)}?`),
      understand(
        ({ kind, size, names: [one, other] }) =>
          `Ang ∠${one} at ∠${other} ay ${kind} angles. Kung m∠${one} = ${degrees(size)}, ano ang m∠${other}?`,
      ),
      apply(
        ({ kind, size }) =>
          `Ang dalawang anggulo ay bumubuo ng ${whole[kind].fil}. Ang isa ay may sukat na ${degrees(size)}. Ano ang sukat ng isa pa?`,
      ),
      apply(({ kind, size }) => stories[kind].fil[0]?.(degrees(size)) ?? ''),
      analyze(({ kind, size }) => stories[kind].fil[1]?.(degrees(size)) ?? ''),
    ],
  },
  statement: {
    en: ({ kind, size }, answer) => `The ${nouns[kind]} of an angle of ${degrees(size)} measures ${answer}.`,
    fil: ({ kind, size }, answer) =>
      `Ang ${nouns[kind]} ng anggulong ${degrees(size)} ay may sukat na ${answer}.`,
  },
  solution: {
    en: (given) => [
      `The measures of ${given.kind} angles have a sum of ${totals[given.kind]}°.`,
      `${totals[given.kind]}° − ${given.size}° = ${otherOf(given)}°`,
    ],
    fil: (given) => [
      `Ang kabuoan ng sukat ng ${given.kind} angles ay ${totals[given.kind]}°.`,
      `${totals[given.kind]}° − ${given.size}° = ${otherOf(given)}°`,
    ],
  },
})
