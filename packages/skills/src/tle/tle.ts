import { binaryNumbers } from './binary.ts'
import { cookingConversion } from './cooking-conversion.ts'
import { dataStorage } from './data-storage.ts'
import { downloadTime } from './download-time.ts'
import { fertilizer } from './fertilizer.ts'
import { recipeCost } from './recipe-cost.ts'
import { recipeScaling } from './recipe-scaling.ts'
import { seedlings } from './seedlings.ts'
import { sellingPrice } from './selling-price.ts'
import { tilesAndPaint } from './tiles-and-paint.ts'

export const tleSkills = [
  cookingConversion,
  recipeScaling,
  recipeCost,
  sellingPrice,
  tilesAndPaint,
  seedlings,
  fertilizer,
  dataStorage,
  binaryNumbers,
  downloadTime,
]
