import { kindSkill, quotedInSentence } from './kinds.ts'

export const pokusNgPandiwa = kindSkill({
  id: 'pokus-ng-pandiwa',
  name: { en: 'Focus of the verb in Filipino', fil: 'Pokus ng pandiwa' },
  grades: [5, 10],
  choicesOnly: true,
  cues: ['pokus', 'pokus ng pandiwa', 'pokus sa aktor', 'pokus sa layon', 'benepaktibo', 'pokus sa ganapan'],
  units: ['5/ang-pandiwa', '6/kaganapan-ng-pandiwa'],
  rules: [
    {
      say: 'Kung ang simuno ang gumagawa ng kilos, ang pandiwa ay nasa pokus sa {tagaganap}.',
      ask: 'Nasa anong pokus ang pandiwa kung ang simuno ang gumagawa ng kilos?',
      not: ['layon', 'ganapan', 'tagatanggap'],
    },
    {
      say: 'Kung ang simuno ang lugar na pinangyarihan ng kilos, ang pandiwa ay nasa pokus sa {ganapan}.',
      ask: 'Nasa anong pokus ang pandiwa kung ang simuno ang lugar na pinangyarihan ng kilos?',
      not: ['tagaganap', 'tagatanggap', 'layon'],
    },
    {
      say: 'Sa pangungusap na “Kinain ng bata ang saging,” ang pandiwa ay nasa pokus sa {layon}.',
      ask: 'Nasa anong pokus ang pandiwa sa pangungusap na “Kinain ng bata ang saging”?',
      not: ['tagaganap', 'ganapan', 'tagatanggap'],
    },
  ],
  kinds: {
    tagaganap: {
      label: 'pokus sa tagaganap (aktor)',
      mistake: 'inakalang ang simuno ang gumagawa ng kilos',
      why: 'Ang simuno ang gumagawa ng kilos.',
      of: [
        '*Bumili* ng isda si Nanay sa palengke.',
        '*Naglaba* si Ate ng mga uniporme.',
        '*Sumulat* ng tula ang mag-aaral.',
        '*Nagtanim* ng gulay ang mga bata.',
        '*Umakyat* sa puno ang unggoy.',
      ],
    },
    layon: {
      label: 'pokus sa layon (gol)',
      mistake: 'inakalang ang simuno ang tuwirang layon ng kilos',
      why: 'Ang simuno ang tuwirang layon ng kilos.',
      of: [
        '*Binasa* ni Ana ang nobela.',
        '*Kinain* ng bata ang saging.',
        '*Niluto* ni Tatay ang manok.',
        '*Ginawa* ni Carlo ang takdang-aralin.',
        '*Inubos* ni Ben ang gatas.',
      ],
    },
    ganapan: {
      label: 'pokus sa ganapan (lokatibo)',
      mistake: 'inakalang ang simuno ang lugar na pinangyarihan ng kilos',
      why: 'Ang simuno ang lugar na pinangyarihan ng kilos.',
      of: [
        '*Pinagtamnan* ng magsasaka ng palay ang bukid.',
        '*Pinaglaruan* ng mga bata ang bakuran.',
        '*Pinaglutuan* ni Nanay ng sinigang ang bagong kaldero.',
        '*Pinagdausan* ng palatuntunan ang plasa.',
        '*Tinulugan* ng mga bisita ang silid ni Kuya.',
      ],
    },
    tagatanggap: {
      label: 'pokus sa tagatanggap (benepaktibo)',
      mistake: 'inakalang ang simuno ang nakinabang sa kilos',
      why: 'Ang simuno ang nakinabang sa kilos.',
      of: [
        '*Ibinili* ni Tatay ng sapatos si Lito.',
        '*Ipinagluto* ni Lola ng pansit ang mga apo.',
        '*Ikinuha* ni Ben ng tubig si Lolo.',
        '*Ipinaglaba* ni Ate ng damit ang bunsong kapatid.',
        '*Ipinagtahi* ni Aling Rosa ng damit si Mila.',
      ],
    },
    kagamitan: {
      label: 'pokus sa kagamitan (instrumental)',
      from: 6,
      mistake: 'inakalang ang simuno ang ginamit sa pagkilos',
      why: 'Ang simuno ang bagay na ginamit sa pagkilos.',
      of: [
        '*Ipinanghiwa* ni Nanay ng karne ang kutsilyo.',
        '*Ipinambili* ni Joy ng aklat ang naipong pera.',
        '*Ipinampunas* ni Ana ng mesa ang basahan.',
        '*Ipinampukpok* ni Kuya ng pako ang martilyo.',
        '*Ipinanghukay* ng magsasaka ng lupa ang pala.',
      ],
    },
    sanhi: {
      label: 'pokus sa sanhi (kosatibo)',
      from: 7,
      mistake: 'inakalang ang simuno ang dahilan ng kilos',
      why: 'Ang simuno ang dahilan ng kilos.',
      of: [
        '*Ikinatuwa* ng mga magulang ang mataas na marka ni Leo.',
        '*Ikinalungkot* ni Mia ang paglisan ng kaniyang kaibigan.',
        '*Ikinagulat* ng lahat ang malakas na kulog.',
        '*Ikinagalit* ng mga tao ang pagputol sa mga puno.',
        '*Ikinasaya* ng klase ang pagkapanalo sa paligsahan.',
      ],
    },
  },
  stems: [
    {
      level: 'understand',
      text: ({ text, word }) => `Ano ang pokus ng pandiwang “${word}” sa pangungusap na ito? “${text}”`,
    },
    {
      level: 'understand',
      text: ({ text, word }) =>
        `Basahin ang pangungusap: “${text}” Nasa anong pokus ang pandiwang “${word}”?`,
    },
  ],
  statement: ({ text, word }, label) =>
    `Sa pangungusap na ${quotedInSentence(text)} ang pandiwang “${word}” ay nasa ${label}.`,
})
