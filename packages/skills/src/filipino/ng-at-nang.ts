import { pairSkill } from './pairs.ts'

const words = ['ng', 'nang'] as const

export const ngAtNang = pairSkill({
  id: 'ng-at-nang',
  name: { en: 'Using ng and nang', fil: 'Wastong gamit ng “ng” at “nang”' },
  grades: [4, 10],
  cues: ['ng at nang', 'gamit ng nang', 'wastong gamit', 'wastong gamit ng salita'],
  rules: [
    {
      say: 'Ginagamit ang “{nang}” bago ang pang-abay na naglalarawan ng kilos.',
      ask: 'Anong salita ang ginagamit bago ang pang-abay na naglalarawan ng kilos?',
      not: ['ng', 'na', 'mga'],
    },
    {
      say: 'Ginagamit ang “{nang}” sa pagitan ng inuulit na pandiwa.',
      ask: 'Anong salita ang ginagamit sa pagitan ng inuulit na pandiwa?',
      not: ['ng', 'sa', 'ay'],
    },
    {
      say: 'Ginagamit ang “{ng}” bago ang layon ng pandiwa at bago ang may-ari.',
      ask: 'Anong salita ang ginagamit bago ang layon ng pandiwa at bago ang may-ari?',
      not: ['nang', 'ay', 'na'],
    },
  ],
  options: [words, words],
  uses: [
    {
      right: 0,
      why: '“Ng” ang gamit bago ang layon ng pandiwa.',
      of: [
        'Kumain ____ mangga si Ana.',
        'Bumili ____ bigas si Tatay.',
        'Nagtanim ____ gulay ang mga bata.',
        'Sumulat ____ liham si Liza.',
        'Nagluto ____ adobo si Nanay.',
        'Uminom ____ tubig ang manlalaro.',
      ],
    },
    {
      right: 0,
      why: '“Ng” ang gamit sa pagpapakita ng pagmamay-ari.',
      of: [
        'Malinis ang silid ____ guro.',
        'Bago ang sapatos ____ bata.',
        'Makulay ang pakpak ____ paruparo.',
        'Matibay ang bahay ____ aming kapitbahay.',
      ],
    },
    {
      right: 0,
      why: '“Ng” ang gamit bago ang tagaganap ng kilos na hindi simuno.',
      of: [
        'Binasa ____ guro ang kuwento.',
        'Hinabol ____ aso ang pusa.',
        'Inani ____ magsasaka ang palay.',
        'Nilinis ____ mga mag-aaral ang silid.',
      ],
    },
    {
      right: 1,
      why: '“Nang” ang gamit bago ang pang-abay na naglalarawan ng kilos.',
      of: [
        'Tumakbo ____ mabilis si Ramon.',
        'Umawit ____ mahusay ang koro.',
        'Sumagot ____ magalang si Carlo.',
        'Naghintay ____ matagal si Lola.',
        'Natulog ____ mahimbing ang sanggol.',
        'Gumising ____ maaga ang magsasaka.',
      ],
    },
    {
      right: 1,
      why: '“Nang” ang gamit sa pagitan ng inuulit na pandiwa.',
      of: [
        'Takbo ____ takbo ang mga bata.',
        'Basa ____ basa si Mia.',
        'Iyak ____ iyak ang sanggol.',
        'Kain ____ kain ang baboy.',
      ],
    },
    {
      right: 1,
      why: '“Nang” ang gamit bilang katumbas ng “noong” o “upang”.',
      of: [
        'Umuulan ____ dumating si Tatay.',
        'Tulog na ang bata ____ umuwi si Nanay.',
        'Mag-aral kang mabuti ____ makapasa ka.',
        'Magtulungan tayo ____ matapos agad ang gawain.',
      ],
    },
  ],
})
