import { useState } from 'react'
import { Arc } from '../../../ui/arc.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { sizeText } from '../../../ui/file-check.ts'
import { FilesZone } from '../../../ui/files-zone.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { UnitField } from '../look/unit-field.tsx'
import { isPhoto } from '../photos/photo.ts'
import { PhotoButtons } from '../photos/photo-buttons.tsx'
import photoCss from '../photos/photos.module.css'
import { PhotosDialog } from '../photos/photos-dialog.tsx'
import { FileRow, FileRows } from '../run/file-row.tsx'
import css from '../run/files.module.css'
import { useArrivalFocus } from '../use-arrival-focus.ts'
import { accept, type Chosen, isReady, mostFiles } from './chosen-files.ts'
import type { useChosenFiles } from './use-chosen-files.ts'

type FilesCardProps = {
  files: ReturnType<typeof useChosenFiles>
  /** How much has left this device, 0 to 1, while they are being sent. */
  share: number | undefined
}

type CardProps = FilesCardProps & {
  /** A run was put away on this very page. */
  arrived: boolean
  onUnit: (id: string) => void
}

/** Which files to make a lesson of. */
export function FilesCard({ files, share, arrived, onUnit }: CardProps) {
  const heading = useArrivalFocus(arrived)
  const { chosen, tooMany, add, clear } = files
  const sending = share !== undefined
  const [photos, setPhotos] = useState<readonly File[]>()
  const take = (given: readonly File[]) => {
    const taken = given.filter(isPhoto)
    if (taken.length > 0) setPhotos(taken)
    add(given.filter((file) => !isPhoto(file)))
  }
  return (
    <Card as="section" pad aria-labelledby="lesson-files">
      <div className={css.card}>
        <div className={css.head}>
          <h2 id="lesson-files" {...heading}>
            Your lesson files
          </h2>
          <div className={css.tools}>
            {chosen.length > 0 && !sending ? (
              <Button kind="plain" size="sm" onClick={clear}>
                Clear files
              </Button>
            ) : null}
            <span className={css.count}>
              {chosen.length} of {mostFiles}
            </span>
          </div>
        </div>
        {tooMany ? (
          <Notice tone="harm" title="Maximum 3 files allowed">
            Please remove some files before uploading more
          </Notice>
        ) : null}
        {sending ? null : (
          <>
            <FilesZone
              label="Choose files"
              accept={accept}
              hint="Up to 3 PDF, .doc or .docx files, 10 MB each"
              onFiles={take}
            />
            <div className={photoCss.ways}>
              <span className={photoCss.note}>Only on paper? Photograph the pages:</span>
              <PhotoButtons onFiles={take} />
            </div>
          </>
        )}
        {photos ? (
          <PhotosDialog
            first={photos}
            onFile={(file) => {
              setPhotos(undefined)
              add([file])
            }}
            onClose={() => setPhotos(undefined)}
          />
        ) : null}
        {chosen.length > 0 ? (
          <FileRows>
            {chosen.map((each) => (
              <ChosenRow key={each.key} chosen={each} files={files} share={share} />
            ))}
          </FileRows>
        ) : sending ? null : (
          <UnitField
            label="Or begin from a topic of the curriculum"
            hint="No file is needed. You see what can be made before you pay."
            onChoose={({ id }) => onUnit(id)}
          />
        )}
      </div>
    </Card>
  )
}

type ChosenRowProps = FilesCardProps & { chosen: Chosen }

function ChosenRow({ chosen, files, share }: ChosenRowProps) {
  const { key, file, fault, failed } = chosen
  const sending = share !== undefined && isReady(chosen)
  return (
    <FileRow
      name={file.name}
      about={sizeText(file.size)}
      state={fault || failed ? 'error' : sending ? 'processing' : 'ready'}
      onRemove={share === undefined ? () => files.remove(key) : undefined}
      error={
        failed ? (
          <>
            {failed}
            <Button size="sm" onClick={() => files.tryAgain(key)}>
              Make ready again
            </Button>
          </>
        ) : (
          fault
        )
      }
    >
      {sending ? (
        <div className={css.progress}>
          {share < 1 ? (
            <>
              <p className={css.now}>
                <b>Sending</b>
              </p>
              <Meter label={`Sending ${file.name}`} value={share * 100} />
            </>
          ) : (
            <p className={css.now}>
              <b>
                <Arc /> Reading
              </b>
              a few seconds
            </p>
          )}
        </div>
      ) : null}
    </FileRow>
  )
}
