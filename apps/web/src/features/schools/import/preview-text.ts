import type { ImportPreview } from '@klasrum/contract/imports'
import { counted } from '../../../lib/format.ts'

type Counts = ImportPreview['counts']

/** Why nothing can be imported yet; undefined when it can. */
export function whyNotImportPlaces({ new: added, changed, wrong }: Counts): string | undefined {
  if (wrong > 0) {
    return `${counted(wrong, 'row')} ${wrong === 1 ? 'needs' : 'need'} fixing. Please fix ${
      wrong === 1 ? 'it' : 'them'
    } in the file and choose it again.`
  }
  return added + changed === 0
    ? 'There is nothing to import: the file holds no new or changed rows.'
    : undefined
}

/** "12 rows added, 1 row changed" */
export const resultText = ({ created, updated }: { created: number; updated: number }): string =>
  `${counted(created, 'row')} added, ${counted(updated, 'row')} changed`

/** The tab that needs a look first. */
export const firstTab = (counts: Counts): keyof Counts =>
  (['wrong', 'changed', 'new', 'skipped'] as const).find((state) => counts[state] > 0) ?? 'new'
