import { proves } from '@klasrum/testkit/skill-proof'
import { wholeNumberSkills } from './whole-numbers.ts'

const english = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions']
const filipino = [
  'isahan',
  'sampuan',
  'sandaanan',
  'libuhan',
  'sampung libuhan',
  'sandaang libuhan',
  'milyunan',
]

proves(wholeNumberSkills, {
  'whole-numbers/place-value': ({ digits, place }, language) => {
    // Take the digit away: the loss tells its place.
    const whole = Number(digits.join(''))
    const digit = digits[digits.length - 1 - place]
    const without = Number(digits.map((each: number) => (each === digit ? 0 : each)).join(''))
    return (language === 'en' ? english : filipino)[Math.round(Math.log10((whole - without) / digit))] ?? ''
  },
})
