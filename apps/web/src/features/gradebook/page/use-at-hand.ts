import { useEffect } from 'react'
import { whenIdle } from '../../../lib/pause.ts'
import { isShellWhole } from '../../../lib/shell-worker.ts'
import { loadSignOutDialog } from '../../accounts/door.ts'
import { isTypedWithin } from '../model/at-rest.ts'

const settled = 1_500

export const loadSheetDialog = () => import('./sheet-dialog.tsx')
export const loadCellCard = () => import('../history/cell-card.tsx')

/**
 * One at a time, each when there is nothing else to do: all at once, they would hold up the key that is pressed meanwhile.
 * What the device keeps anyway is not even loaded: with the styles of it the browser would lay out the whole sheet anew.
 */
async function loadInTurn(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (await isShellWhole()) return
  for (const load of loads) {
    await whenIdle()
    await load().catch(() => {})
  }
}

/** What the sheet may need without a connection is fetched once the sheet itself is there and the keys rest. */
export function useAtHand(): void {
  useEffect(() => {
    const load = () => {
      if (isTypedWithin(settled)) timer = setTimeout(load, settled)
      else void loadInTurn([loadSheetDialog, loadCellCard, loadSignOutDialog])
    }
    let timer = setTimeout(load, settled)
    return () => clearTimeout(timer)
  }, [])
}
