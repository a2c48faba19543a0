import css from './cells.module.css'

/** Stands in the last corner of the selection; Ctrl+D does the same without a pointer. */
export const FillHandle = ({ mark }: { mark: string }) =>
  mark.includes('b') && mark.includes('r') ? <span className={css.handle} data-handle /> : null
