import type { RunDocument } from '@klasrum/contract/run-documents'
import type { ItemOrigin } from '@klasrum/contract/run-items'
import type { DocumentName } from '@klasrum/contract/runs'
import { useState } from 'react'
import { Drawer } from '../../../ui/drawer.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { DocumentPlace } from '../queries.ts'
import type { DocumentChange, Problem } from '../results/use-document-change.ts'
import { nameOf } from '../run-text.ts'
import { FromBank } from './from-bank.tsx'
import { FromLesson } from './from-lesson.tsx'
import css from './more.module.css'

type MoreDrawerProps = {
  place: DocumentPlace
  shown: RunDocument
  change: DocumentChange
  onClose: () => void
}

/** How a list hands over the question that was chosen. */
export type Adding = {
  add: (from: ItemOrigin) => void
  /** The one that is being added. */
  busy: ItemOrigin | undefined
  label: string
}

const tabs = [
  { value: 'lesson', label: 'From this lesson' },
  { value: 'bank', label: 'Question bank' },
] as const

/** Questions that are on no paper of the file, beside the paper that they can go on. */
export function MoreDrawer({ place, shown, change, onClose }: MoreDrawerProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('lesson')
  const [to, setTo] = useState<DocumentName>(shown.document)
  const [problem, setProblem] = useState<Problem>()
  const add = async (from: ItemOrigin) => {
    setProblem(undefined)
    if (!change.busy) setProblem(await change.apply({ verb: 'add', to, from }))
  }
  const adding: Adding = {
    add: (from) => void add(from),
    busy: change.adding,
    label: `Add to ${nameOf(to).toLowerCase()}`,
  }
  return (
    <Drawer title="More questions" onClose={onClose}>
      <div className={css.head}>
        <SelectField
          label="Add to"
          name="paper"
          value={to}
          onChange={setTo}
          options={shown.papers.map((each) => ({ value: each, label: nameOf(each) }))}
        />
        {problem ? <Notice tone="care">{problem.says}</Notice> : null}
      </div>
      <Tabs label="Where from" value={tab} onChange={setTab} tabs={tabs}>
        <div className={css.list}>
          {tab === 'lesson' ? <FromLesson place={place} adding={adding} /> : <FromBank adding={adding} />}
        </div>
      </Tabs>
    </Drawer>
  )
}
