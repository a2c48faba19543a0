import { gradeText } from './class-text.ts'

export const gradeLevels = ['K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
export type GradeLevelCode = (typeof gradeLevels)[number]

export const gradeOptions = gradeLevels.map((level) => ({ value: level, label: gradeText(level) }))
