import { pluralNouns } from './plural-nouns.ts'

export const englishSkills = [pluralNouns]
