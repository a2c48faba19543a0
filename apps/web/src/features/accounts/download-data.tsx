import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { keepAlive } from '../../lib/activity.ts'
import { call } from '../../lib/call.ts'
import { sayWhy } from '../../lib/refusal.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './account.module.css'

async function download() {
  const rest = keepAlive()
  try {
    const everything = await call('GET /api/account/export')
    const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' })
    saveFile(file, `klasrum-my-data-${everything.exported_at.slice(0, 10)}.json`)
  } finally {
    rest()
  }
}

export function DownloadData() {
  const downloading = useMutation({ mutationFn: download })
  return (
    <Card as="section" aria-labelledby="your-data">
      <CardHead>
        <h2 id="your-data">Your data</h2>
      </CardHead>
      <div className={css.form}>
        <p className={css.note}>
          Everything Klasrum keeps about you, in one file that other programs can read (JSON).
        </p>
        {downloading.error ? (
          <Notice tone="harm">
            {sayWhy(downloading.error, {
              refused: 'Your data could not be fetched. Please try again.',
              failed: 'The server did not answer. Please try again.',
            })}
          </Notice>
        ) : null}
        <div>
          <Button
            icon={<IconDownload />}
            working={downloading.isPending && 'Preparing…'}
            onClick={() => downloading.mutate()}
          >
            Download my data
          </Button>
        </div>
      </div>
    </Card>
  )
}
