import { kindSkill, quotedInSentence } from './kinds.ts'

export const bahagiNgPananalita = kindSkill({
  id: 'bahagi-ng-pananalita',
  name: { en: 'Parts of speech in Filipino', fil: 'Bahagi ng pananalita sa pangungusap' },
  grades: [4, 7],
  cues: ['bahagi ng pananalita', 'pangngalan', 'panghalip', 'pandiwa', 'pang-uri', 'pang-abay', 'pangatnig'],
  rules: [
    {
      say: 'Ang salitang nagsasaad ng kilos ay {pandiwa}.',
      ask: 'Anong bahagi ng pananalita ang nagsasaad ng kilos?',
      not: ['pangngalan', 'pang-uri', 'panghalip'],
    },
    {
      say: 'Ang salitang naglalarawan ng pangngalan o panghalip ay {pang-uri}.',
      ask: 'Anong bahagi ng pananalita ang naglalarawan ng pangngalan o panghalip?',
      not: ['pang-abay', 'pandiwa', 'pangatnig'],
    },
    {
      say: 'Ang salitang humahalili sa pangngalan ay {panghalip}.',
      ask: 'Anong bahagi ng pananalita ang humahalili sa pangngalan?',
      not: ['pang-uri', 'pangatnig', 'pandiwa'],
    },
    {
      say: 'Ang salitang naglalarawan ng pandiwa, pang-uri, o kapuwa pang-abay ay {pang-abay}.',
      ask: 'Anong bahagi ng pananalita ang naglalarawan ng pandiwa, pang-uri, o kapuwa nito?',
      not: ['pangngalan', 'panghalip', 'pangatnig'],
    },
  ],
  kinds: {
    pangngalan: {
      label: 'pangngalan',
      near: ['panghalip', 'pandiwa', 'pangUri'],
      mistake: 'inakalang ngalan ito ng tao, bagay, hayop, pook, o pangyayari',
      why: 'Ang pangngalan ay ngalan ng tao, bagay, hayop, pook, o pangyayari.',
      of: [
        'Dinala ng mga bata ang *bulaklak* sa guro.',
        'Malinis ang *ilog* sa aming bayan.',
        'Binisita namin si *Lola* noong Linggo.',
        'Masayang idinaos ang *pista* sa aming barangay.',
        'Tumatakbo ang *kabayo* sa bukid.',
      ],
    },
    panghalip: {
      label: 'panghalip',
      near: ['pangngalan', 'pangUri', 'pangAbay'],
      mistake: 'inakalang humahalili ito sa pangngalan',
      why: 'Ang panghalip ay humahalili sa pangngalan.',
      of: [
        '*Siya* ang nanguna sa paligsahan.',
        'Pupunta *kami* sa palengke bukas.',
        '*Sila* ang naglinis ng silid-aralan.',
        'Kumain na *ako* ng almusal.',
        'Maglalaro *tayo* pagkatapos ng klase.',
      ],
    },
    pandiwa: {
      label: 'pandiwa',
      near: ['pangngalan', 'pangUri', 'pangAbay'],
      mistake: 'inakalang nagsasaad ito ng kilos',
      why: 'Ang pandiwa ay nagsasaad ng kilos.',
      of: [
        '*Nagluto* ng adobo si Nanay.',
        '*Sumasayaw* ang mga bata sa entablado.',
        '*Bibili* si Carlo ng bagong kuwaderno.',
        '*Itinanim* ng magsasaka ang palay.',
        '*Umaawit* nang sabay-sabay ang mga mag-aaral.',
      ],
    },
    pangUri: {
      label: 'pang-uri',
      near: ['pangngalan', 'pandiwa', 'pangAbay'],
      mistake: 'inakalang naglalarawan ito ng pangngalan o panghalip',
      why: 'Ang pang-uri ay naglalarawan ng pangngalan o panghalip.',
      of: [
        '*Matamis* ang manggang galing sa Guimaras.',
        'May *pulang* payong si Liza.',
        '*Matataas* ang mga bundok sa Cordillera.',
        'Ang *masipag* na magsasaka ay gumigising nang maaga.',
        'Nakatira siya sa *malaking* bahay.',
      ],
    },
    pangAbay: {
      label: 'pang-abay',
      near: ['pangUri', 'pandiwa', 'pangatnig'],
      mistake: 'inakalang naglalarawan ito ng pandiwa, pang-uri, o kapuwa pang-abay',
      why: 'Ang pang-abay ay naglalarawan ng pandiwa, pang-uri, o kapuwa pang-abay.',
      of: [
        'Tumakbo nang *mabilis* si Ramon.',
        'Darating *bukas* ang aming mga bisita.',
        'Dahan-dahang isinara ni Ana ang pinto *kanina*.',
        'Umawit nang *mahusay* ang koro.',
        'Naglakad nang *marahan* ang matanda.',
      ],
    },
    pangatnig: {
      label: 'pangatnig',
      near: ['pangAbay', 'panghalip', 'pandiwa'],
      mistake: 'inakalang nag-uugnay ito ng mga salita, parirala, o sugnay',
      why: 'Ang pangatnig ay nag-uugnay ng dalawang salita, parirala, o sugnay.',
      of: [
        'Nag-aral siyang mabuti *ngunit* kinabahan pa rin siya.',
        'Bumili si Tatay ng isda *at* gulay.',
        'Hindi siya pumasok *dahil* may sakit siya.',
        'Gusto mo ba ng gatas *o* tubig?',
        'Magdala ka ng payong *sapagkat* maulap ang langit.',
      ],
    },
  },
  stems: [
    {
      level: 'understand',
      text: ({ text, word }) =>
        `Anong bahagi ng pananalita ang salitang “${word}” sa pangungusap na ito? “${text}”`,
    },
    {
      level: 'understand',
      text: ({ text, word }) =>
        `Basahin ang pangungusap: “${text}” Anong bahagi ng pananalita ang “${word}”?`,
    },
  ],
  statement: ({ text, word }, label) =>
    `Sa pangungusap na ${quotedInSentence(text)} ang salitang “${word}” ay ${label}.`,
})
