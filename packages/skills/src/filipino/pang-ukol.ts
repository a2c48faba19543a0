import { kindSkill } from './kinds.ts'

export const pangUkol = kindSkill({
  id: 'pang-ukol',
  name: { en: 'Prepositions in Filipino', fil: 'Pang-ukol' },
  grades: [4, 7],
  choicesOnly: true,
  cues: ['pang-ukol', 'ayon sa', 'para sa', 'tungkol sa', 'ayon kay', 'para kay'],
  rules: [
    {
      say: 'Ang salitang nag-uugnay sa pangngalan sa iba pang salita sa pangungusap, tulad ng “ayon sa”, ay {pang-ukol}.',
      ask: 'Anong bahagi ng pananalita ang “ayon sa”?',
      not: ['pangatnig', 'pang-angkop', 'pang-abay'],
    },
    {
      say: 'Ginagamit ang “ayon {kay}” bago ang ngalan ng isang tao.',
      ask: 'Anong salita ang isinusunod sa “ayon” bago ang ngalan ng isang tao?',
      not: ['sa', 'kina', 'ng'],
    },
    {
      say: 'Ginagamit ang “para {kina}” bago ang ngalan ng dalawa o higit pang tao.',
      ask: 'Anong salita ang isinusunod sa “para” bago ang ngalan ng dalawa o higit pang tao?',
      not: ['kay', 'sa', 'ng'],
    },
  ],
  kinds: {
    ayonSa: {
      label: 'ayon sa',
      near: ['ayonKay', 'paraSa', 'tungkolSa'],
      mistake: 'inakalang babasahin o pangkat ang pinagmulan ng pahayag',
      why: 'Pinagmulan ng pahayag ang kasunod, at hindi ito ngalan ng tao.',
      of: [
        'Uulan bukas, ____ balita sa radyo.',
        'Mahalaga ang pagtulog nang maaga, ____ mga doktor.',
        'Dumarami ang turista sa Palawan, ____ pahayagan.',
        'Bawal ang pumarada rito, ____ batas.',
      ],
    },
    ayonKay: {
      label: 'ayon kay',
      near: ['ayonSa', 'paraKay', 'tungkolKay'],
      mistake: 'inakalang isang tao ang pinagmulan ng pahayag',
      why: 'Pinagmulan ng pahayag ang kasunod, at ito ay ngalan ng isang tao.',
      of: [
        'Ang kabataan ang pag-asa ng bayan, ____ Jose Rizal.',
        'Walang pasok bukas, ____ Gng. Santos.',
        'Malapit na ang pista, ____ Kapitan Reyes.',
        'Masustansiya ang malunggay, ____ Dr. Cruz.',
      ],
    },
    paraSa: {
      label: 'para sa',
      near: ['ayonSa', 'paraKay', 'tungkolSa'],
      mistake: 'inakalang pinaglalaanang hindi ngalan ng tao ang kasunod',
      why: 'Pinaglalaanan ang kasunod, at hindi ito ngalan ng tao.',
      of: [
        'Nag-ipon ng pagkain ang mga tao ____ mga nasalanta ng bagyo.',
        'Inihanda ng guro ang pagsusulit ____ kaniyang mga mag-aaral.',
        'Bumili si Tatay ng bakod ____ hardin.',
        'Ang silid na ito ay inilaan ____ mga bisita.',
      ],
    },
    paraKay: {
      label: 'para kay',
      near: ['ayonKay', 'paraSa', 'tungkolSa'],
      mistake: 'inakalang isang taong pinaglalaanan ang kasunod',
      why: 'Pinaglalaanan ang kasunod, at ito ay ngalan ng isang tao.',
      of: [
        'Bumili ako ng regalo ____ Nanay.',
        'Nagluto si Lola ng lugaw ____ Liza na may lagnat.',
        'Itinabi ni Ate ang isang pirasong keyk ____ Ben.',
        'Gumawa ang mga bata ng kard ____ Gng. Ramos sa kaarawan niya.',
      ],
    },
    tungkolSa: {
      label: 'tungkol sa',
      near: ['ayonSa', 'paraSa', 'tungkolKay'],
      mistake: 'inakalang pinag-uusapang hindi ngalan ng tao ang kasunod',
      why: 'Paksang pinag-uusapan ang kasunod, at hindi ito ngalan ng tao.',
      of: [
        'Nagkuwento ang guro ____ pinagmulan ng Bulkang Mayon.',
        'Nagtalakayan ang klase ____ wastong pagtatapon ng basura.',
        'Nagbasa si Mia ng aklat ____ mga hayop sa dagat.',
        'Nag-usap ang magkaibigan ____ pelikulang napanood nila.',
      ],
    },
    tungkolKay: {
      label: 'tungkol kay',
      near: ['ayonKay', 'paraSa', 'tungkolSa'],
      mistake: 'inakalang isang taong pinag-uusapan ang kasunod',
      why: 'Ang pinag-uusapan ang kasunod, at ito ay ngalan ng isang tao.',
      of: [
        'Nanood ang klase ng dula ____ Andres Bonifacio.',
        'Nagbasa si Leo ng maikling aklat ____ Apolinario Mabini.',
        'Nagkuwento ang guro ____ Melchora Aquino.',
        'Nag-ulat si Joy sa klase ____ Gabriela Silang.',
      ],
    },
  },
  stems: [
    { level: 'apply', text: ({ text }) => `Anong pang-ukol ang bubuo sa diwa ng pangungusap? ${text}` },
    { level: 'apply', text: ({ text }) => `Piliin ang angkop na pang-ukol para sa patlang. ${text}` },
  ],
  statement: ({ text }, label) =>
    `Angkop ang pang-ukol na “${label}” sa patlang ng pangungusap na ito: ${text}`,
})
