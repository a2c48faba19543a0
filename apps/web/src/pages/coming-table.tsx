import { IconPresentation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ComingPath } from '../route-table.ts'

export type Coming = {
  icon: ReactNode
  /** What the screen will hold, in a sentence or two. */
  text: string
}

export const coming: Record<ComingPath, Coming> = {
  '/dashboard/slideshows': {
    icon: <IconPresentation />,
    text: 'Your narrated slide shows will be listed here, newest first.',
  },
  '/dashboard/slideshows/new': {
    icon: <IconPresentation />,
    text: 'Here you will make a narrated slide show from a file or from an earlier run.',
  },
  '/dashboard/slideshows/$slideshowId': {
    icon: <IconPresentation />,
    text: 'The slide show will play here, with captions and a list of its scenes.',
  },
}
