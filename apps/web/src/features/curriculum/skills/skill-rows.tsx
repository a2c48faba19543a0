import type { SkillSummary } from '@klasrum/contract/skills'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import list from '../list/list.module.css'
import { languageNames } from '../unit-text.ts'

/** "Grade 5" or "Grades 5–6". */
export const gradesOf = ({ first, last }: SkillSummary['grades']): string =>
  first === last ? `Grade ${first}` : `Grades ${first}–${last}`

const skillAddress = (id: string) => {
  const [group = '', name = ''] = id.split('/')
  return { group, name }
}

export const SkillRows = ({ skills, label }: { skills: readonly SkillSummary[]; label: string }) => (
  <ul className={list.rows} aria-label={label}>
    {skills.map((skill) => (
      <li key={skill.id}>
        <Link to="/curriculum/skills/$group/$name" params={skillAddress(skill.id)} className={list.row}>
          <span className={list.words}>
            <b>{skill.name}</b>
            <span>
              {gradesOf(skill.grades)} ·{' '}
              {skill.languages.map((language) => languageNames[language]).join(' and ')}
            </span>
          </span>
          <IconChevronRight className={list.chevron} size={18} aria-hidden />
        </Link>
      </li>
    ))}
  </ul>
)
