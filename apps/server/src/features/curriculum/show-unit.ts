import type { CurriculumUnit } from '@klasrum/contract/curriculum'
import type { SkillSummary } from '@klasrum/contract/skills'
import { unitLabelOf } from '@klasrum/curriculum/entry'
import { unitOf } from '@klasrum/curriculum/library'
import { refuse } from '../../http/refuse.ts'

type UnitAddress = Record<'area' | 'grade' | 'topic', string>

export function showUnit(
  { area, grade, topic }: UnitAddress,
  skillsOfUnit: (unit: string) => SkillSummary[],
): CurriculumUnit {
  const unit = unitOf(`${area}/${grade}/${topic}`) ?? refuse('unit.not_found')
  const {
    ideas,
    prompts,
    days,
    secondReading,
    standards,
    taughtIn,
    nearestIn: _nearestIn,
    nearest: _nearest,
    names: _names,
    cues: _cues,
    ...same
  } = unit
  return {
    ...same,
    label: unitLabelOf(unit),
    second_reading: secondReading || null,
    standards: standards && { part_of_year: taughtIn, ...standards },
    skills: skillsOfUnit(unit.id),
    ideas: ideas.map((idea) => ({
      ...idea,
      terms: idea.terms.map(({ choicesOnly: _, ...term }) => term),
      facts: idea.facts.map(({ choicesOnly, ...fact }) => ({ ...fact, choices_only: choicesOnly })),
    })),
    days: days.map(({ valueQuestion, ...day }) => ({ ...day, value_question: valueQuestion })),
    prompts: prompts.map(({ lookedFor, ...prompt }) => ({ ...prompt, looked_for: lookedFor })),
  }
}
