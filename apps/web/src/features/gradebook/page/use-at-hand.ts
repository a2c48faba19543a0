import { useEffect } from 'react'
import { loadSignOutDialog } from '../../accounts/door.ts'

const settled = 1_500

export const loadSheetDialog = () => import('./sheet-dialog.tsx')
export const loadCellCard = () => import('../history/cell-card.tsx')

/** What the sheet may need without a connection is fetched once the sheet itself is there. */
export function useAtHand(): void {
  useEffect(() => {
    const load = () => void Promise.allSettled([loadSheetDialog(), loadCellCard(), loadSignOutDialog()])
    const timer = setTimeout(load, settled)
    return () => clearTimeout(timer)
  }, [])
}
