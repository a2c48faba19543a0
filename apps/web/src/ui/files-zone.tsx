import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import css from './files-zone.module.css'
import { Glyph } from './glyph.tsx'
import { useHandedFiles } from './handed-files.ts'

type FilesZoneProps = {
  /** Names the file field. */
  label: string
  /** Types and endings, as the browser's own dialog takes them. */
  accept: string
  hint: ReactNode
  onFiles: (files: readonly File[]) => void
}

/** Several files: chosen, dropped or pasted. */
export function FilesZone({ label, accept, hint, onFiles }: FilesZoneProps) {
  const zone = useRef<HTMLLabelElement>(null)
  const over = useHandedFiles(zone, onFiles)
  const id = useId()
  return (
    <label ref={zone} className={css.zone} data-over={over || undefined}>
      <input
        type="file"
        multiple
        accept={accept}
        aria-label={label}
        aria-describedby={id}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Glyph>
        <IconUpload />
      </Glyph>
      <span className={css.ask}>
        Drag files here or <b>choose files</b>
      </span>
      <span id={id} className={css.hint}>
        {hint}
      </span>
    </label>
  )
}
