import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { photoTypes } from './photo.ts'

type PickProps = {
  children: ReactNode
  icon: ReactNode
  camera?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button before the browser's own way to a file. */
function Pick({ children, icon, camera, onFiles }: PickProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={photoTypes}
        {...(camera ? { capture: 'environment' } : { multiple: true })}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** From the camera of the telephone, or from what was photographed before. */
export const PhotoButtons = ({ onFiles }: Pick<PickProps, 'onFiles'>) => (
  <>
    <Pick icon={<IconCamera />} camera onFiles={onFiles}>
      Take a photo
    </Pick>
    <Pick icon={<IconPhoto />} onFiles={onFiles}>
      Choose photos
    </Pick>
  </>
)
