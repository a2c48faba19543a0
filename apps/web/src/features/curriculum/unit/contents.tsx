import type { CurriculumUnit } from '@klasrum/contract/curriculum'
import { Link } from '@tanstack/react-router'
import { groupIds } from './question-groups.ts'
import css from './unit.module.css'
import { partId } from './use-named-part.ts'

type Entry = { id: string; text: string; lang?: string }

/** The parts of the page, each a press away. */
export function UnitContents({ unit }: { unit: CurriculumUnit }) {
  const { language: lang } = unit
  const parts: { head: Entry; below: Entry[] }[] = [
    {
      head: { id: 'ideas', text: 'Ideas' },
      below: unit.ideas.map(({ line, title }) => ({ id: partId(line), text: title, lang })),
    },
    {
      head: { id: 'lessons', text: 'Lessons' },
      below: unit.days.map(({ line, title }, index) => ({
        id: partId(line),
        text: `${index + 1}. ${title}`,
        lang,
      })),
    },
    {
      head: { id: 'questions', text: 'Questions' },
      below: [
        { id: groupIds.situations, text: 'Situations' },
        { id: groupIds.tasks, text: 'Tasks' },
        { id: groupIds.classes, text: 'What belongs together' },
        { id: groupIds.orders, text: 'Put in order' },
      ],
    },
    ...(unit.skills.length > 0 ? [{ head: { id: 'skills', text: 'Computed' }, below: [] }] : []),
  ]
  return (
    <nav className={css.contents} aria-label="On this page">
      <ul>
        {parts.map(({ head, below }) => (
          <li key={head.id}>
            <Place {...head} />
            <ul>
              {below.map((entry) => (
                <li key={entry.id}>
                  <Place {...entry} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Place = ({ id, text, lang }: Entry) => (
  <Link to="." search={true} hash={id} lang={lang}>
    {text}
  </Link>
)
