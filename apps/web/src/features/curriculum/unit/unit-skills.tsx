import type { SkillSummary } from '@klasrum/contract/skills'
import { SkillRows } from '../skills/skill-rows.tsx'
import page from './unit.module.css'

/** Problems with new numbers each time that belong to the topic; nothing where it has none. */
export const UnitSkills = ({ skills }: { skills: readonly SkillSummary[] }) =>
  skills.length === 0 ? null : (
    <section className={page.section} aria-labelledby="skills" lang="en">
      <h2 id="skills">Problems that are computed</h2>
      <p>New numbers each time, with answers and steps. Open one to print a worksheet.</p>
      <SkillRows skills={skills} label="Problems that are computed" />
    </section>
  )
