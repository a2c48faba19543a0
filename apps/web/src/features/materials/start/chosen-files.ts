import { sizeText } from '../../../ui/file-check.ts'

export const mostFiles = 3
const mostBytes = 10 * 1024 * 1024
const endings = ['.pdf', '.doc', '.docx']
export const accept = endings.join(',')

/** A file on its way to a run. */
export type Chosen = {
  key: number
  file: File
  /** Why it cannot be sent at all. */
  fault?: string
  /** Why it was not taken the last time. */
  failed?: string
}

const isDocument = ({ name }: File): boolean => endings.some((ending) => name.toLowerCase().endsWith(ending))

function faultIn({ size }: File): string | undefined {
  if (size === 0) return 'This file is empty. Please choose another.'
  if (size <= mostBytes) return undefined
  return `This file has ${sizeText(size)}. Please choose one of at most ${sizeText(mostBytes)}.`
}

/** Files of other types are left out in silence, and so is what would be more than three, of which `tooMany` tells. */
export function withFiles(
  chosen: readonly Chosen[],
  added: readonly File[],
  firstKey: number,
): { chosen: Chosen[]; tooMany: boolean } {
  const documents = added.filter(isDocument)
  const all = [
    ...chosen,
    ...documents.map((file, at): Chosen => ({ key: firstKey + at, file, fault: faultIn(file) })),
  ]
  return { chosen: all.slice(0, mostFiles), tooMany: all.length > mostFiles }
}

export const isReady = ({ fault, failed }: Chosen): boolean => !fault && !failed
