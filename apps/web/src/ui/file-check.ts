/** 812 bytes, 312 KB, 1.4 MB */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilo = bytes / 1024
  if (Math.round(kilo) < 1024) return `${Math.round(kilo)} KB`
  return `${Math.round(kilo / 102.4) / 10} MB`
}

export type FileRule = {
  types: readonly string[]
  /** Endings that will do as well, such as ".csv": systems disagree about the types of some files. */
  endings?: readonly string[]
  /** The types as a reader knows them, such as "JPG or PNG". */
  named: string
  bytes: number
}

/** Why this file cannot be taken, as a sentence. */
export function whyNot(
  file: Pick<File, 'type' | 'size'> & { name?: string },
  rule: FileRule,
): string | undefined {
  const name = file.name?.toLowerCase() ?? ''
  const known = rule.types.includes(file.type) || rule.endings?.some((ending) => name.endsWith(ending))
  if (!known) return `This file cannot be used. Please choose a ${rule.named} file.`
  if (file.size === 0) return 'This file is empty. Please choose another.'
  if (file.size > rule.bytes) {
    return `This file has ${sizeText(file.size)}. Please choose one of at most ${sizeText(rule.bytes)}.`
  }
  return undefined
}
