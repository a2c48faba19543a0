import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type PriceDialogProps = { says: string; cost: number; onAgree: (cost: number) => void; onClose: () => void }

/** The price changed between looking and pressing: nothing begins before it was seen. */
export const PriceDialog = ({ says, cost, onAgree, onClose }: PriceDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="The price has changed"
    footer={
      <>
        <Button onClick={onClose}>Not now</Button>
        <Button kind="primary" onClick={() => onAgree(cost)}>
          Generate for {counted(cost, 'point')}
        </Button>
      </>
    }
  >
    <p>{says}</p>
  </Dialog>
)
