import type { Role } from '@klasrum/contract/fields'
import { IconFileText, IconFolders, IconPresentation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ComingPath } from '../route-table.ts'

export type Coming = {
  icon: ReactNode
  /** What the screen will hold, in a sentence or two. */
  text: string
  /** Who will find something here, where the address opens for everyone. */
  forRoles?: readonly Role[]
  /** What the others are told. */
  others?: string
}

const teaching = { forRoles: ['admin', 'school-admin', 'teacher'] as const }
const plans = {
  ...teaching,
  others: 'Lesson plans are made by teachers and their schools. Your role has none.',
}

export const coming: Record<ComingPath, Coming> = {
  '/lesson-plans': {
    icon: <IconFileText />,
    text: 'Here you will upload Word or PDF files and get lesson plans, quizzes and an exam with its answer key.',
    ...plans,
  },
  '/lesson-plans/library': {
    icon: <IconFolders />,
    text: 'Everything you generated will be kept here, to look at, change and download again.',
    ...plans,
  },
  '/lesson-plans/library/$runId': {
    icon: <IconFolders />,
    text: 'The documents of one run will be shown here, ready to look at and download.',
    ...plans,
  },
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
