import type { Section } from '@klasrum/contract/sections'
import { gradeText } from '../classes/door.ts'

/** "Grade 8 – Rizal" */
export const sectionTitle = ({ grade_level, section }: Pick<Section, 'grade_level' | 'section'>): string =>
  `${gradeText(grade_level)} – ${section}`
