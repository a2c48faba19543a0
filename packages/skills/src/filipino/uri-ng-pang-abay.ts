import { kindSkill, quotedInSentence } from './kinds.ts'

export const uriNgPangAbay = kindSkill({
  id: 'uri-ng-pang-abay',
  name: { en: 'Kinds of adverbs in Filipino', fil: 'Mga uri ng pang-abay' },
  grades: [4, 7],
  cues: ['pang-abay', 'pamanahon', 'panlunan', 'pamaraan', 'pang-agam', 'panang-ayon', 'pananggi'],
  units: ['5/ang-pang-abay'],
  rules: [
    {
      say: 'Ang pang-abay na {pamanahon} ay sumasagot sa tanong na “Kailan?”',
      ask: 'Anong uri ng pang-abay ang sumasagot sa tanong na “Kailan?”',
      not: ['panlunan', 'pamaraan', 'pang-agam'],
    },
    {
      say: 'Ang pang-abay na {panlunan} ay sumasagot sa tanong na “Saan?”',
      ask: 'Anong uri ng pang-abay ang sumasagot sa tanong na “Saan?”',
      not: ['pamanahon', 'pamaraan', 'pananggi'],
    },
    {
      say: 'Ang pang-abay na {pamaraan} ay sumasagot sa tanong na “Paano?”',
      ask: 'Anong uri ng pang-abay ang sumasagot sa tanong na “Paano?”',
      not: ['pamanahon', 'panlunan', 'panang-ayon'],
    },
  ],
  kinds: {
    pamanahon: {
      label: 'pamanahon',
      near: ['panlunan', 'pamaraan', 'pangAgam'],
      mistake: 'inakalang panahon ng kilos ang sinasabi nito',
      why: 'Sinasabi nito kung kailan naganap, nagaganap, o magaganap ang kilos.',
      of: [
        'Dumating *kahapon* ang mga bisita.',
        '*Tuwing Linggo* nagsisimba ang mag-anak.',
        'Magbabakasyon kami *sa susunod na buwan*.',
        '*Araw-araw* nagdidilig ng halaman si Lola.',
        'Umulan nang malakas *kagabi*.',
      ],
    },
    panlunan: {
      label: 'panlunan',
      near: ['pamanahon', 'pamaraan', 'pangAgam'],
      mistake: 'inakalang pook ng kilos ang sinasabi nito',
      why: 'Sinasabi nito kung saan naganap, nagaganap, o magaganap ang kilos.',
      of: [
        'Naglalaro *sa bakuran* ang mga bata.',
        'Nagbasa si Ana ng aklat *sa silid-aklatan*.',
        'Namili si Nanay *sa palengke*.',
        'Lumalangoy ang mga isda *sa ilog*.',
        'Nagpahinga *sa ilalim ng puno* ang magsasaka.',
      ],
    },
    pamaraan: {
      label: 'pamaraan',
      near: ['pamanahon', 'panlunan', 'panangAyon'],
      mistake: 'inakalang paraan ng kilos ang sinasabi nito',
      why: 'Sinasabi nito kung paano naganap, nagaganap, o magaganap ang kilos.',
      of: [
        'Tumakbo *nang mabilis* si Ramon.',
        '*Dahan-dahang* binuksan ni Ben ang pinto.',
        'Sumagot *nang magalang* ang mag-aaral.',
        '*Masayang* nagkuwento si Lolo sa mga apo.',
        'Natulog *nang mahimbing* ang sanggol.',
      ],
    },
    pangAgam: {
      label: 'pang-agam',
      near: ['pamaraan', 'panangAyon', 'pananggi'],
      mistake: 'inakalang nagsasaad ito ng pag-aalinlangan',
      why: 'Nagsasaad ito ng pag-aalinlangan o kawalan ng katiyakan.',
      of: [
        '*Marahil* ay uulan mamaya.',
        '*Siguro* ay nakauwi na si Kuya.',
        '*Baka* mahuli tayo sa klase.',
        '*Tila* nagbago ang isip ni Carla.',
        '*Parang* babagyo sa Sabado.',
      ],
    },
    panangAyon: {
      label: 'panang-ayon',
      near: ['pamaraan', 'pangAgam', 'pananggi'],
      mistake: 'inakalang nagsasaad ito ng pagsang-ayon',
      why: 'Nagsasaad ito ng pagsang-ayon.',
      of: [
        '*Oo*, sasama ako sa inyo.',
        '*Opo*, gagawin ko po ang utos ninyo.',
        '*Talagang* tumutulong si Leo sa bahay.',
        '*Tunay* na nagsisikap ang mga mag-aaral.',
        '*Sadyang* lumalakas ang hangin kapag may bagyo.',
      ],
    },
    pananggi: {
      label: 'pananggi',
      near: ['pamaraan', 'pangAgam', 'panangAyon'],
      mistake: 'inakalang nagsasaad ito ng pagtanggi',
      why: 'Nagsasaad ito ng pagtanggi o pagtutol.',
      of: [
        '*Hindi* pumasok si Mia dahil may lagnat siya.',
        '*Ayaw* kumain ng bata ng gulay.',
        '*Huwag* kang magtapon ng basura sa ilog.',
        '*Hindi* natuloy ang palaro dahil sa ulan.',
        '*Ayaw* sumama ni Jun sa lakad.',
      ],
    },
  },
  stems: [
    {
      level: 'understand',
      text: ({ text, word }) => `Anong uri ng pang-abay ang “${word}” sa pangungusap na ito? “${text}”`,
    },
    {
      level: 'understand',
      text: ({ text, word }) => `Basahin ang pangungusap: “${text}” Anong uri ng pang-abay ang “${word}”?`,
    },
  ],
  statement: ({ text, word }, label) =>
    `Sa pangungusap na ${quotedInSentence(text)} ang “${word}” ay pang-abay na ${label}.`,
})
