import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useObjectUrl } from '../lib/object-url.ts'
import { Button } from './button.tsx'
import { sizeText } from './file-check.ts'
import css from './file-thumbnail.module.css'

type FileThumbnailProps = {
  file: File
  /** Stands for a file that is no picture. */
  icon?: ReactNode
  disabled?: boolean
  onReplace: () => void
  onRemove: () => void
  children?: ReactNode
}

/** A chosen file: what it shows, its name and size, and how to choose otherwise. */
export function FileThumbnail({ file, icon, disabled, onReplace, onRemove, children }: FileThumbnailProps) {
  const address = useObjectUrl(icon ? undefined : file)
  const [broken, setBroken] = useState<File>()
  return (
    <div className={css.card}>
      <span className={css.picture} data-icon={icon ? true : undefined}>
        {icon ??
          (address && broken !== file ? (
            <img src={address} alt="" onError={() => setBroken(file)} />
          ) : (
            <IconPhoto size={28} aria-hidden />
          ))}
      </span>
      <div className={css.words}>
        <p className={css.name}>{file.name}</p>
        <p className={css.size}>{sizeText(file.size)}</p>
        {children}
        <div className={css.actions}>
          <Button kind="plain" size="sm" disabled={disabled} onClick={onReplace}>
            Replace
          </Button>
          <Button kind="plain" size="sm" disabled={disabled} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </div>
  )
}
