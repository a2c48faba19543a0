import { antasNgPangUri } from './antas-ng-pang-uri.ts'
import { aspektoNgPandiwa } from './aspekto-ng-pandiwa.ts'
import { bahagiNgPananalita } from './bahagi-ng-pananalita.ts'
import { dinAtRin } from './din-at-rin.ts'
import { kailananNgPangngalan } from './kailanan-ng-pangngalan.ts'
import { kasalungat } from './kasalungat.ts'
import { kasarianNgPangngalan } from './kasarian-ng-pangngalan.ts'
import { kasingkahulugan } from './kasingkahulugan.ts'
import { kayarianNgPangungusap } from './kayarian-ng-pangungusap.ts'
import { kayarianNgSalita } from './kayarian-ng-salita.ts'
import { ngAtNang } from './ng-at-nang.ts'
import { pagpapantig } from './pagpapantig.ts'
import { pangAngkop } from './pang-angkop.ts'
import { pangUkol } from './pang-ukol.ts'
import { pangatnig } from './pangatnig.ts'
import { panghalipPamatlig } from './panghalip-pamatlig.ts'
import { panghalipPanao } from './panghalip-panao.ts'
import { panlapi } from './panlapi.ts'
import { pokusNgPandiwa } from './pokus-ng-pandiwa.ts'
import { salitangUgat } from './salitang-ugat.ts'
import { simunoAtPanaguri } from './simuno-at-panaguri.ts'
import { uriNgPangAbay } from './uri-ng-pang-abay.ts'
import { uriNgPangngalan } from './uri-ng-pangngalan.ts'
import { uriNgPangungusap } from './uri-ng-pangungusap.ts'
import { wastongBaybay } from './wastong-baybay.ts'

export const nounAndPronounSkills = [
  bahagiNgPananalita,
  uriNgPangngalan,
  kailananNgPangngalan,
  kasarianNgPangngalan,
  panghalipPanao,
  panghalipPamatlig,
]

export const verbSkills = [aspektoNgPandiwa, pokusNgPandiwa, panlapi, salitangUgat]

export const linkSkills = [antasNgPangUri, uriNgPangAbay, ngAtNang, dinAtRin, pangAngkop, pangatnig, pangUkol]

export const sentenceAndWordSkills = [
  uriNgPangungusap,
  kayarianNgPangungusap,
  simunoAtPanaguri,
  pagpapantig,
  kasingkahulugan,
  kasalungat,
  kayarianNgSalita,
  wastongBaybay,
]

export const filipinoSkills = [
  ...nounAndPronounSkills,
  ...verbSkills,
  ...linkSkills,
  ...sentenceAndWordSkills,
]
