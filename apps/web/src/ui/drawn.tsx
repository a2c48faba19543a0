import type { Drawing } from '@klasrum/drawings/drawing'
import { svgOf } from '@klasrum/drawings/svg'
import css from './drawn.module.css'

/** A drawing on white paper, as it is printed. */
export const Drawn = ({ drawing, indent }: { drawing: Drawing; indent?: string }) => (
  <img
    className={css.drawing}
    src={`data:image/svg+xml,${encodeURIComponent(svgOf(drawing))}`}
    alt={drawing.alt}
    width={drawing.width}
    height={drawing.height}
    style={indent === undefined ? undefined : { marginLeft: indent }}
  />
)
