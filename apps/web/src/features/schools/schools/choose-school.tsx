import type { PublicSchool } from '@klasrum/contract/schools'
import type { TeacherProfile } from '@klasrum/contract/teachers'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AskForSchool } from './ask-for-school.tsx'
import css from './own-school.module.css'
import { sayNotSaved, useSaveSchool } from './own-teacher.ts'
import { useOwnRequest } from './request-queries.ts'
import { SchoolPicker } from './school-picker.tsx'

type ChooseSchoolProps = { userId: number; profile: TeacherProfile | null }

export function ChooseSchool({ userId, profile }: ChooseSchoolProps) {
  const id = useId()
  const [chosen, setChosen] = useState<PublicSchool>()
  const saving = useSaveSchool()
  const isWaiting = useOwnRequest().data?.state === 'waiting'
  const again =
    chosen !== undefined && chosen.id === profile?.school_id && profile.school_state !== 'declined'

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || again || saving.isPending) return
    saving.mutate({ userId, schoolId: chosen.id, profile }, { onSuccess: () => setChosen(undefined) })
  }
  const form = (
    <form className={css.choose} onSubmit={save}>
      {profile ? null : (
        <p>
          You have not chosen a school yet. The principal of the one you choose will be asked to confirm that
          you teach there.
        </p>
      )}
      {profile?.school_state === 'confirmed' ? (
        <p>Another school has to confirm you first before you can see its learners.</p>
      ) : null}
      {saving.error ? <Notice tone="harm">{sayNotSaved(saving.error)}</Notice> : null}
      <SchoolPicker
        label="Search for your school"
        value={chosen ? String(chosen.id) : ''}
        known={chosen}
        onChange={(_, school) => setChosen(school)}
        disabled={saving.isPending}
        hint={
          again
            ? 'This is your school already.'
            : 'Type, then choose your school from the suggestions, up to 30.'
        }
      />
      <div className={css.actions}>
        <Button
          kind={profile ? 'primary' : 'next'}
          type="submit"
          working={saving.isPending && 'Saving...'}
          disabled={!chosen || again}
        >
          Save as my school
        </Button>
      </div>
      {isWaiting ? null : (
        <div className={css.actions}>
          <p>Your school is not in the list?</p>
          <AskForSchool />
        </div>
      )}
    </form>
  )
  return (
    <Card as="section" aria-labelledby={id}>
      {profile?.school_state === 'confirmed' ? (
        <details className={css.other}>
          <summary>
            <h2 id={id}>Choose another school</h2>
          </summary>
          {form}
        </details>
      ) : (
        <>
          <CardHead>
            <h2 id={id}>{profile ? 'Choose another school' : 'Choose your school'}</h2>
          </CardHead>
          {form}
        </>
      )}
    </Card>
  )
}
