import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUrlValues } from '../lib/url-values.ts'
import css from './side-sections.module.css'
import { SmallSelect } from './small-select.tsx'
import { useNarrow } from './use-narrow.ts'

type SideSection = { key: string; label: string; content: ReactNode }

type SideSectionsProps = { label: string; sections: readonly SideSection[] }

/** A long page in sections with their list at the side, or a choice above it on a phone. The one that is open stands in the address; what is typed in the others stays. */
export function SideSections({ label, sections }: SideSectionsProps) {
  const { values, change } = useUrlValues()
  const narrow = useNarrow()
  const open = sections.find(({ key }) => key === values.section) ?? sections[0]
  return (
    <div className={css.page}>
      {narrow && open ? (
        <div className={css.choice}>
          <SmallSelect
            label={`Part of ${label}`}
            value={open.key}
            onChange={(section) => change({ section })}
            options={sections.map(({ key, label: name }) => ({ value: key, label: name }))}
          />
        </div>
      ) : (
        <nav className={css.list} aria-label={label}>
          {sections.map(({ key, label: name }) => (
            <Link
              key={key}
              to="."
              search={{ section: key }}
              resetScroll={false}
              className={css.link}
              aria-current={key === open?.key ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <div className={css.sections}>
        {sections.map(({ key, content }) => (
          <div key={key} className={css.section} hidden={key !== open?.key}>
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}
