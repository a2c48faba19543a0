import { IconPhotoOff, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Arc } from '../../../ui/arc.tsx'
import { Button } from '../../../ui/button.tsx'
import { ZoomPicture } from '../../../ui/zoom-picture.tsx'
import { noProof } from './pending-table.tsx'
import css from './proof-stage.module.css'
import { useProofPicture } from './use-proof-picture.ts'

type ProofStageProps = {
  path: string | null
  alt: string
  zoom: number
  onZoom: (zoom: number) => void
  onClose: () => void
}

export function ProofStage({ path, alt, zoom, onZoom, onClose }: ProofStageProps) {
  const picture = useProofPicture(path)
  switch (picture.state) {
    case 'none':
      return <Placeholder title={noProof} onClose={onClose} />
    case 'invalid':
      return <Placeholder title="Invalid payment proof filename" onClose={onClose} />
    case 'loading':
      return (
        <p className={css.loading} role="status">
          <Arc />
          Loading the picture…
        </p>
      )
    case 'failed':
      return (
        <Placeholder title="Failed to load payment proof" text={picture.why} onClose={onClose}>
          <Button kind="board-line" size="sm" icon={<IconRefresh />} onClick={picture.retry}>
            Try again
          </Button>
        </Placeholder>
      )
    case 'shown':
      return (
        <ZoomPicture
          key={picture.url}
          src={picture.url}
          alt={alt}
          zoom={zoom}
          onZoom={onZoom}
          onPress={onClose}
          onBroken={picture.onBroken}
        />
      )
  }
}

type PlaceholderProps = { title: string; text?: string; onClose: () => void; children?: ReactNode }

/** In place of the picture, and like it a click on it closes. */
const Placeholder = ({ title, text, onClose, children }: PlaceholderProps) => (
  <div className={css.placeholder}>
    <button type="button" className={css.cover} aria-label="No picture. Close" onClick={onClose} />
    <div className={css.words} role="alert">
      <span className={css.paper} aria-hidden>
        <IconPhotoOff />
      </span>
      <p>{title}</p>
      {text ? <p className={css.why}>{text}</p> : null}
    </div>
    {children}
  </div>
)
