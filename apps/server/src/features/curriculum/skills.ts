import type { Received } from '@klasrum/contract/endpoint'
import type {
  listSkillsEndpoint as listShape,
  SkillSummary,
  showSkillEndpoint as showShape,
} from '@klasrum/contract/skills'
import type { Language } from '@klasrum/contract/source'
import { unitLabelOf } from '@klasrum/curriculum/entry'
import { allEntries } from '@klasrum/curriculum/library'
import { comparableText, plainWordsOf } from '@klasrum/curriculum/words'
import { catalogue, skillOf } from '@klasrum/skills/catalogue'
import { gradeFor, problemsOf } from '@klasrum/skills/problem'
import { languagesOf, type Skill } from '@klasrum/skills/skill'
import { refuse } from '../../http/refuse.ts'

const summaryOf = (skill: Skill): SkillSummary => ({
  id: skill.id,
  name: skill.name.en,
  area: skill.area,
  grades: { first: skill.grades[0], last: skill.grades[1] },
  languages: [...languagesOf(skill)],
})

const wordsOfSkill = ({ name, cues }: Skill) =>
  comparableText([name.en, name.fil, ...(cues.en ?? []), ...(cues.fil ?? [])].join(' | '))

export function listSkills({ area, grade, search }: Received<typeof listShape.query>) {
  const typed = plainWordsOf(search)
  const found = catalogue.filter(
    (skill) =>
      (area === '' || skill.area === area) &&
      (grade === undefined || (grade >= skill.grades[0] && grade <= skill.grades[1])) &&
      typed.every((word) => wordsOfSkill(skill).includes(word)),
  )
  return { skills: found.map(summaryOf), areas: [...new Set(catalogue.map((skill) => skill.area))] }
}

type Address = { group: string; name: string }
type Wanted = { grade?: number | undefined; language?: Language | undefined }

/** The skill at an address, in a grade and a language that it has. */
export function skillAt({ group, name }: Address, { grade, language }: Wanted) {
  const skill = skillOf(`${group}/${name}`) ?? refuse('skill.not_found')
  const languages = languagesOf(skill)
  return {
    skill,
    grade: gradeFor(skill, grade ?? skill.grades[0]),
    language: language && languages.includes(language) ? language : (languages[0] ?? 'en'),
  }
}

const shownProblems = 5

export function showSkill(address: Address, { seed, ...wanted }: Received<typeof showShape.query>) {
  const { skill, grade, language } = skillAt(address, wanted)
  return {
    ...summaryOf(skill),
    grade,
    language,
    problems: problemsOf([skill], shownProblems, { seed, grade, language }).map((problem) => ({
      stem: problem.stem,
      answer: problem.answer,
      also: [...problem.also],
      wrong: [...problem.wrong],
      solution: [...problem.solution],
      drawing: problem.drawing,
    })),
    units: allEntries()
      .filter(({ id }) => skill.units.includes(id))
      .map((entry) => ({ id: entry.id, label: unitLabelOf(entry) })),
  }
}

/** The kinds of problems that the lessons of a unit practise. */
export const skillsOfUnit = (unit: string): SkillSummary[] =>
  catalogue.filter(({ units }) => units.includes(unit)).map(summaryOf)
