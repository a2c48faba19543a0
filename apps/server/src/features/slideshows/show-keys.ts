import { randomBytes } from 'node:crypto'

export const showFolder = 'slideshow_files'

/** For a file of a show in the storage: ours, and random. */
export const newShowKey = (): string => `${showFolder}/${randomBytes(16).toString('hex')}`

export const newSceneId = (): string => randomBytes(6).toString('hex')
