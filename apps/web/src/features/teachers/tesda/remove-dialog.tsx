import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { isChangedMeanwhile, loadTeachersAgain, readTeacher, writeMetadata } from '../queries.ts'
import { teacherName } from '../teacher-text.ts'
import { withoutTesda } from './tesda-fields.ts'

const loadedAgain =
  'This teacher profile was changed meanwhile and is loaded again. Remove the TESDA data that it holds now?'

type RemoveDialogProps = { teacher: TeacherProfile; onClose: () => void }

/** Asks twice: what is removed cannot be brought back. */
export function RemoveTesdaDialog({ teacher, onClose }: RemoveDialogProps) {
  const [sure, setSure] = useState(false)
  const [base, setBase] = useState(teacher)
  const client = useQueryClient()
  const name = teacherName(base)

  const remove = async () => {
    try {
      await writeMetadata(base, withoutTesda(base.metadata_json))
      toast({ tone: 'done', title: 'TESDA data removed.' })
    } catch (error) {
      const now = isChangedMeanwhile(error) ? await readTeacher(base).catch(() => undefined) : undefined
      if (now) setBase(now)
      throw new Error(now ? loadedAgain : sayOr(error, 'Failed to remove TESDA data.'))
    } finally {
      // Awaited: the focus must not go back to a button that is about to leave the page.
      await loadTeachersAgain(client)
    }
  }
  return sure ? (
    <ConfirmDialog
      open
      title="Remove TESDA data from this teacher?"
      confirmLabel="Remove"
      workingLabel="Removing..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        The TESDA data of <b>{name}</b> is removed for good.
      </p>
    </ConfirmDialog>
  ) : (
    <Dialog
      open
      onClose={onClose}
      title="Delete TESDA data?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="harm" onClick={() => setSure(true)}>
            Delete
          </Button>
        </>
      }
    >
      <p>
        Contact, Facebook page, specializations and learner counts of <b>{name}</b> are deleted. The teacher
        profile itself stays.
      </p>
    </Dialog>
  )
}
