import { kindSkill } from './kinds.ts'

export const kasarianNgPangngalan = kindSkill({
  id: 'kasarian-ng-pangngalan',
  name: { en: 'Gender of nouns in Filipino', fil: 'Kasarian ng pangngalan' },
  grades: [3, 5],
  cues: ['kasarian', 'panlalaki', 'pambabae', 'di-tiyak', 'walang kasarian', 'kasarian ng pangngalan'],
  units: ['3/ang-pangngalan'],
  rules: [
    {
      say: 'Ang ngalan ng bagay o pook ay {walang kasarian}.',
      ask: 'Ano ang kasarian ng ngalan ng bagay o pook?',
      not: ['panlalaki', 'pambabae', 'di-tiyak'],
    },
    {
      say: 'Ang pangngalang maaaring tumukoy sa babae o lalaki ay {di-tiyak}.',
      ask: 'Ano ang kasarian ng pangngalang maaaring tumukoy sa babae o lalaki?',
      not: ['panlalaki', 'pambabae', 'walang kasarian'],
    },
  ],
  kinds: {
    panlalaki: {
      label: 'panlalaki',
      mistake: 'inakalang sa lalaki lamang ito tumutukoy',
      why: 'Sa lalaki lamang tumutukoy ang pangngalan.',
      of: ['kuya', 'lolo', 'tatay', 'ninong', 'hari', 'tandang', 'binata', 'tiyo', 'prinsipe', 'pari'],
    },
    pambabae: {
      label: 'pambabae',
      mistake: 'inakalang sa babae lamang ito tumutukoy',
      why: 'Sa babae lamang tumutukoy ang pangngalan.',
      of: ['ate', 'lola', 'nanay', 'ninang', 'reyna', 'inahin', 'dalaga', 'tiya', 'prinsesa', 'madre'],
    },
    diTiyak: {
      label: 'di-tiyak',
      mistake: 'inakalang maaaring babae o lalaki ang tinutukoy',
      why: 'Maaaring babae o lalaki ang tinutukoy ng pangngalan.',
      of: [
        'guro',
        'pinsan',
        'doktor',
        'bata',
        'kaibigan',
        'kapitbahay',
        'mag-aaral',
        'pulis',
        'magulang',
        'mananahi',
      ],
    },
    wala: {
      label: 'walang kasarian',
      mistake: 'inakalang bagay o pook ang tinutukoy nito',
      why: 'Bagay o pook ang tinutukoy ng pangngalan, kaya wala itong kasarian.',
      of: [
        'lapis',
        'paaralan',
        'bundok',
        'sapatos',
        'aklat',
        'palengke',
        'upuan',
        'ilog',
        'kompyuter',
        'watawat',
      ],
    },
  },
  stems: [
    { level: 'understand', text: ({ word }) => `Ano ang kasarian ng pangngalang “${word}”?` },
    { level: 'understand', text: ({ word }) => `Sa anong kasarian ng pangngalan nabibilang ang “${word}”?` },
    {
      level: 'understand',
      text: ({ word }) =>
        `Pinangkat ng klase ang mga pangngalan ayon sa kasarian. Saan dapat isama ang “${word}”?`,
    },
  ],
  statement: ({ word }, label) =>
    label === 'walang kasarian'
      ? `Ang pangngalang “${word}” ay walang kasarian.`
      : `Ang kasarian ng pangngalang “${word}” ay ${label}.`,
})
