import { cellKey, type FormulaTexts, formulaTextsOf, referenceIn } from './sheet-formulas.ts'
import { type Parts, sheetKey, sheetParts, xmlOf } from './workbook-parts.ts'

/** The formulas of a sheet by its key; nothing where there is no such sheet, or it is a chart. */
export type FormulasBy = (sheet: string) => FormulaTexts | undefined

/** Each sheet is gone through once, when it is first asked for. */
export function formulasBy(parts: Parts): FormulasBy {
  const known = new Map<string, FormulaTexts>()
  const sheets = new Map(
    sheetParts(parts)
      .filter(({ part }) => part.includes('worksheets/') && parts.has(part))
      .map(({ name, part }) => [sheetKey(name), part]),
  )
  return (sheet) => {
    const part = sheets.get(sheet)
    if (part !== undefined && !known.has(sheet)) known.set(sheet, formulaTextsOf(xmlOf(parts, part)))
    return known.get(sheet)
  }
}

export type Origin = { sheet: string; row: number; column: number }
const mostSteps = 5

/** The cell without a formula whose value stands here; nothing where something is reckoned on the way. */
export function originOf({ sheet, row, column }: Origin, formulas: FormulasBy): Origin | undefined {
  let at = { sheet, row, column }
  for (let step = 0; step <= mostSteps; step += 1) {
    const own = formulas(sheetKey(at.sheet))
    if (!own) return undefined
    const formula = own.get(cellKey(at.row, at.column))
    if (formula === undefined) return at
    const next = referenceIn(formula)
    if (!next) return undefined
    at = { sheet: next.sheet ?? at.sheet, row: next.row, column: next.column }
  }
  return undefined
}
