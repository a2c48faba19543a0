import { Dialog } from '../../../ui/dialog.tsx'
import css from './sheet-page.module.css'

const shortcuts: readonly {
  title: string
  keys: readonly (readonly [keys: readonly string[], does: string])[]
}[] = [
  {
    title: 'Enter scores',
    keys: [
      [['0–9'], 'Type a score into the cell'],
      [['Enter'], 'Store it and go down'],
      [['Shift', 'Enter'], 'Store it and go up'],
      [['Tab'], 'Store it and go right'],
      [['F2'], 'Edit what is in the cell'],
      [['Esc'], 'Leave the cell as it was'],
      [['Delete'], 'Clear the selected cells'],
      [['E', 'X'], 'Typed into a cell: excused'],
    ],
  },
  {
    title: 'Move and select',
    keys: [
      [['↑', '↓', '←', '→'], 'Move by a cell'],
      [['Ctrl', 'arrow'], 'To the edge of the sheet'],
      [['Home'], 'First cell of the row; End for the last'],
      [['Ctrl', 'Home'], 'First cell of the sheet; Ctrl End for the last'],
      [['Page Down'], 'A screen down; Page Up for up'],
      [['Shift', 'arrow'], 'Select more cells'],
      [['Shift', 'Space'], 'Select the row; Ctrl Space for the column'],
      [['Ctrl', 'A'], 'Select all cells'],
      [['↑'], 'From the first row: to the buttons of the column'],
    ],
  },
  {
    title: 'Many cells at once',
    keys: [
      [['Ctrl', 'C'], 'Copy, also to Excel'],
      [['Ctrl', 'V'], 'Paste, also from Excel'],
      [['Ctrl', 'D'], 'Fill down'],
      [['Ctrl', 'Z'], 'Undo; Ctrl Y to do it again'],
    ],
  },
  {
    title: 'Look closer',
    keys: [
      [['Space'], 'History of a score, both values of a conflict, or the steps of a grade'],
      [['A–Z'], 'On a name or a grade: go to a learner'],
      [['?'], 'This list'],
    ],
  },
]

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Keyboard shortcuts">
    <div className={css.shortcuts}>
      {shortcuts.map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([pressed, does]) => (
              <div key={does}>
                <dt>
                  {pressed.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </Dialog>
)
