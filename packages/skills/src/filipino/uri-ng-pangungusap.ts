import { kindSkill, quotedSentence } from './kinds.ts'

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
      likely: 'pautos',
      of: [
        'Inutusan ni Nanay si Ben na maglinis ng silid.',
        'Sinabi ng guro na isara ang mga bintana.',
        'Kailangang diligan ang mga halaman araw-araw.',
        'Dapat kumain ng gulay ang mga bata.',
        'Pinagbilinan kami ni Tatay na umuwi nang maaga.',
      ],
    },
    patanong: {
      label: 'patanong',
      mistake: 'inakalang nagtatanong ito',
      why: 'Nagtatanong ito at nagtatapos sa tandang pananong.',
      likely: 'padamdam',
      of: [
        'Bakit ngayon ka lang dumating?',
        'Ano ba ang nangyari sa iyong paa?',
        'Sino kaya ang nanalo sa paligsahan?',
        'Saan mo nakita ang malaking ahas?',
        'Totoo bang nasunog ang palengke?',
      ],
    },
    pautos: {
      label: 'pautos',
      mistake: 'inakalang tuwirang nag-uutos ito',
      why: 'Tuwiran itong nag-uutos.',
      likely: 'pakiusap',
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
      likely: 'pautos',
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
      likely: 'pasalaysay',
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
  statement: ({ text }, label) => `Ang pangungusap na ${quotedSentence(text)} ay ${label}.`,
})
