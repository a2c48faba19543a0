import { kindSkill } from './kinds.ts'

export const kayarianNgSalita = kindSkill({
  id: 'kayarian-ng-salita',
  name: { en: 'Structure of words in Filipino', fil: 'Kayarian ng salita' },
  grades: [4, 7],
  cues: ['kayarian ng salita', 'payak', 'maylapi', 'inuulit', 'tambalan', 'salitang-ugat'],
  rules: [
    {
      say: 'Ang kayarian ng salitang “kaarawan” ay {maylapi}.',
      ask: 'Ano ang kayarian ng salitang “kaarawan”?',
      not: ['payak', 'inuulit', 'tambalan'],
    },
    {
      say: 'Ang salitang binubuo ng dalawang magkaibang salitang pinag-isa ay {tambalan}.',
      ask: 'Ano ang kayarian ng salitang binubuo ng dalawang magkaibang salitang pinag-isa?',
      not: ['payak', 'maylapi', 'inuulit'],
    },
    {
      say: 'Ang salitang binubuo ng salitang-ugat lamang ay {payak}.',
      ask: 'Ano ang kayarian ng salitang binubuo ng salitang-ugat lamang?',
      not: ['maylapi', 'inuulit', 'tambalan'],
    },
  ],
  kinds: {
    payak: {
      label: 'payak',
      mistake: 'inakalang salitang-ugat lamang ito',
      why: 'Salitang-ugat lamang ito.',
      of: ['bahay', 'sipag', 'aklat', 'lakad', 'talino', 'tiyaga', 'bundok', 'sampagita'],
    },
    maylapi: {
      label: 'maylapi',
      mistake: 'inakalang may panlapi ito',
      why: 'Binubuo ito ng salitang-ugat at panlapi.',
      of: ['maganda', 'kumain', 'aklatan', 'naglaro', 'kasipagan', 'kaarawan', 'linisin', 'palaruan'],
    },
    inuulit: {
      label: 'inuulit',
      mistake: 'inakalang inuulit ang buo o bahagi ng salita',
      why: 'Inuulit ang salitang-ugat.',
      of: [
        'araw-araw',
        'bahay-bahay',
        'gabi-gabi',
        'sino-sino',
        'isa-isa',
        'taon-taon',
        'ano-ano',
        'bayan-bayan',
      ],
    },
    tambalan: {
      label: 'tambalan',
      mistake: 'inakalang dalawang magkaibang salita ang pinag-isa',
      why: 'Dalawang magkaibang salita ang pinag-isa.',
      of: [
        'bahaghari',
        'kapitbahay',
        'takipsilim',
        'bahay-kubo',
        'punongkahoy',
        'anak-pawis',
        'hanapbuhay',
        'balikbayan',
        'dalagang-bukid',
      ],
    },
  },
  stems: [
    { level: 'understand', text: ({ word }) => `Ano ang kayarian ng salitang “${word}”?` },
    { level: 'understand', text: ({ word }) => `Ayon sa kayarian, anong uri ng salita ang “${word}”?` },
  ],
  statement: ({ word }, label) => `Ang kayarian ng salitang “${word}” ay ${label}.`,
})
