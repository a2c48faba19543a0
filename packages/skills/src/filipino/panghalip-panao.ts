import { kindSkill } from './kinds.ts'

export const panghalipPanao = kindSkill({
  id: 'panghalip-panao',
  name: { en: 'Personal pronouns in Filipino', fil: 'Panghalip panao' },
  grades: [3, 5],
  cues: ['panghalip', 'panghalip panao', 'ako', 'ikaw', 'siya', 'kami', 'tayo', 'sila'],
  units: ['4/ang-panghalip'],
  rules: [
    {
      say: 'Ang mga salitang “ako”, “ikaw”, at “siya” ay mga panghalip na {panao}.',
      ask: 'Anong uri ng panghalip ang mga salitang “ako”, “ikaw”, at “siya”?',
      not: ['pamatlig', 'pananong', 'panaklaw'],
    },
    {
      say: 'Ang panghalip na “sila” ay nasa {ikatlong panauhan}.',
      ask: 'Nasa anong panauhan ang panghalip na “sila”?',
      not: ['unang panauhan', 'ikalawang panauhan', 'ikaapat na panauhan'],
    },
    {
      say: 'Ang panghalip na “tayo” ay tumutukoy sa {nagsasalita at kinakausap}.',
      ask: 'Sino ang tinutukoy ng panghalip na “tayo”?',
      not: ['nagsasalita lamang', 'kinakausap lamang', 'pinag-uusapan lamang'],
    },
  ],
  kinds: {
    ako: {
      label: 'ako',
      near: ['ikaw', 'siya', 'kami'],
      mistake: 'inakalang ang nagsasalita lamang ang tinutukoy',
      why: 'Ang nagsasalita lamang ang tinutukoy.',
      of: [
        'Ang pangalan ko ay Rosa. Nag-aaral ____ sa Paaralang Elementarya ng San Roque.',
        'Ipinakilala ni Marco ang sarili sa klase. Sabi niya, “Nakatira ____ sa Cebu.”',
        'Masakit ang aking ngipin, kaya pupunta ____ sa dentista.',
        'Sabi ni Dina tungkol sa sarili niya, “Mahilig ____ sa pagguhit.”',
      ],
    },
    ikaw: {
      label: 'ikaw',
      near: ['ako', 'siya', 'kayo'],
      mistake: 'inakalang isang kinakausap ang tinutukoy',
      why: 'Isang kinakausap ang tinutukoy.',
      of: [
        'Kausap ni Lito si Mia. Sabi niya, “Mia, ____ ang napiling lider ng pangkat.”',
        'Sinabi ng guro kay Paolo, “Paolo, ____ ang susunod na babasa.”',
        'Tinanong ni Nanay si Joy, “Joy, ____ ba ang nagdilig ng mga halaman?”',
        'Pinuri ni Tatay si Ben. Sabi niya, “Anak, ____ ang pinakamasipag sa klase mo.”',
      ],
    },
    siya: {
      label: 'siya',
      near: ['ako', 'ikaw', 'sila'],
      mistake: 'inakalang isang pinag-uusapan ang tinutukoy',
      why: 'Isang pinag-uusapan ang tinutukoy.',
      of: [
        'Si Aling Nena ay tindera sa palengke. Maagang gumigising ____ araw-araw.',
        'Mahusay umawit si Carla. Nanalo ____ sa paligsahan.',
        'Si Dr. Reyes ay mabait na doktor. Tumutulong ____ sa mga maysakit sa aming bayan.',
        'May lagnat si Luis, kaya hindi ____ nakapasok sa paaralan.',
      ],
    },
    kami: {
      label: 'kami',
      near: ['tayo', 'kayo', 'sila'],
      mistake: 'inakalang kasama ng nagsasalita ang iba ngunit hindi ang kinakausap',
      why: 'Ang nagsasalita at ang kaniyang kasama ang tinutukoy, ngunit hindi ang kinakausap.',
      of: [
        'Naglinis ng silid sina Ben at Ana. Sabi ni Ben sa guro, “Ma’am, ____ po ni Ana ang naglinis ng silid.”',
        'Ako at si Tina ay naglalakad papasok. Sabi ko kay Lola, “Sabay po ____ ni Tina sa paglalakad.”',
        'Nagpaalam ang magkapatid kay Nanay. Sabi ni Karen, “Nanay, aalis na po ____ ni Kuya.”',
        'Sabi ng mga mag-aaral sa punongguro, “Magtatanim po ____ ng mga gulay sa hardin ng aming klase.”',
      ],
    },
    tayo: {
      label: 'tayo',
      near: ['ako', 'kami', 'sila'],
      mistake: 'inakalang kasama ng nagsasalita ang kinakausap',
      why: 'Ang nagsasalita at ang kinakausap ang tinutukoy.',
      of: [
        'Niyaya ni Ben si Ana na sumabay sa kaniya. Sabi ni Ben, “Ana, umuwi ____ nang sabay mamaya.”',
        'Sabi ng lider sa mga kapangkat niya, “Magtulungan ____ upang matapos ang ating gawain.”',
        'Sinabi ng guro sa klase, “Mga bata, magsimula na ____ sa ating aralin.”',
        'Niyaya ni Tatay ang mga anak na sumama sa kaniya. Sabi niya, “Magsimba ____ nang sama-sama sa Linggo.”',
      ],
    },
    kayo: {
      label: 'kayo',
      near: ['ikaw', 'kami', 'sila'],
      mistake: 'inakalang dalawa o higit pang kinakausap ang tinutukoy',
      why: 'Dalawa o higit pang kinakausap ang tinutukoy.',
      of: [
        'Sinabi ng guro kina Liza at Mark, “Liza at Mark, ____ ang maglilinis ng pisara mamaya.”',
        'Tinanong ni Nanay ang kambal, “Mga anak, nagugutom na ba ____?”',
        'Binati ng punongguro ang mga nanalo. Sabi niya, “Mahusay ____ at ipinagmamalaki ko ang inyong tagumpay.”',
        'Sabi ni Lola kina Ana at Jun, “Mga apo, mag-ingat ____ sa inyong biyahe.”',
      ],
    },
    sila: {
      label: 'sila',
      near: ['siya', 'kami', 'kayo'],
      mistake: 'inakalang dalawa o higit pang pinag-uusapan ang tinutukoy',
      why: 'Dalawa o higit pang pinag-uusapan ang tinutukoy.',
      of: [
        'Magkakaklase sina Ana, Ben, at Carla. Nagtutulungan ____ sa paggawa ng proyekto.',
        'Ang mga magsasaka ay maagang nagtatrabaho. Nagtatanim ____ ng palay.',
        'Sina Lolo at Lola ay nasa probinsiya. Dadalawin ko ____ sa bakasyon.',
        'Matatapang ang mga bumbero. Handa ____ sa anumang oras.',
      ],
    },
  },
  stems: [
    { level: 'apply', text: ({ text }) => `Anong panghalip panao ang bubuo sa diwa? ${text}` },
    { level: 'apply', text: ({ text }) => `Piliin ang angkop na panghalip panao para sa patlang. ${text}` },
  ],
  statement: ({ text }, label) => `Basahin: ${text} Ang angkop na panghalip sa patlang ay “${label}”.`,
})
