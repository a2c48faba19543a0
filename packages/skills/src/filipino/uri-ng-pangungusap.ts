import { kindSkill, quoted } from './kinds.ts'

export const uriNgPangungusap = kindSkill({
  id: 'uri-ng-pangungusap',
  name: { en: 'Kinds of sentences by use in Filipino', fil: 'Uri ng pangungusap ayon sa gamit' },
  grades: [3, 6],
  cues: ['uri ng pangungusap', 'pasalaysay', 'patanong', 'pautos', 'pakiusap', 'padamdam', 'ayon sa gamit'],
  units: ['4/uri-ng-pangungusap'],
  rules: [
    {
      say: 'Ang pangungusap na pasalaysay ay nagtatapos sa {tuldok}.',
      ask: 'Sa anong bantas nagtatapos ang pangungusap na pasalaysay?',
      not: ['tandang pananong', 'tandang padamdam', 'kuwit'],
    },
    {
      say: 'Ang halimbawa ng pangungusap na padamdam ay {“Naku, ang laki ng alon!”}',
      ask: 'Alin ang halimbawa ng pangungusap na padamdam?',
      not: ['“Malaki ang alon.”', '“Malaki ba ang alon?”', '“Tingnan mo ang alon.”'],
    },
    {
      say: 'Ang pangungusap na “Linisin mo ang iyong silid.” ay {pautos}.',
      ask: 'Anong uri ng pangungusap ang “Linisin mo ang iyong silid.”?',
      not: ['pasalaysay', 'pakiusap', 'padamdam'],
    },
  ],
  kinds: {
    pasalaysay: {
      label: 'pasalaysay',
      mistake: 'inakalang naglalahad lamang ito ng pangyayari',
      why: 'Naglalahad ito ng kaisipan o pangyayari at nagtatapos sa tuldok.',
      of: [
        'Maagang gumising ang magsasaka.',
        'Namasyal ang mag-anak sa Luneta noong Linggo.',
        'Ang Mayon ay matatagpuan sa Albay.',
        'Nagtanim ng mga puno ang mga mag-aaral.',
        'Masustansiyang gulay ang malunggay.',
      ],
    },
    patanong: {
      label: 'patanong',
      mistake: 'inakalang nagtatanong ito',
      why: 'Nagtatanong ito at nagtatapos sa tandang pananong.',
      of: [
        'Saan ka nag-aaral?',
        'Ano ang paborito mong prutas?',
        'Kailan ang kaarawan ng iyong ina?',
        'Sino ang nanalo sa paligsahan?',
        'Ilan kayong magkakapatid?',
      ],
    },
    pautos: {
      label: 'pautos',
      mistake: 'inakalang tuwirang nag-uutos ito',
      why: 'Tuwiran itong nag-uutos.',
      of: [
        'Linisin mo ang iyong silid.',
        'Isara mo ang pinto.',
        'Magdilig ka ng mga halaman.',
        'Iligpit mo ang iyong mga laruan.',
        'Gawin mo ang iyong takdang-aralin.',
      ],
    },
    pakiusap: {
      label: 'pakiusap',
      mistake: 'inakalang magalang itong nakikiusap',
      why: 'Magalang itong humihiling at may salitang tulad ng “paki” o “maaari”.',
      of: [
        'Pakiabot po ng aklat.',
        'Pakibuksan mo ang bintana.',
        'Pakidala po ng liham sa punongguro.',
        'Pakihinaan po ninyo ang radyo.',
        'Pakihintay po ninyo ako sa labas.',
      ],
    },
    padamdam: {
      label: 'padamdam',
      mistake: 'inakalang matinding damdamin ang ipinahahayag nito',
      why: 'Nagpapahayag ito ng matinding damdamin at nagtatapos sa tandang padamdam.',
      of: [
        'Naku, may sunog!',
        'Aray, ang sakit ng paa ko!',
        'Wow, ang ganda ng bahaghari!',
        'Yehey, nanalo ang ating pangkat!',
        'Hala, nahulog ang bata!',
      ],
    },
  },
  stems: [
    { level: 'understand', text: ({ text }) => `Anong uri ng pangungusap ayon sa gamit ito? “${text}”` },
    {
      level: 'understand',
      text: ({ text }) => `Basahin: “${text}” Anong uri ito ng pangungusap ayon sa gamit?`,
    },
  ],
  statement: ({ text }, label) => `Ang pangungusap na ${quoted(text)} ay ${label}.`,
})
