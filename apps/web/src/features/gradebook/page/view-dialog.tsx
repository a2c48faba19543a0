import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import { useLayout } from '../model/use-sheet.ts'
import css from './sheet-page.module.css'
import { orderNames, useArrangement } from './use-arrangement.ts'

type ViewDialogProps = { model: SheetModel; onClose: () => void }

/** In which order, with whom, and which columns. */
export function ViewDialog({ model, onClose }: ViewDialogProps) {
  const { order, setOrder, showsDropped, setShowsDropped } = useArrangement()
  const { hidden } = useLayout(model)
  const { items } = model.sheet()
  const { layout } = model
  return (
    <Dialog
      open
      onClose={onClose}
      title="View"
      footer={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={css.view}>
        <section>
          <h3>Sort by</h3>
          <Segmented label="Sort by" value={order} onChange={setOrder} options={orderNames} block />
        </section>
        <Checkbox
          label="Show dropped learners"
          name="dropped"
          checked={showsDropped}
          onChange={setShowsDropped}
        />
        {items.length > 0 ? (
          <section>
            <div className={css.viewHead}>
              <h3>Columns</h3>
              {hidden.size > 0 ? (
                <Button size="sm" kind="plain" onClick={() => layout.showAll()}>
                  Show all
                </Button>
              ) : null}
            </div>
            {items.map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                name={`item-${id}`}
                checked={!hidden.has(id)}
                onChange={(shown) => (shown ? layout.show(id) : layout.hide(id))}
              />
            ))}
            <p className={css.hint}>Hidden columns still count in the grades.</p>
          </section>
        ) : null}
      </div>
    </Dialog>
  )
}
