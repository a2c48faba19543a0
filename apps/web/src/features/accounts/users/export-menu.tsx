import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { keepAlive } from '../../../lib/activity.ts'
import { fetchFile } from '../../../lib/call.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { toast } from '../../../ui/toasts.tsx'
import type { WantedUsers } from './queries.ts'

const failed = 'Failed to export users'

async function download(query: WantedUsers & { format: 'csv' | 'xlsx' }) {
  const rest = keepAlive()
  try {
    const { file, name } = await fetchFile('GET /api/admin/users/export', { query })
    saveFile(file, name)
  } finally {
    rest()
  }
}

/** The users that the search and the role leave, all pages of them. */
export function ExportMenu({ wanted }: { wanted: WantedUsers }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: download,
    onError: (refused) => toast({ tone: 'harm', title: sayOr(refused, failed) }),
  })
  return (
    <>
      <ActionMenu
        button={
          <Button size="sm" icon={<IconDownload />} working={isPending && 'Exporting...'}>
            Export
          </Button>
        }
        actions={[
          {
            label: 'CSV',
            icon: <IconFileText />,
            onClick: () => mutate({ ...wanted, format: 'csv' }),
          },
          {
            label: 'Excel',
            icon: <IconFileSpreadsheet />,
            onClick: () => mutate({ ...wanted, format: 'xlsx' }),
          },
        ]}
      />
      <ProblemNote says={error && sayOr(error, failed)} />
    </>
  )
}
