import type { ClassSummary } from '@klasrum/contract/classes'
import type { Enrollment } from '@klasrum/contract/enrollments'
import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { shortDay } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card, CardFoot, CardHead } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useClassRecord } from '../../classes/door.ts'
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

const RosterDialog = lazy(async () => ({ default: (await import('./roster-dialog.tsx')).RosterDialog }))

type RosterPanelProps = {
  classId: number
  /** On its own page; otherwise a part of the class record that leads there. */
  whole?: boolean
}

export function RosterPanel({ classId, whole = false }: RosterPanelProps) {
  const { data, error, refetch } = useClassRecord(classId)
  if (data) return <Roster klass={data.klass} enrollments={data.enrollments} whole={whole} />
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

type RosterProps = { klass: ClassSummary; enrollments: readonly Enrollment[]; whole: boolean }

function Roster({ klass, enrollments, whole }: RosterProps) {
  const { values, change } = useUrlValues()
  const [wanted, setWanted] = useState('')
  const [asked, setAsked] = useState<AskedOfRoster>()
  const taken = klass.archived_at === null
  const dropped = values.show === 'dropped'
  const add = () => setAsked({ task: 'add' })
  const open = ({ student }: Enrollment) => setAsked({ task: 'show', studentId: student.id })
  const isEmpty = enrollments.length === 0
  const usualDay = usualDayOf(enrollments)
  return (
    <Card as="section" aria-labelledby="roster">
      <CardHead>
        <div>
          <h2 id="roster">Roster</h2>
          <p className={css.count}>
            {isEmpty ? 'No learners' : rosterText(enrollments.map((each) => each.student))}
            {usualDay ? ` · enrolled ${shortDay(usualDay)}` : null}
          </p>
        </div>
        <div className={css.buttons}>
          {whole ? null : (
            <ButtonLink
              size="sm"
              icon={<IconUsers />}
              to="/classes/$classId"
              params={{ classId: String(klass.id) }}
            >
              Go to Roster
            </ButtonLink>
          )}
          {isEmpty ? null : <ClassListMenu classId={klass.id} />}
          {taken && !isEmpty ? (
            <>
              <ImportLink classId={klass.id} size="sm" />
              <Button size="sm" kind="primary" icon={<IconUserPlus />} onClick={add}>
                Add Student
              </Button>
            </>
          ) : null}
        </div>
      </CardHead>
      <div className={css.tools}>
        {isEmpty ? null : (
          <SearchBox
            label="Find on this roster"
            placeholder="Name or number"
            value={wanted}
            onChange={setWanted}
          />
        )}
        {isEmpty && !dropped && klass.item_count === 0 ? null : (
          <Checkbox
            label="Show dropped"
            name="dropped"
            checked={dropped}
            onChange={(on) => change({ show: on ? 'dropped' : '' }, { replace: true })}
          />
        )}
      </div>
      {isEmpty ? (
        <NoLearners
          whole={whole}
          importList={taken ? <ImportLink classId={klass.id} kind="next" /> : undefined}
          onAdd={add}
        />
      ) : (
        <RosterLists
          enrollments={enrollments}
          wanted={wanted}
          usualDay={usualDay}
          onOpen={open}
          onRemove={taken ? (enrollment) => setAsked({ task: 'remove', enrollment }) : undefined}
        />
      )}
      {dropped ? <DroppedList klass={klass} wanted={wanted} onOpen={open} /> : null}
      {whole ? (
        <CardFoot>
          <Button size="sm" kind="plain" onClick={() => setAsked({ task: 'imports' })}>
            Recent imports
          </Button>
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
