import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { Arc } from '../../../ui/arc.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CornerEditor } from './corner-editor.tsx'
import { fileOfPhotos, mostPhotos } from './photo.ts'
import { PhotoButtons } from './photo-buttons.tsx'
import css from './photos.module.css'
import { usePhotos } from './use-photos.ts'

type PhotosDialogProps = {
  first: readonly File[]
  onFile: (file: File) => void
  onClose: () => void
}

/** Photos of pages, cut to the page and put in order: together they are one lesson. */
export function PhotosDialog({ first, onFile, onClose }: PhotosDialogProps) {
  const { photos, shown, problems, isOpening, add, choose, change, move, remove } = usePhotos()
  const [isMaking, setMaking] = useState(false)
  const begin = useRef(() => void add(first))
  useEffect(() => begin.current(), [])
  const finish = async () => {
    setMaking(true)
    onFile(await fileOfPhotos(photos))
  }
  const at = shown ? photos.indexOf(shown) : -1
  return (
    <Dialog
      open
      onClose={onClose}
      title="Photos of pages"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {photos.length > 0 ? (
            <Button kind="primary" working={isMaking && 'Preparing...'} onClick={() => void finish()}>
              Use {counted(photos.length, 'photo')} as one lesson
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.body}>
        {problems.length > 0 ? (
          <Notice tone="harm">
            <ul className={css.problems}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {shown ? (
          <>
            <p className={css.note}>
              Page {at + 1} of {photos.length}. Drag the corners to the edges of the page.
            </p>
            <CornerEditor
              url={shown.url}
              name={`Photo of page ${at + 1}`}
              corners={shown.corners}
              onChange={(corners) => change(shown.key, corners)}
            />
            {photos.length > 1 ? (
              <>
                <div className={css.strip}>
                  {photos.map(({ key, url }, index) => (
                    <button
                      key={key}
                      type="button"
                      className={css.thumb}
                      aria-pressed={key === shown.key}
                      onClick={() => choose(key)}
                    >
                      <img src={url} alt="" />
                      Page {index + 1}
                    </button>
                  ))}
                </div>
                <div className={css.tools}>
                  <Button
                    size="sm"
                    icon={<IconArrowLeft />}
                    disabled={at === 0}
                    onClick={() => move(shown.key, -1)}
                  >
                    Earlier
                  </Button>
                  <Button
                    size="sm"
                    iconAfter={<IconArrowRight />}
                    disabled={at === photos.length - 1}
                    onClick={() => move(shown.key, 1)}
                  >
                    Later
                  </Button>
                  <Button size="sm" icon={<IconTrash />} onClick={() => remove(shown.key)}>
                    Remove
                  </Button>
                </div>
              </>
            ) : null}
          </>
        ) : isOpening ? (
          <p className={css.note}>
            <Arc /> Opening the photo
          </p>
        ) : null}
        {photos.length < mostPhotos ? (
          <div className={css.ways}>
            <span className={css.note}>{photos.length > 0 ? 'More pages:' : 'Add a page:'}</span>
            <PhotoButtons onFiles={(files) => void add(files)} />
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
