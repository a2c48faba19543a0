import { useEffect } from 'react'
import { loadSignOutDialog } from '../../accounts/door.ts'
import { isTypedWithin } from '../model/at-rest.ts'

const settled = 1_500

export const loadSheetDialog = () => import('./sheet-dialog.tsx')
export const loadCellCard = () => import('../history/cell-card.tsx')

/** What the sheet may need without a connection is fetched once the sheet itself is there and the keys rest. */
export function useAtHand(): void {
  useEffect(() => {
    const load = () => {
      if (isTypedWithin(settled)) timer = setTimeout(load, settled)
      else void Promise.allSettled([loadSheetDialog(), loadCellCard(), loadSignOutDialog()])
    }
    let timer = setTimeout(load, settled)
    return () => clearTimeout(timer)
  }, [])
}
