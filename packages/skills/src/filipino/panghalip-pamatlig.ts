import { kindSkill } from './kinds.ts'

export const panghalipPamatlig = kindSkill({
  id: 'panghalip-pamatlig',
  name: { en: 'Demonstrative pronouns in Filipino', fil: 'Panghalip pamatlig' },
  grades: [3, 5],
  choicesOnly: true,
  cues: ['panghalip', 'panghalip pamatlig', 'ito', 'iyan', 'iyon', 'dito', 'diyan', 'doon'],
  units: ['4/ang-panghalip'],
  rules: [
    {
      say: 'Ginagamit ang “{ito}” sa bagay na hawak o malapit sa nagsasalita.',
      ask: 'Anong panghalip pamatlig ang ginagamit sa bagay na hawak o malapit sa nagsasalita?',
      not: ['iyan', 'iyon', 'doon'],
    },
    {
      say: 'Ginagamit ang “{iyon}” sa bagay na malayo sa nag-uusap.',
      ask: 'Anong panghalip pamatlig ang ginagamit sa bagay na malayo sa nag-uusap?',
      not: ['ito', 'iyan', 'dito'],
    },
    {
      say: 'Ang panghalip na {pamatlig} ay ginagamit sa pagtuturo ng tao, bagay, o pook.',
      ask: 'Anong panghalip ang ginagamit sa pagtuturo ng tao, bagay, o pook?',
      not: ['panao', 'pananong', 'panaklaw'],
    },
  ],
  kinds: {
    ito: {
      label: 'ito',
      near: ['iyan', 'iyon', 'dito'],
      mistake: 'inakalang malapit sa nagsasalita ang itinuturong bagay',
      why: 'Malapit sa nagsasalita ang itinuturong bagay.',
      of: [
        'Hawak ni Ana ang isang aklat. Sabi niya kay Ben, “Regalo ____ sa akin ni Lola.”',
        'Suot ni Carlo ang bagong sapatos. Sabi niya, “Binili ____ ni Nanay para sa akin.”',
        'Hawak ng guro ang mapa. Sabi niya, “Mga bata, ____ ang mapa ng Pilipinas.”',
        'Nasa palad ni Mila ang kabibe. Sabi niya, “Napulot ko ____ sa dalampasigan.”',
      ],
    },
    iyan: {
      label: 'iyan',
      near: ['ito', 'iyon', 'diyan'],
      mistake: 'inakalang malapit sa kinakausap ang itinuturong bagay',
      why: 'Malapit sa kinakausap at malayo sa nagsasalita ang itinuturong bagay.',
      of: [
        'Hawak ni Ben ang lapis. Mula sa kabilang mesa, sinabi ni Ana, “Ben, akin ____.”',
        'Suot ni Lita ang pulang sombrero. Sabi sa kaniya ni Joy, “Bagay sa iyo ____.”',
        'Nasa tabi ni Marco ang bag. Mula sa pinto, tinanong siya ni Paolo, “Sa iyo ba ____?”',
        'May dalang basket si Aling Rosa. Tinanong siya ng tindera, “Ano po ____?”',
      ],
    },
    iyon: {
      label: 'iyon',
      near: ['ito', 'iyan', 'doon'],
      mistake: 'inakalang malayo sa nag-uusap ang itinuturong bagay',
      why: 'Malayo sa nag-uusap ang itinuturong bagay.',
      of: [
        'Itinuro ni Jun ang bundok sa malayo. Sabi niya sa kaibigan, “Bundok Banahaw ____.”',
        'Nakita ng magkapatid ang eroplano sa langit. Sabi ni Kuya, “Eroplanong papunta sa Davao ____.”',
        'Tanaw nina Ana at Ben ang barko sa gitna ng dagat. Sabi ni Ana, “Napakalaking barko ____!”',
        'Nasa tuktok ng mataas na puno ang saranggola. Sabi ni Leo kay Mia, “Akin ____.”',
      ],
    },
    dito: {
      label: 'dito',
      near: ['ito', 'diyan', 'doon'],
      mistake: 'inakalang nasa pook ng nagsasalita ang tinutukoy',
      why: 'Ang pook na kinaroroonan ng nagsasalita ang tinutukoy.',
      of: [
        'Tinawag ni Nanay si Tina na nasa labas. Sabi niya, “Tina, ____ ka umupo sa tabi ko.”',
        'Nasa aklatan si Rico. Sabi niya sa telepono, “Narito ako sa aklatan. Tahimik ____.”',
        'Nakaupo si Lola. Sabi niya sa apo, “Apo, ____ ka umupo sa kandungan ko.”',
        'Sabi ni Mang Pedro sa mga bisita sa kaniyang bahay, “Limampung taon na akong naninirahan ____ sa bahay na ito.”',
      ],
    },
    diyan: {
      label: 'diyan',
      near: ['iyan', 'dito', 'doon'],
      mistake: 'inakalang nasa pook ng kinakausap ang tinutukoy',
      why: 'Ang pook na kinaroroonan ng kinakausap ang tinutukoy.',
      of: [
        'Nasa Baguio si Ate. Tinanong siya ni Liza sa telepono, “Ate, malamig po ba ang panahon ____ sa kinaroroonan mo?”',
        'Nakatayo si Ben sa ilalim ng puno. Sigaw ni Nanay mula sa bahay, “Ben, huwag kang sumilong ____ sa kinatatayuan mo!”',
        'May basag na baso sa tabi ni Ana. Sabi ni Tatay mula sa pinto, “Ana, huwag kang umapak ____ sa tabi ng basag na baso.”',
        'Malayo ang upuan ni Jun sa guro. Sabi ng guro, “Jun, ____ ka lamang sa upuan mo.”',
      ],
    },
    doon: {
      label: 'doon',
      near: ['iyon', 'dito', 'diyan'],
      mistake: 'inakalang malayo sa nag-uusap ang pook na tinutukoy',
      why: 'Malayo sa nag-uusap ang pook na tinutukoy.',
      of: [
        'Nasa Maynila sina Ana at Ben. Sabi ni Ana, “Taga-Bicol si Lola. Sa tag-araw, ____ kami magbabakasyon.”',
        'Itinuro ni Kuya ang malayong isla. Sabi niya, “Mangingisda si Tatay. Madalas, ____ siya sa malayong isla nangingisda.”',
        'Nag-uusap sa silid sina Joy at Mia. Sabi ni Joy, “Nasa kabilang bayan ang palengke. Bukas, ____ ako pupunta.”',
        'Sabi ni Leo sa kaklase, “Nagtatrabaho sa Japan si Tiyo. Kapag Enero, malamig daw ang hangin ____.”',
      ],
    },
  },
  stems: [
    { level: 'apply', text: ({ text }) => `Anong panghalip pamatlig ang angkop sa patlang? ${text}` },
    { level: 'apply', text: ({ text }) => `Piliin ang panghalip pamatlig na bubuo sa diwa. ${text}` },
  ],
  statement: ({ text }, label) => `Basahin: ${text} Ang angkop na panghalip sa patlang ay “${label}”.`,
})
