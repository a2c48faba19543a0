import { placeValue } from './place-value.ts'

export const wholeNumberSkills = [placeValue]
