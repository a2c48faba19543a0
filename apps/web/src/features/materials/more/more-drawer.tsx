import type { RunDocument } from '@klasrum/contract/run-documents'
import type { ItemOrigin } from '@klasrum/contract/run-items'
import type { DocumentName } from '@klasrum/contract/runs'
import { useState } from 'react'
import { Drawer } from '../../../ui/drawer.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { DocumentPlace } from '../queries.ts'
import type { DocumentChange, DocumentProblem } from '../results/use-document-change.ts'
import { documentNameOf } from '../run-text.ts'
import { FromBank } from './from-bank.tsx'
import { FromLesson } from './from-lesson.tsx'
import css from './more.module.css'
import { WriteOwn } from './write-own.tsx'

type MoreDrawerProps = {
  place: DocumentPlace
  shown: RunDocument
  change: DocumentChange
  onClose: () => void
}

/** How a list hands over the question that was chosen. */
export type Adding = {
  /** True once it stands on the paper. */
  add: (from: ItemOrigin) => Promise<boolean>
  /** The one that is being added. */
  busy: ItemOrigin | undefined
  label: string
  /** What is wrong with a question that was typed. */
  faultAt: (path: string) => string | undefined
}

const tabs = [
  { value: 'lesson', label: 'From this lesson' },
  { value: 'bank', label: 'Question bank' },
  { value: 'own', label: 'Write my own' },
] as const

/** Questions that are on no paper of the file, beside the paper that they can go on. */
export function MoreDrawer({ place, shown, change, onClose }: MoreDrawerProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('lesson')
  const [to, setTo] = useState<DocumentName>(shown.document)
  const [problem, setProblem] = useState<DocumentProblem>()
  const add = async (from: ItemOrigin) => {
    if (change.busy) return false
    setProblem(undefined)
    const found = await change.apply({ verb: 'add', to, from })
    setProblem(found)
    return found === undefined
  }
  const adding: Adding = {
    add,
    busy: change.adding,
    label: `Add to ${documentNameOf(to).toLowerCase()}`,
    faultAt: (path) => problem?.faults.find((fault) => fault.path === path)?.message,
  }
  return (
    <Drawer title="More questions" onClose={onClose}>
      <div className={css.head}>
        <SelectField
          label="Add to"
          name="paper"
          value={to}
          onChange={setTo}
          options={shown.papers.map((each) => ({ value: each, label: documentNameOf(each) }))}
        />
        {problem ? <Notice tone="care">{problem.says}</Notice> : null}
      </div>
      <Tabs label="Where from" value={tab} onChange={setTab} tabs={tabs}>
        <div className={css.list}>
          {tab === 'lesson' ? <FromLesson place={place} adding={adding} /> : null}
          {tab === 'bank' ? <FromBank adding={adding} /> : null}
          {tab === 'own' ? <WriteOwn adding={adding} /> : null}
        </div>
      </Tabs>
    </Drawer>
  )
}
