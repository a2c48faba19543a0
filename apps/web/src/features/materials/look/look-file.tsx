import type { Look } from '@klasrum/contract/looks'
import { IconAlertTriangle, IconCheck, IconClock, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { counted } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { sizeText } from '../../../ui/file-check.ts'
import { FoldedNotice } from '../../../ui/folded-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import files from '../run/files.module.css'
import type { TypedFile } from './corrections.ts'
import css from './look.module.css'
import { LookNumbers } from './look-numbers.tsx'
import { LookPart } from './look-part.tsx'
import { ReadingScan, UnsureLines } from './look-scan.tsx'
import { givenText, givesNothing, isBeingRead, kindNames, languageNames } from './look-text.ts'
import { LookTopics } from './look-topics.tsx'
import { LookUnits } from './look-units.tsx'
import type { useScans } from './use-scans.ts'

type LookFileProps = {
  place: number
  file: Look['files'][number]
  typed: TypedFile
  scans: ReturnType<typeof useScans>
  /** Stands with what would be missing. */
  askGiven: ReactNode
  onType: (part: Partial<TypedFile>) => void
}

/** One file: what it is, what it gives, and what can be corrected of it. */
export function LookFile({ place, file, typed, scans, askGiven, onType }: LookFileProps) {
  const id = useId()
  const { file_name, size, pages, problem, found, scan } = file
  const isPdf = file_name.toLowerCase().endsWith('.pdf')
  const about = [
    ...(found ? [kindNames[found.kind], languageNames[found.language]] : []),
    ...(pages ? [counted(pages, 'page')] : []),
    sizeText(size),
  ].join(' · ')
  return (
    <Card as="section" pad aria-labelledby={id}>
      <div className={css.file}>
        <div className={files.top}>
          <span className={files.type} data-pdf={isPdf || undefined} aria-hidden>
            {isPdf ? 'PDF' : 'W'}
          </span>
          <div className={files.words}>
            <h3 id={id} className={files.name} title={file_name}>
              {file_name}
            </h3>
            <p className={files.about}>{about}</p>
          </div>
          <span className={files.badge}>
            <Verdict file={file} />
          </span>
        </div>
        {scan && !problem && !isBeingRead(file) ? (
          <UnsureLines
            place={place}
            scan={scan}
            isSaving={scans.isSaving}
            onSave={(lines) => void scans.save(place, lines)}
          />
        ) : null}
        {scan && isBeingRead(file) ? (
          <ReadingScan scan={scan} name={file_name} />
        ) : found ? (
          <Found place={place} found={found} typed={typed} askGiven={askGiven} onType={onType} />
        ) : (
          <Notice tone="harm" title="Nothing can be made of this file">
            {problem}
          </Notice>
        )}
      </div>
    </Card>
  )
}

function Verdict({ file }: { file: Look['files'][number] }) {
  if (isBeingRead(file))
    return (
      <Badge tone="go" icon={<IconClock />}>
        Being read
      </Badge>
    )
  if (givesNothing(file)) {
    return (
      <Badge tone="harm" icon={<IconAlertTriangle />}>
        Gives nothing
      </Badge>
    )
  }
  return file.found?.lacking.length ? (
    <Badge tone="care" icon={<IconInfoCircle />}>
      Gives less than asked
    </Badge>
  ) : (
    <Badge tone="done" icon={<IconCheck />}>
      Gives all you ask for
    </Badge>
  )
}

type FoundProps = {
  place: number
  found: NonNullable<Look['files'][number]['found']>
  typed: TypedFile
  askGiven: ReactNode
  onType: (part: Partial<TypedFile>) => void
}

const languages = [
  { value: 'en', label: languageNames.en },
  { value: 'fil', label: languageNames.fil },
] as const

function Found({ place, found, typed, askGiven, onType }: FoundProps) {
  const { lacking, open_questions } = found
  const narrow = useNarrow()
  const title = typed.title ?? found.title
  const language = typed.language ?? found.language
  return (
    <>
      <FoldedNotice tone={lacking.length > 0 ? 'care' : 'done'} title={givenText(found)} open={!narrow}>
        {lacking.length > 0 ? (
          <ul>
            {lacking.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : null}
        <LookNumbers found={found} />
        {open_questions > 0 ? (
          <p className={css.note}>
            {counted(open_questions, 'question')} of the file {open_questions === 1 ? 'has' : 'have'} no
            answer key. No paper uses them; with the result you can put one on a paper and give its answer.
          </p>
        ) : null}
      </FoldedNotice>
      {lacking.length > 0 ? askGiven : null}
      <LookUnits found={found} typed={typed} onType={onType} />
      {found.skills?.length ? (
        <LookPart title="Problems that can be computed" says={String(found.skills.length)}>
          <p className={css.note}>{found.skills.join(' · ')}</p>
        </LookPart>
      ) : null}
      <Stated found={found} />
      <LookTopics found={found} topics={typed.topics ?? {}} onType={(topics) => onType({ topics })} />
      <LookPart
        title="Title and language"
        says={`${title.trim() || found.title} · ${languageNames[language]}`}
      >
        <div className={css.fields}>
          <TextField
            label="Title of the lesson"
            name={`title-${place}`}
            autoComplete="off"
            maxLength={300}
            value={title}
            hint={title.trim() === '' ? `Left blank, it is ${found.title}.` : undefined}
            onChange={(next) => onType({ title: next })}
          />
          <SelectField
            label="Language"
            name={`language-${place}`}
            options={languages}
            value={language}
            onChange={(next) => onType({ language: next })}
          />
        </div>
      </LookPart>
    </>
  )
}

/** Grade, area and the like as the file states them, and its competencies. */
function Stated({ found }: Pick<FoundProps, 'found'>) {
  const facts = [
    ['Grade', found.grade_level],
    ['Learning area', found.learning_area],
    ['Quarter', found.quarter],
    ['Week', found.week],
  ].filter(([, value]) => value)
  return (
    <LookPart
      title="What the file states"
      says={facts.map(([, value]) => value).join(' · ') || 'No grade, learning area or quarter'}
    >
      {facts.length > 0 ? (
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={css.note}>No grade, learning area or quarter.</p>
      )}
      <div>
        <Lines title="Competencies" lines={found.competencies.map(competencyText)} />
        <Lines title="Objectives" lines={found.objectives} />
      </div>
    </LookPart>
  )
}

const competencyText = ({ text, code }: FoundProps['found']['competencies'][number]): string =>
  [text, ...(code ? [`(${code})`] : [])].filter(Boolean).join(' ')

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details className={css.lines}>
      <summary>
        {title}: {lines.length}
      </summary>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
