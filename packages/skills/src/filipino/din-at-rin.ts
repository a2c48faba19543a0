import { pairSkill } from './pairs.ts'

export const dinAtRin = pairSkill({
  id: 'din-at-rin',
  name: { en: 'Using din and rin, daw and raw', fil: 'Wastong gamit ng “din” at “rin”, “daw” at “raw”' },
  grades: [4, 9],
  cues: ['din at rin', 'daw at raw', 'wastong gamit', 'patinig', 'malapatinig', 'katinig'],
  rules: [
    {
      say: 'Ginagamit ang “rin” at “raw” kung ang sinusundang salita ay nagtatapos sa {patinig o malapatinig}.',
      ask: 'Sa ano nagtatapos ang salitang sinusundan ng “rin” at “raw”?',
      not: ['katinig na hindi malapatinig', 'dalawang magkasunod na katinig', 'titik na “n” o “ng”'],
    },
    {
      say: 'Ginagamit ang “{din}” kung ang sinusundang salita ay nagtatapos sa katinig na hindi “w” o “y”.',
      ask: 'Alin sa “din”, “rin”, “raw”, at “nang” ang ginagamit pagkatapos ng salitang nagtatapos sa katinig na hindi “w” o “y”?',
      not: ['rin', 'raw', 'nang'],
    },
    {
      say: 'Ang mga malapatinig ay {w at y}.',
      ask: 'Ano ang mga malapatinig?',
      not: ['a at e', 'l at r', 'm at n'],
    },
  ],
  options: [
    ['din', 'rin'],
    ['daw', 'raw'],
  ],
  uses: [
    {
      right: 0,
      why: 'Nagtatapos sa katinig ang sinusundang salita.',
      of: [
        'Mabait ____ ang bagong kaklase.',
        'Masipag ____ si Leo.',
        'Matamis ____ ang atis.',
        'Tahimik ____ ang aklatan.',
        'Malinis ____ ang kabilang silid.',
        'Malungkot ____ si Carla.',
        'Sumulat ____ si Ana ng tula.',
        'Masarap ____ ang sinigang.',
        'Umalis ____ ang mga bisita.',
        'Mabilis ____ tumakbo si Jun.',
      ],
    },
    {
      right: 1,
      why: 'Nagtatapos sa patinig ang sinusundang salita.',
      of: [
        'Masaya ____ ang mga bata.',
        'Maganda ____ ang tanawin sa Bohol.',
        'Mataba ____ ang lupa sa nayon.',
        'Nagluto ____ si Tatay ng ulam.',
        'Bumili ____ si Liza ng aklat.',
        'Naligo ____ sa ilog ang magpipinsan.',
        'Sariwa ____ ang mga isda.',
        'Malaki ____ ang ani ngayong taon.',
        'Pumunta ____ si Mia sa plasa.',
        'Mahaba ____ ang pila sa klinika.',
      ],
    },
    {
      right: 1,
      why: 'Nagtatapos sa malapatinig (w o y) ang sinusundang salita.',
      of: [
        'Mahusay ____ si Ben sa Matematika.',
        'Makulay ____ ang mga parol.',
        'Sumayaw ____ ang mga guro.',
        'Matibay ____ ang tulay.',
        'Malinaw ____ ang paliwanag ng guro.',
        'Mababaw ____ ang sapa.',
        'Nagbigay ____ si Lola ng payo.',
        'Maingay ____ ang palengke.',
      ],
    },
  ],
})
