import type { PageSetup } from '@cj-tech-master/excelts'
import type { Orientation, Paper } from './column.ts'

/** As Excel numbers them; 14 is Folio, 8.5 × 13 inches. */
const paperSizes: Record<Paper, number> = { A4: 9, long: 14 }
const narrow = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5, header: 0.3, footer: 0.3 }

type Print = { paper: Paper; orientation?: Orientation }

/** Fits the width of the paper. */
export const pageSetupOf = ({ paper, orientation = 'portrait' }: Print): Partial<PageSetup> => ({
  paperSize: paperSizes[paper],
  orientation,
  fitToPage: true,
  fitToWidth: 1,
  // As many pages as the rows need.
  fitToHeight: 0,
  margins: narrow,
})
