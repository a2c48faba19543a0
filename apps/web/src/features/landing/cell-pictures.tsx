import { IconClock, IconCloudOff } from '@tabler/icons-react'
import css from './cell-pictures.module.css'

export function ScoresPicture() {
  return (
    <>
      <table className={css.cells}>
        <tbody>
          <tr>
            <td>Lim, Sean Patrick Y.</td>
            <td>22</td>
            <td>29</td>
            <td>90</td>
          </tr>
          <tr>
            <td>Natividad, Elijah J.</td>
            <td>22</td>
            <td className={css.typing}>27</td>
            <td>90</td>
          </tr>
          <tr>
            <td>Ramos, Justine Kian E.</td>
            <td>14</td>
            <td>17</td>
            <td className={css.below}>73</td>
          </tr>
        </tbody>
      </table>
      <p className={css.keys}>
        <kbd>Enter</kbd> down <kbd>Tab</kbd> right <kbd>Ctrl</kbd> <kbd>V</kbd> from Excel
      </p>
    </>
  )
}

export function OfflinePicture() {
  return (
    <div className={css.offline}>
      <p>
        <IconCloudOff size={18} />
        Offline – 12 unsent
      </p>
      <table className={css.cells}>
        <tbody>
          <tr>
            <td>Abad, Jericho M.</td>
            <td className={css.waiting}>
              <IconClock size={12} />
              25
            </td>
          </tr>
          <tr>
            <td>Aquino, Mark Anthony D.</td>
            <td className={css.waiting}>
              <IconClock size={12} />
              25
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
