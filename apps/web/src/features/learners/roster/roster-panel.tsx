import type { ClassSummary } from '@klasrum/contract/classes'
import type { Enrollment } from '@klasrum/contract/enrollments'
import { IconUserPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { shortDay } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardFoot, CardHead } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { FirstSteps, useClassRecord } from '../../classes/door.ts'
import { rosterText } from '../student-text.ts'
import { ClassListMenu } from './class-list-menu.tsx'
import { DroppedList } from './dropped-list.tsx'
import { ImportLink } from './import-link.tsx'
import { NoLearners } from './no-learners.tsx'
import { usualDayOf } from './places.ts'
import css from './roster.module.css'
import { RosterBones } from './roster-bones.tsx'
import type { AskedOfRoster } from './roster-dialog.tsx'
import { RosterLists } from './roster-lists.tsx'
import { RosterMenu } from './roster-menu.tsx'
import { useDropped } from './use-dropped.ts'

const RosterDialog = lazy(async () => ({ default: (await import('./roster-dialog.tsx')).RosterDialog }))

export function RosterPanel({ classId }: { classId: number }) {
  const { data, error, refetch } = useClassRecord(classId)
  if (data) return <Roster klass={data.klass} enrollments={data.enrollments} />
  return (
    <Card>
      {error ? (
        <ErrorState title={sayOr(error, 'Failed to load class roster')} onRetry={() => void refetch()} />
      ) : (
        <RosterBones />
      )}
    </Card>
  )
}

type RosterProps = { klass: ClassSummary; enrollments: readonly Enrollment[] }

function Roster({ klass, enrollments }: RosterProps) {
  const { values, change } = useUrlValues()
  const narrow = useNarrow()
  const [wanted, setWanted] = useState('')
  const [asked, setAsked] = useState<AskedOfRoster>()
  const taken = klass.archived_at === null
  const dropped = values.show === 'dropped'
  const showDropped = (on: boolean) => change({ show: on ? 'dropped' : '' }, { replace: true })
  const add = () => setAsked({ task: 'add' })
  const open = ({ student }: Enrollment) => setAsked({ task: 'show', studentId: student.id })
  const seeImports = () => setAsked({ task: 'imports' })
  const isEmpty = enrollments.length === 0
  const { data: left } = useDropped(klass.id, isEmpty && klass.item_count > 0)
  const mayShowDropped = !isEmpty || dropped || Boolean(left?.length)
  const usualDay = usualDayOf(enrollments)
  const addButton = taken ? (
    <Button size="sm" kind="primary" icon={<IconUserPlus />} onClick={add}>
      Add Student
    </Button>
  ) : null
  return (
    <Card as="section" aria-labelledby="roster">
      <CardHead>
        <div className={css.head}>
          <h2 id="roster">Roster</h2>
          {isEmpty ? null : (
            <p className={css.count}>
              {rosterText(enrollments.map((each) => each.student))}
              {usualDay ? ` · enrolled ${shortDay(usualDay)}` : null}
            </p>
          )}
        </div>
        {isEmpty ? (
          <FirstSteps at={2} />
        ) : narrow ? (
          <RosterMenu
            classId={klass.id}
            mayImport={taken}
            dropped={dropped}
            onDropped={showDropped}
            onImports={seeImports}
          />
        ) : (
          <div className={css.buttons}>
            <ClassListMenu classId={klass.id} />
            {taken ? <ImportLink classId={klass.id} size="sm" /> : null}
            {addButton}
          </div>
        )}
      </CardHead>
      {isEmpty ? (
        <NoLearners
          importList={taken ? <ImportLink classId={klass.id} kind="next" /> : undefined}
          onAdd={add}
        />
      ) : (
        <>
          <div className={css.tools}>
            <SearchBox
              label="Find on this roster"
              placeholder={narrow ? 'Find' : 'Name or number'}
              value={wanted}
              onChange={setWanted}
            />
            {narrow ? addButton : null}
          </div>
          <RosterLists
            enrollments={enrollments}
            wanted={wanted}
            usualDay={usualDay}
            onOpen={open}
            onRemove={taken ? (enrollment) => setAsked({ task: 'remove', enrollment }) : undefined}
          />
        </>
      )}
      {dropped ? <DroppedList klass={klass} wanted={wanted} onOpen={open} /> : null}
      {mayShowDropped && !(narrow && !isEmpty) ? (
        <CardFoot>
          <div className={css.foot}>
            <Checkbox label="Show dropped" name="dropped" checked={dropped} onChange={showDropped} />
            <Button size="sm" kind="plain" onClick={seeImports}>
              Recent imports
            </Button>
          </div>
        </CardFoot>
      ) : null}
      <Suspense>
        {asked ? (
          <RosterDialog
            klass={klass}
            enrollments={enrollments}
            asked={asked}
            onAsk={setAsked}
            onClose={() => setAsked(undefined)}
          />
        ) : null}
      </Suspense>
    </Card>
  )
}
