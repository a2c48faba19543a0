import { choiceSkill } from './kinds.ts'

export const kailananNgPangngalan = choiceSkill({
  id: 'kailanan-ng-pangngalan',
  name: { en: 'Number of nouns in Filipino', fil: 'Kailanan ng pangngalan' },
  grades: [3, 5],
  cues: ['kailanan', 'isahan', 'dalawahan', 'maramihan', 'kailanan ng pangngalan'],
  units: ['3/ang-pangngalan'],
  rules: [
    {
      say: 'Ang pangngalang tumutukoy sa iisang tao, hayop, bagay, o pook ay nasa kailanang {isahan}.',
      ask: 'Nasa anong kailanan ang pangngalang tumutukoy sa iisang tao, hayop, bagay, o pook?',
      not: ['dalawahan', 'maramihan', 'lansakan'],
    },
    {
      say: 'Ang salitang “magkapatid” ay nasa kailanang {dalawahan}.',
      ask: 'Nasa anong kailanan ang salitang “magkapatid”?',
      not: ['isahan', 'maramihan', 'lansakan'],
    },
    {
      say: 'Ang salitang “magkakaibigan” ay nasa kailanang {maramihan}.',
      ask: 'Nasa anong kailanan ang salitang “magkakaibigan”?',
      not: ['isahan', 'dalawahan', 'lansakan'],
    },
  ],
  groups: {
    isahan: {
      label: 'isahan',
      mistake: 'hindi napansing iisa lamang ang tinutukoy',
      why: 'Isahan ang kailanan kung iisa ang tinutukoy.',
      of: [
        'ang kapatid',
        'si Marta',
        'ang guro',
        'isang ibon',
        'ang kaibigan',
        'ang pinsan',
        'isang mag-aaral',
        'ang kamag-aral',
        'ang kapitbahay',
        'si Kuya',
      ],
    },
    dalawahan: {
      label: 'dalawahan',
      mistake: 'hindi napansing dalawa lamang ang tinutukoy',
      why: 'Dalawahan ang kailanan kung dalawa ang tinutukoy.',
      of: [
        'ang magkapatid',
        'ang mag-asawa',
        'ang kambal',
        'ang magkaibigan',
        'ang magpinsan',
        'ang dalawang ibon',
        'ang magkaklase',
        'ang magkapitbahay',
        'ang magkalaro',
        'ang dalawang guro',
      ],
    },
    maramihan: {
      label: 'maramihan',
      mistake: 'hindi napansing mahigit sa dalawa ang tinutukoy',
      why: 'Maramihan ang kailanan kung mahigit sa dalawa ang tinutukoy.',
      of: [
        'ang magkakapatid',
        'ang limang ibon',
        'ang magkakaibigan',
        'ang magpipinsan',
        'ang sampung guro',
        'ang magkakaklase',
        'ang magkakapitbahay',
        'ang magkakalaro',
        'ang mga kamag-aral',
        'ang maraming mag-aaral',
      ],
    },
  },
  stems: [
    {
      level: 'remember',
      text: ({ label, list }) => `Alin sa mga ito ang nasa kailanang ${label}: ${list}?`,
    },
    {
      level: 'remember',
      text: ({ label, list }) =>
        `Basahin ang mga parirala: ${list}. Alin ang may pangngalang nasa kailanang ${label}?`,
    },
  ],
  statement: ({ label, list }, item) =>
    `Sa mga pariralang ${list}, ang nasa kailanang ${label} ay “${item}”.`,
})
