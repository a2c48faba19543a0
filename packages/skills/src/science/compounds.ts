/** Atomic masses, rounded as in school. */
export const masses: Record<string, number> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Mg: 24,
  Al: 27,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Fe: 56,
}

export type Compound = {
  formula: string
  en: string
  fil: string
  /** Elements with the number of atoms in one unit of the formula. */
  atoms: readonly (readonly [string, number])[]
}

const compound = (
  formula: string,
  en: string,
  fil: string,
  ...atoms: readonly (readonly [string, number])[]
): Compound => ({
  formula,
  en,
  fil,
  atoms,
})

export const compounds: readonly Compound[] = [
  compound('H₂O', 'water', 'tubig', ['H', 2], ['O', 1]),
  compound('CO₂', 'carbon dioxide', 'carbon dioxide', ['C', 1], ['O', 2]),
  compound('NH₃', 'ammonia', 'ammonia', ['N', 1], ['H', 3]),
  compound('CH₄', 'methane', 'methane', ['C', 1], ['H', 4]),
  compound('H₂O₂', 'hydrogen peroxide', 'hydrogen peroxide', ['H', 2], ['O', 2]),
  compound('H₂SO₄', 'sulfuric acid', 'sulfuric acid', ['H', 2], ['S', 1], ['O', 4]),
  compound('HNO₃', 'nitric acid', 'nitric acid', ['H', 1], ['N', 1], ['O', 3]),
  compound('CaCO₃', 'calcium carbonate', 'calcium carbonate', ['Ca', 1], ['C', 1], ['O', 3]),
  compound('Na₂CO₃', 'sodium carbonate', 'sodium carbonate', ['Na', 2], ['C', 1], ['O', 3]),
  compound('NaHCO₃', 'baking soda', 'baking soda', ['Na', 1], ['H', 1], ['C', 1], ['O', 3]),
  compound('Ca(OH)₂', 'calcium hydroxide', 'calcium hydroxide', ['Ca', 1], ['O', 2], ['H', 2]),
  compound('Mg(OH)₂', 'magnesium hydroxide', 'magnesium hydroxide', ['Mg', 1], ['O', 2], ['H', 2]),
  compound('Al₂O₃', 'aluminum oxide', 'aluminum oxide', ['Al', 2], ['O', 3]),
  compound('Fe₂O₃', 'iron(III) oxide', 'iron(III) oxide', ['Fe', 2], ['O', 3]),
  compound('MgCl₂', 'magnesium chloride', 'magnesium chloride', ['Mg', 1], ['Cl', 2]),
  compound('CaCl₂', 'calcium chloride', 'calcium chloride', ['Ca', 1], ['Cl', 2]),
  compound('SO₂', 'sulfur dioxide', 'sulfur dioxide', ['S', 1], ['O', 2]),
  compound('K₂O', 'potassium oxide', 'potassium oxide', ['K', 2], ['O', 1]),
  compound('C₂H₆O', 'ethanol', 'ethanol', ['C', 2], ['H', 6], ['O', 1]),
  compound('C₆H₁₂O₆', 'glucose', 'glucose', ['C', 6], ['H', 12], ['O', 6]),
  compound('C₃H₈', 'propane', 'propane', ['C', 3], ['H', 8]),
  compound('KNO₃', 'potassium nitrate', 'potassium nitrate', ['K', 1], ['N', 1], ['O', 3]),
]

export const massOf = (element: string): number => masses[element] ?? 0
export const molarMassOf = ({ atoms }: Compound): number =>
  atoms.reduce((sum, [element, count]) => sum + massOf(element) * count, 0)
