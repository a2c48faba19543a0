import type { Draw } from '../draw.ts'
import type { SkillRule } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { type Thing, things } from '../words/things.ts'

export const remainderCues = {
  en: ['remainder', 'with remainder', 'left over', 'division with remainder', 'quotient'],
  fil: ['remainder', 'may remainder', 'natira', 'sobra', 'quotient'],
}

export const remainderRules: { en: readonly SkillRule[]; fil: readonly SkillRule[] } = {
  en: [
    {
      say: 'When a number is divided by 6, the greatest possible remainder is {5}.',
      ask: 'What is the greatest possible remainder when a number is divided by 6?',
      not: ['1', '6', '7'],
    },
    {
      say: 'When 17 is divided by 5, the remainder is {2}.',
      ask: 'What is the remainder when 17 is divided by 5?',
      not: ['3', '5', '1'],
    },
  ],
  fil: [
    {
      say: 'Kapag hinati ang isang bilang sa 6, ang pinakamalaking maaaring remainder ay {5}.',
      ask: 'Ano ang pinakamalaking maaaring remainder kapag hinati ang isang bilang sa 6?',
      not: ['1', '6', '7'],
    },
    {
      say: 'Kapag hinati ang 17 sa 5, ang remainder ay {2}.',
      ask: 'Ano ang remainder kapag hinati ang 17 sa 5?',
      not: ['3', '5', '1'],
    },
  ],
}

const small = things.fruit.filter(({ price: [least] }) => least < 20)

/** A division that leaves something over, with numbers of the grade. */
export function drawnRemainder(draw: Draw): { total: number; divisor: number; who: Person; thing: Thing } {
  const divisor = draw.grade === 5 && draw.chanceOf(60) ? draw.int(11, 30) : draw.int(3, 9)
  const quotient = draw.int(
    draw.grade === 3 ? 3 : 11,
    Math.min(draw.grade === 5 ? 300 : 99, Math.floor(draw.largest / divisor) - 1),
  )
  return {
    total: divisor * quotient + draw.int(1, divisor - 1),
    divisor,
    who: draw.person(),
    thing: draw.pick(small),
  }
}
