import { useState } from 'react'
import { CopyButton } from '../copy-button.tsx'
import { DropZone } from '../drop-zone.tsx'
import { EndOfList } from '../end-of-list.tsx'
import { FilesZone } from '../files-zone.tsx'
import { Meter } from '../meter.tsx'
import css from './gallery.module.css'
import { Kit } from './kit.tsx'

const rule = { types: ['image/jpeg', 'image/png'], named: 'JPG or PNG', bytes: 10 * 1024 * 1024 }

export function Files() {
  const [file, setFile] = useState<File>()
  return (
    <>
      <Kit title="Files" note="Chosen, dropped or pasted; refused at once when it cannot be used.">
        <DropZone
          label="Picture"
          rule={rule}
          hint="JPG or PNG only"
          file={file}
          onChange={setFile}
          status={<Meter label="Sending the picture" value={62} />}
        />
        <DropZone
          label="Broken"
          rule={rule}
          file={undefined}
          onChange={() => {}}
          error="It did not arrive."
        />
        <FilesZone label="Several files" accept=".pdf" hint="Several at once" onFiles={() => {}} />
        <div className={css.row}>
          <CopyButton what="number" text="0917 555 0142" />
        </div>
      </Kit>
      <Kit title="End of a list" note="More rows come when it is seen; the button is the keyboard's way.">
        <EndOfList hasMore loading onMore={() => {}} />
        <EndOfList hasMore loading={false} problem="The rows could not be loaded." onMore={() => {}} />
        <EndOfList hasMore={false} loading={false} onMore={() => {}} />
      </Kit>
    </>
  )
}
