import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { upload } from '../../../lib/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { pictureTypes } from '../top-up/proof-file.ts'
import { WalletQr } from '../top-up/wallet-qr.tsx'
import css from './settings.module.css'
import { keepSettings } from './use-settings.ts'

const rule = { ...pictureTypes, bytes: 5 * 1024 * 1024 }

/** Saved at once, apart from the wallet's texts. */
export function QrPicture({ path }: { path: string | null }) {
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState(0)
  const sending = useMutation({
    mutationFn: (picture: File) =>
      upload('POST /api/admin/settings/wallet-qr', { file: picture, onProgress: setShare }),
    onSuccess: (reply) => {
      keepSettings(client, reply)
      setFile(undefined)
      toast({ tone: 'done', title: 'QR picture saved' })
    },
  })
  const removing = useMutation({
    mutationFn: () => call('DELETE /api/admin/settings/wallet-qr'),
    onSuccess: (reply) => {
      keepSettings(client, reply)
      toast({ tone: 'done', title: 'QR picture removed' })
    },
  })
  const send = () => {
    if (!file || sending.isPending) return
    setShare(0)
    sending.mutate(file)
  }
  return (
    <div className={css.qr}>
      <h3>QR picture</h3>
      {path && !file ? (
        <div className={css.current}>
          <WalletQr path={path} />
          <Button
            kind="harm-line"
            size="sm"
            working={removing.isPending && 'Removing…'}
            onClick={() => removing.mutate()}
          >
            Remove picture
          </Button>
        </div>
      ) : null}
      {removing.error ? (
        <Notice tone="harm">
          {sayOr(removing.error, 'The picture could not be removed. Please try again.')}
        </Notice>
      ) : null}
      <DropZone
        label={path ? 'New QR picture' : 'QR picture'}
        rule={rule}
        hint="JPG or PNG, at most 5 MB"
        file={file}
        onChange={setFile}
        disabled={sending.isPending}
        error={sending.error ? sayOr(sending.error, 'Upload failed. Please try again.') : undefined}
        status={sending.isPending ? <Meter label="Uploading the picture" value={share * 100} /> : null}
      />
      {file ? (
        <div>
          <Button kind="primary" working={sending.isPending && 'Uploading…'} onClick={send}>
            {path ? 'Replace QR picture' : 'Save QR picture'}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
