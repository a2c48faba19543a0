import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import css from './two-step.module.css'

/** Shown once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n')
  const save = () =>
    saveFile(
      new Blob([`Klasrum recovery codes, each good once\n\n${text}\n`], { type: 'text/plain' }),
      'klasrum-recovery-codes.txt',
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keep your recovery codes"
      footer={
        <Button kind="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <div className={css.codes}>
        <p>
          Each signs you in once when you do not have your phone. Print them or write them down: they are not
          shown again.
        </p>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={css.acts}>
          <CopyButton text={text} what="recovery codes" />
          <Button size="sm" icon={<IconDownload />} onClick={save}>
            Save as a file
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
