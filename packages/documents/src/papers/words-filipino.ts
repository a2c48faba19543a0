import type { Difficulty } from '@klasrum/contract/material'
import type { PaperWords } from './words.ts'

const levels: Record<Difficulty, string> = {
  easiest: 'pinakamadali',
  easy: 'madali',
  moderate: 'katamtaman',
  hard: 'mahirap',
}

const whyMissing: Record<Difficulty, string> = {
  easiest: 'Kulang sa aralin ang mga tuwirang kaalaman at katawagan para sa higit pang tanong na pag-alaala.',
  easy: 'Kulang sa aralin ang mga paliwanag para sa higit pang tanong na pag-unawa.',
  moderate:
    'Kulang sa aralin ang mga hakbang, sanhi, paghahambing o kuwentang may solusyon para sa higit pang tanong na paglalapat at pagsusuri.',
  hard: 'Kulang sa aralin ang magkakahiwalay na paksa para sa higit pang sanaysay.',
}

export const filipinoPaperWords: PaperWords = {
  authority: ['Republika ng Pilipinas', 'Kagawaran ng Edukasyon'],
  school: 'Paaralan',
  page: 'Pahina',
  plans: { ilaw: 'Banghay-Aralin', dll: 'Pang-araw-araw na Tala sa Pagtuturo' },
  session: (number) => `Sesyon ${number}`,
  quiz: (session) => `Maikling Pagsusulit ${session}`,
  exam: 'Pagsusulit',
  worksheet: 'Gawain sa Pagkatuto',
  version: (letter) => `Bersiyon ${letter}`,
  learner: { name: 'Pangalan', section: 'Baitang at Pangkat', date: 'Petsa', score: 'Iskor' },
  forms: {
    multiple_choice: {
      title: 'Maramihang Pagpipilian',
      directions: 'Basahing mabuti ang bawat tanong. Bilugan ang titik ng tamang sagot.',
    },
    true_false: {
      title: 'Tama o Mali',
      directions: 'Isulat sa patlang ang TAMA kung wasto ang pahayag at MALI kung hindi.',
    },
    modified_true_false: {
      title: 'Binagong Tama o Mali',
      directions:
        'Isulat sa patlang ang TAMA kung wasto ang pahayag. Kung hindi, isulat ang dapat ipalit sa bahaging may salungguhit.',
    },
    identification: {
      title: 'Pagtukoy',
      directions: 'Tukuyin ang hinihingi ng bawat bilang. Isulat ang sagot sa patlang.',
    },
    matching: {
      title: 'Pagtatambal',
      directions:
        'Itambal ang Hanay A sa Hanay B. Isulat ang titik ng tamang sagot sa patlang. May mga titik na hindi magagamit.',
    },
    enumeration: {
      title: 'Pag-iisa-isa',
      directions: 'Ibigay ang mga hinihingi. Maaaring magkakaiba ang ayos ng mga sagot.',
    },
    sequencing: {
      title: 'Pagsusunod-sunod',
      directions: 'Isulat ang 1 sa patlang ng nauna, 2 sa kasunod, at gayundin hanggang sa huli.',
    },
    problem: {
      title: 'Paglutas ng Suliranin',
      directions: 'Lutasin ang bawat suliranin. Ipakita ang solusyon at isulat ang huling sagot sa linya.',
    },
    essay: {
      title: 'Sanaysay',
      directions: 'Sumagot nang buong pangungusap. Mamarkahan ang mga sagot ayon sa rubrik.',
    },
  },
  shortAnswer: {
    title: 'Maikling Sagot',
    directions: 'Isulat sa patlang ang sagot sa bawat tanong.',
  },
  box: {
    directions: (repeats) =>
      `Piliin ang sagot sa loob ng kahon at isulat ito sa patlang. ${repeats ? 'Maaaring gamitin nang higit sa isang beses ang isang salita. ' : ''}May mga salitang hindi magagamit.`,
  },
  points: (count) => (count === 1 ? '1 puntos' : `${count} puntos`),
  matching: { premises: 'Hanay A', answers: 'Hanay B' },
  problem: { solution: 'Solusyon:', answer: 'Sagot:' },
  rubric: { criterion: 'Pamantayan', levels: 'Puntos' },
  truth: { true: 'TAMA', false: 'MALI' },
  key: {
    title: 'Susi sa Pagwawasto',
    number: 'Blg.',
    answer: 'Sagot',
    source: 'Saan ito sinasabi ng aralin',
    curriculum: 'Mula sa kurikulum, wala sa iyong file:',
    bank: 'Mula sa talaan ng mga tanong ng guro:',
    own: 'Sariling tanong ng guro.',
    computed: 'Kinuwenta:',
    mistakes: 'Mga maling sagot:',
    anyOrder: 'kahit ano ang ayos',
    accepted: 'Tinatanggap din:',
    lookFor: 'Maaaring banggitin sa mahusay na sagot:',
    page: (page) => `pahina ${page}`,
    paragraph: (paragraph) => `talata ${paragraph}`,
  },
  specifications: {
    title: 'Talahanayan ng Ispesipikasyon',
    topic: 'Paksa',
    days: 'Araw',
    percent: 'Bahagdan',
    items: 'Bilang ng Aytem',
    places: 'Kinalalagyan ng mga Aytem',
    total: 'Kabuoan',
    asInA: 'Ang mga bilang ng aytem ay yaong nasa Bersiyon A.',
    beyondFile: (numbers) => `Mula sa kurikulum, wala sa iyong file: ${numbers}.`,
    notMade: ({ difficulty, missing }) => ({
      lead: `Hindi nagawa: ${missing} aytem (${levels[difficulty]}).`,
      why: `${whyMissing[difficulty]} Magdagdag ng file o humingi ng mas kaunti.`,
    }),
  },
  blooms: {
    remember: 'Pag-alaala',
    understand: 'Pag-unawa',
    apply: 'Paglalapat',
    analyze: 'Pagsusuri',
    evaluate: 'Pagtataya',
    create: 'Paglikha',
  },
  directions: 'Panuto:',
  signature: 'Lagda sa itaas ng pangalan',
  forTheTeacher: 'Ang may kulay ay isusulat ng guro.',
}
