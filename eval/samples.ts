import type { Sample } from './sample.ts'
import { carpentry } from './samples/en-carpentry.ts'
import { conscience } from './samples/en-conscience.ts'
import { smallBusiness } from './samples/en-fresh-business.ts'
import { diseases } from './samples/en-fresh-diseases.ts'
import { galleonTrade } from './samples/en-galleon-trade.ts'
import { heat } from './samples/en-heat.ts'
import { percentAndInterest } from './samples/en-percent-and-interest.ts'
import { persuasion } from './samples/en-persuasion.ts'
import { volcanoes } from './samples/en-volcanoes.ts'
import { aghamPanunaw } from './samples/fil-agham-panunaw.ts'
import { apPropaganda } from './samples/fil-ap-propaganda.ts'
import { bagoKalamidad } from './samples/fil-bago-kalamidad.ts'
import { eppHalaman } from './samples/fil-epp-halaman.ts'
import { espKatapatan } from './samples/fil-esp-katapatan.ts'
import { pamilihan } from './samples/fil-fresh-pamilihan.ts'
import { matematikaSukat } from './samples/fil-matematika-sukat.ts'
import { panitikanKuwento } from './samples/fil-panitikan-kuwento.ts'

export const samples: readonly Sample[] = [
  volcanoes,
  galleonTrade,
  percentAndInterest,
  conscience,
  carpentry,
  persuasion,
  heat,
  diseases,
  aghamPanunaw,
  apPropaganda,
  eppHalaman,
  espKatapatan,
  matematikaSukat,
  panitikanKuwento,
  bagoKalamidad,
  smallBusiness,
  pamilihan,
]
