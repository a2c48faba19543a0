import type { ShowWords } from '../../show/words.ts'
import { lowerFirst } from '../words.ts'

export const filipinoShowWords: ShowWords = {
  and: 'at',
  headings: {
    objectives: 'Ang iyong matututuhan',
    words: 'Mga salitang dapat tandaan',
    check: 'Subukin ang natutuhan',
    summary: 'Buod',
    first: 'Mag-isip muna',
    back: 'Balikan ang tanong',
    example: 'Isang halimbawa',
    solution: 'Hakbang-hakbang',
    mistake: 'Totoo ba ito?',
  },
  welcome: (title) => `Magandang araw, mga mag-aaral! Ang pamagat ng ating aralin ay ${title}.`,
  welcomeToRiddle: 'Magandang araw, mga mag-aaral! Bago tayo magsimula, may ipapaisip muna ako sa inyo.',
  ahead: (topics) => `Pag-uusapan natin ang ${topics}.`,
  parts: (titles) => `Ito ang mga bahagi nito: ${titles}.`,
  newWords: 'Narito ang mga salitang dapat tandaan.',
  objectives: (lines) =>
    `Pagkatapos ng araling ito, inaasahang magagawa ninyo ang mga ito: ${lines.map(lowerFirst).join('; ')}. Isaisip ang mga ito habang nakikinig.`,
  enter: {
    first: (about) => `Magsimula tayo sa ${about}.`,
    next: [
      (about) => `Dumako naman tayo sa ${about}.`,
      (about) => `Sunod nating pag-usapan ang ${about}.`,
      (about) => `Ngayon, alamin natin ang tungkol sa ${about}.`,
    ],
    last: (about) => `Panghuli, pag-usapan natin ang ${about}.`,
    unnamed: {
      first: 'Magsimula na tayo.',
      next: [
        'Ano kaya ang sumunod?',
        'Pakinggan natin ang karugtong.',
        'At hindi pa roon nagtapos.',
        'Sundan natin ang nangyari.',
      ],
      last: 'At ngayon, ang huling bahagi.',
    },
  },
  here: (title) => `Narito ang ${title}.`,
  points: 'Tandaan ang mga puntong ito.',
  steps: 'Sundin nang sunod-sunod ang mga hakbang na ito.',
  named: (names) => `Ang mga ito ay ${names}.`,
  order: { first: 'Una,', next: ['Ikalawa,', 'Ikatlo,', 'Sunod,', 'Pagkatapos,'], last: 'Panghuli,' },
  row: (first, cells) =>
    `${first} – ${cells.map(({ head, cell }) => (head ? `${head}: ${cell}` : cell)).join('; ')}.`,
  table: (about) => `Ipinakikita ng talahanayang ito ang dapat malaman tungkol sa ${about}.`,
  picture: (caption) => `Masdang mabuti ang larawang ito: ${caption}.`,
  check: [
    (question) => `Huminto muna tayo para sa isang tanong. ${question}`,
    (question) => `Tingnan natin kung natatandaan mo. ${question}`,
    (question) => `Ikaw naman. ${question}`,
  ],
  believed: (belief) =>
    `Bago tayo magsimula, pag-isipan muna ito. May nagsasabi: ${belief} Sang-ayon ka ba? Tandaan ang iyong sagot. Babalikan natin ito mamaya.`,
  believedAgain: (belief, right) =>
    `Balikan natin ang sinasabi ng ilan: ${belief} Ngayon ay alam na natin. ${right}`,
  mistake: (belief, right) => `Mag-ingat tayo rito. May nagsasabi: ${belief} Hindi iyon totoo. ${right}`,
  example: [
    (story) => `Tingnan natin ito sa tunay na buhay. ${story}`,
    (story) => `Pag-isipan ito. ${story}`,
    (story) => `Narito ang isang maaaring mangyari. ${story}`,
  ],
  worked: [
    (task) => `Subukan natin ang isa nang magkasama. ${task} Pag-isipan muna bago tayo magpatuloy.`,
    (task) => `Narito ang isa para sa iyo. ${task} Sandaling subukan.`,
    (task) => `Pakinggan ito. ${task}`,
  ],
  backTo: 'Naaalala mo ba ang tanong kanina?',
  because: [
    (answer, reason) => `Ang sagot ay: ${answer}. ${reason}`,
    (answer, reason) => `${answer}. Nakuha mo ba? ${reason}`,
    (answer, reason) => `Ito ang tama: ${answer}. ${reason}`,
  ],
  goals: 'Narito ang magagawa mo pagkatapos ng ating aralin.',
  diagram: (name) => `Masdan ang guhit. Ipinakikita nito ang sumusunod: ${name}.`,
  kinds: (name, members) => `Masdan ang guhit. ${name}: ${members}.`,
  listen: 'Pakinggan ang kuwento at alamin:',
  think: 'Mag-isip muna, saka sabihin ang sagot.',
  options: (options) => `Pumili sa mga ito: ${options.join('; ')}.`,
  answer: (answer) => `Ang sagot ay: ${answer}.`,
  truth: { true: 'tama', false: 'mali' },
  trueOrFalse: (statement) => `Tama o mali? ${statement}`,
  words: (about) => `Bago tayo magpatuloy, balikan natin ang mahahalagang salita tungkol sa ${about}.`,
  meaning: [
    (term, detail) => `Kapag sinabing ${term}, ang tinutukoy ay ${detail}.`,
    (term, detail) => `Tandaan ang ${term}: ${detail}.`,
  ],
  summary: 'Balikan natin ang ating mga natutuhan.',
  retell: {
    heading: 'Isalaysay muli',
    points: ['Simula: sino at saan', 'Gitna: mga nangyari', 'Wakas: paano natapos'],
    say: 'Kayo naman. Isalaysay ang kuwento sa katabi sa tatlong bahagi. Sa simula, sabihin kung sino ang nasa kuwento at saan ito nangyari. Sa gitna, sabihin ang mga nangyari ayon sa pagkakasunod-sunod. Sa wakas, sabihin kung paano ito natapos.',
  },
  close:
    'Maaari kayong huminto rito at balikan ang mga bahaging hindi pa malinaw. Maraming salamat sa pakikinig!',
  clauseEnds: /(?:,)?\s+(?:dahil|sapagkat|upang|habang|samantalang|bagaman|kaya|tulad ng|gaya ng)\s|;\s/,
  opensClause:
    /^(?:kapag|kung|dahil|sapagkat|bagaman|habang|sa|noong|nang|bago|matapos|pagkatapos|upang|para|tuwing|ayon)\b/i,
  pointsAtPaper:
    /\b(?:larawan|talahanayan|pahina|kabanata|modyul|gawain)\s*(?:blg\.?\s*)?\d|https?:|www\.|\b(?:sa|nasa) (?:itaas|ibaba)\b|_{2,}/i,
}
