import { kindSkill } from './kinds.ts'

export const pangatnig = kindSkill({
  id: 'pangatnig',
  name: { en: 'Conjunctions in Filipino', fil: 'Pangatnig' },
  grades: [4, 7],
  choicesOnly: true,
  cues: ['pangatnig', 'ngunit', 'subalit', 'sapagkat', 'upang', 'habang', 'pang-ugnay'],
  rules: [
    {
      say: 'Ang salitang nag-uugnay ng dalawang salita, parirala, o sugnay ay {pangatnig}.',
      ask: 'Ano ang tawag sa salitang nag-uugnay ng dalawang salita, parirala, o sugnay?',
      not: ['pang-angkop', 'pang-uri', 'panghalip'],
    },
    {
      say: 'Ang mga pangatnig na “dahil” at “sapagkat” ay nagsasaad ng {sanhi o dahilan}.',
      ask: 'Ano ang isinasaad ng mga pangatnig na “dahil” at “sapagkat”?',
      not: ['pagsalungat', 'pagpili', 'layunin'],
    },
    {
      say: 'Ang mga pangatnig na “ngunit” at “subalit” ay nagsasaad ng {pagsalungat}.',
      ask: 'Ano ang isinasaad ng mga pangatnig na “ngunit” at “subalit”?',
      not: ['sanhi', 'layunin', 'pagpili'],
    },
  ],
  kinds: {
    ngunit: {
      label: 'ngunit',
      near: ['dahil', 'upang', 'kaya'],
      mistake: 'inakalang magkasalungat ang dalawang kaisipan',
      why: 'Magkasalungat ang dalawang kaisipan.',
      of: [
        'Maliit ang langgam ____ kaya nitong magbuhat ng mabigat.',
        'Gusto kong maglaro sa labas ____ hindi ako pinayagan ni Nanay.',
        'Mahirap ang pagsusulit ____ nakapasa ang lahat.',
        'Pagod na si Tatay ____ tumulong pa rin siya kay Nanay.',
      ],
    },
    dahil: {
      label: 'dahil',
      near: ['ngunit', 'upang', 'kaya'],
      mistake: 'inakalang dahilan ang kasunod',
      why: 'Ang kasunod na sugnay ang dahilan.',
      of: [
        'Hindi pumasok si Mia kahapon ____ nilagnat siya.',
        'Nabasa ang mga damit sa sampayan ____ biglang umulan.',
        'Nahuli si Carlo sa klase ____ tinanghali siya ng gising.',
        'Natuwa ang guro ____ nanalo ang kaniyang mga mag-aaral.',
      ],
    },
    upang: {
      label: 'upang',
      near: ['ngunit', 'dahil', 'kaya'],
      mistake: 'inakalang layunin ang kasunod',
      why: 'Ang kasunod ang layunin ng kilos.',
      of: [
        'Nag-aral si Ana nang mabuti ____ makapasa sa pagsusulit.',
        'Maaga siyang gumising ____ hindi mahuli sa klase.',
        'Nag-ipon si Ben ng pera ____ makabili ng bagong aklat.',
        'Pumunta sa klinika si Lola ____ magpatingin sa doktor.',
      ],
    },
    o: {
      label: 'o',
      near: ['ngunit', 'kaya', 'kung'],
      mistake: 'inakalang pinapipili sa dalawa',
      why: 'Pinapipili sa dalawa.',
      of: [
        'Alin ang pipiliin mo, ang pula ____ ang asul?',
        'Isa lamang ang maaari: sasama ka ba sa amin ____ maiiwan ka sa bahay?',
        'Pumili ka ng isa lamang: tubig ____ gatas.',
        'Alin ang mas gusto mo, ang umawit ____ ang sumayaw?',
      ],
    },
    kaya: {
      label: 'kaya',
      near: ['ngunit', 'dahil', 'upang'],
      mistake: 'inakalang bunga ang kasunod',
      why: 'Ang kasunod na sugnay ang bunga.',
      of: [
        'Nag-aral siya nang mabuti ____ mataas ang nakuha niyang marka.',
        'Walang pasok bukas ____ makapagpapahinga ang mga mag-aaral.',
        'Nasira ang bisikleta ni Jun ____ naglakad na lamang siya papasok.',
        'Mahaba ang tag-araw ____ natuyo ang mga palayan.',
      ],
    },
    kung: {
      label: 'kung',
      near: ['ngunit', 'upang', 'kaya'],
      mistake: 'inakalang kondisyon ang kasunod',
      why: 'Ang kasunod na sugnay ang kondisyon.',
      of: [
        'Makasasama ka lamang sa amin ____ papayag ang iyong ina.',
        'Tumawag ka agad sa amin ____ sakaling magkaproblema ka.',
        'Matutuloy lamang ang palaro bukas ____ gaganda ang panahon.',
        'Mananalo lamang ang pangkat natin ____ magtutulungan tayo.',
      ],
    },
  },
  stems: [
    { level: 'apply', text: ({ text }) => `Anong pangatnig ang bubuo sa diwa ng pangungusap? ${text}` },
    { level: 'apply', text: ({ text }) => `Piliin ang angkop na pangatnig para sa patlang. ${text}` },
  ],
  statement: ({ text }, label) =>
    `Angkop ang pangatnig na “${label}” sa patlang ng pangungusap na ito: ${text}`,
})
