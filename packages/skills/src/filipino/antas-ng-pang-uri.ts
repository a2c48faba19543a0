import { kindSkill, quotedInSentence } from './kinds.ts'

export const antasNgPangUri = kindSkill({
  id: 'antas-ng-pang-uri',
  name: { en: 'Degrees of adjectives in Filipino', fil: 'Antas o kaantasan ng pang-uri' },
  grades: [4, 7],
  cues: ['kaantasan ng pang-uri', 'antas ng pang-uri', 'lantay', 'pahambing', 'pasukdol', 'paghahambing'],
  units: ['4/ang-pang-uri'],
  rules: [
    {
      say: 'Ang pang-uring naglalarawan nang walang inihahambing ay nasa antas na {lantay}.',
      ask: 'Nasa anong antas ang pang-uring naglalarawan nang walang inihahambing?',
      not: ['pahambing', 'pasukdol', 'pamilang'],
    },
    {
      say: 'Ang panlaping “pinaka-” ay ginagamit sa antas na {pasukdol}.',
      ask: 'Sa anong antas ng pang-uri ginagamit ang panlaping “pinaka-”?',
      not: ['lantay', 'pahambing na magkatulad', 'pahambing na di-magkatulad'],
    },
    {
      say: 'Ang mga panlaping “magkasing-” at “kasing-” ay ginagamit sa {pahambing na magkatulad}.',
      ask: 'Sa anong antas ng pang-uri ginagamit ang mga panlaping “magkasing-” at “kasing-”?',
      not: ['lantay', 'pasukdol', 'pahambing na di-magkatulad'],
    },
  ],
  kinds: {
    lantay: {
      label: 'lantay',
      mistake: 'inakalang walang inihahambing',
      why: 'Isang katangian lamang ang inilalarawan at walang inihahambing.',
      of: [
        '*Maganda* ang tanawin sa Batanes.',
        '*Mabait* ang aming kapitbahay.',
        '*Mahaba* ang ilog sa aming lalawigan.',
        '*Sariwa* ang mga gulay sa palengke.',
        '*Masipag* ang mga magsasaka sa aming nayon.',
        '*Malinaw* ang tubig sa batis.',
      ],
    },
    katulad: {
      label: 'pahambing na magkatulad',
      mistake: 'inakalang magkapantay ang katangian ng dalawang inihahambing',
      why: 'Magkapantay ang katangian ng dalawang inihahambing.',
      of: [
        '*Magkasintaas* sina Ana at Liza.',
        '*Kasimbilis* ni Ramon si Jose sa pagtakbo.',
        '*Magkasinlaki* ang bag nina Ben at Carlo.',
        '*Kasintamis* ng pinya ang mangga.',
        '*Magkasimbigat* ang dalawang sako ng bigas.',
        '*Kasinghusay* ni Mia si Joy sa pag-awit.',
      ],
    },
    diKatulad: {
      label: 'pahambing na di-magkatulad',
      mistake: 'inakalang hindi magkapantay ang katangian ng dalawang inihahambing',
      why: 'Hindi magkapantay ang katangian ng dalawang inihahambing.',
      of: [
        '*Mas mataas* ang Bundok Apo kaysa sa Bulkang Mayon.',
        '*Higit na masipag* si Leo kaysa kay Marco.',
        '*Mas mabigat* ang pakwan kaysa sa mangga.',
        '*Di-gaanong malamig* ang Maynila kaysa sa Baguio.',
        '*Lalong maganda* ang hardin ngayon kaysa noong nakaraang taon.',
        '*Mas malaki* ang kalabaw kaysa sa kambing.',
      ],
    },
    pasukdol: {
      label: 'pasukdol',
      mistake: 'inakalang ito ang nangingibabaw sa lahat',
      why: 'Nangingibabaw ang katangian sa lahat.',
      of: [
        '*Pinakamataas* na bundok sa Pilipinas ang Bundok Apo.',
        '*Pinakamatanda* si Lola sa buong pamilya.',
        'Si Ramon ang *pinakamabilis* na mananakbo sa buong klase.',
        'Si Carla ang *pinakamasipag* sa lahat ng mag-aaral.',
        'Ang balyenang asul ang *pinakamalaki* sa lahat ng hayop.',
        '*Ubod ng tamis* ang pulot na inani nila.',
      ],
    },
  },
  stems: [
    {
      level: 'understand',
      text: ({ text, word }) => `Nasa anong antas ang pang-uring “${word}” sa pangungusap na ito? “${text}”`,
    },
    {
      level: 'understand',
      text: ({ text, word }) =>
        `Basahin ang pangungusap: “${text}” Ano ang kaantasan ng pang-uring “${word}”?`,
    },
  ],
  statement: ({ text, word }, label) =>
    `Sa pangungusap na ${quotedInSentence(text)} ang pang-uring “${word}” ay nasa antas na ${label}.`,
})
