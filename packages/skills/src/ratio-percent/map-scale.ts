import { skill } from '../skill.ts'
import { distance, type OnMap, onMap, real } from './scales.ts'

export const mapScale = skill<OnMap, 'scale' | 'added' | 'map' | 'dropped' | 'extra' | 'half'>({
  id: 'ratio-percent/map-scale',
  area: 'Mathematics',
  name: { en: 'Actual distance from a map scale', fil: 'Tunay na distansiya mula sa scale ng mapa' },
  grades: [5, 7],
  cues: {
    en: ['scale', 'map', 'map scale', 'actual distance', 'scale drawing'],
    fil: ['scale', 'mapa', 'iskala', 'tunay na distansiya', 'scale drawing'],
  },
  notation: [/\b1 cm ?[:=] ?\d+ ?km/],
  units: ['mathematics/6/ratio-and-proportion'],
  largest: (grade) => (grade < 6 ? 150 : 240),
  mistakes: {
    scale: {
      en: 'gave the distance of one centimeter only',
      fil: 'ibinigay ang katumbas ng isang sentimetro lamang',
    },
    added: {
      en: 'added the scale and the map distance',
      fil: 'pinagsama ang scale at ang distansiya sa mapa',
    },
    map: {
      en: 'only changed the unit of the map distance',
      fil: 'pinalitan lamang ang yunit ng distansiya sa mapa',
    },
    dropped: { en: 'left out the half centimeter', fil: 'hindi isinama ang kalahating sentimetro' },
    extra: { en: 'counted one centimeter too many', fil: 'sumobra ng isang sentimetro ang bilang' },
    half: { en: 'halved the distance', fil: 'hinati sa dalawa ang distansiya' },
  },
  rules: {
    en: [
      {
        say: 'With a scale of 1 cm = 10 km, 3 cm on the map is {30 km} in reality.',
        ask: 'The scale of a map is 1 cm = 10 km. How far apart are two towns that are 3 cm apart on the map?',
        not: ['13 km', '3 km', '10 km'],
      },
      {
        say: 'The scale 1 cm = 5 km means that {1 cm on the map is 5 km on the ground}.',
        ask: 'What does the map scale 1 cm = 5 km mean?',
        not: [
          '5 cm on the map is 1 km on the ground',
          '1 cm on the map is 1 km on the ground',
          'every road on the map is 5 km long',
        ],
      },
    ],
    fil: [
      {
        say: 'Sa scale na 1 cm = 10 km, ang 3 cm sa mapa ay {30 km} sa katotohanan.',
        ask: 'Ang scale ng isang mapa ay 1 cm = 10 km. Gaano kalayo ang dalawang bayan na 3 cm ang pagitan sa mapa?',
        not: ['13 km', '3 km', '10 km'],
      },
      {
        say: 'Ang scale na 1 cm = 5 km ay nangangahulugang {ang 1 cm sa mapa ay 5 km sa tunay na lugar}.',
        ask: 'Ano ang ibig sabihin ng scale ng mapa na 1 cm = 5 km?',
        not: [
          'ang 5 cm sa mapa ay 1 km sa tunay na lugar',
          'ang 1 cm sa mapa ay 1 km sa tunay na lugar',
          'ang bawat daan sa mapa ay 5 km ang haba',
        ],
      },
    ],
  },
  draw: onMap,
  answer: (given) => `${real(given)} km`,
  wrong: (given) => {
    const { scale, map } = given
    return {
      scale: distance(scale, 'km'),
      added: distance(scale + map, 'km'),
      map: distance(map, 'km'),
      dropped: Number.isInteger(map) ? undefined : distance(scale * Math.floor(map), 'km'),
      extra: distance(scale * (map + 1), 'km'),
      half: distance(real(given) / 2, 'km'),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ scale, map }) =>
          `On a map with the scale 1 cm = ${scale} km, two places are ${map} cm apart. What is the actual distance?`,
      },
      {
        level: 'apply',
        text: ({ scale, map, ends }) =>
          `The scale of a map is 1 cm = ${scale} km. How far apart in reality are ${ends.en} that are ${map} cm apart on the map?`,
      },
      {
        level: 'apply',
        text: ({ scale, map, ends }) =>
          `On a map, 1 cm stands for ${scale} km. The distance between ${ends.en} measures ${map} cm on the map. What is the actual distance between them?`,
      },
      {
        level: 'apply',
        text: ({ scale, map }) =>
          `A road is ${map} cm long on a map with the scale 1 cm = ${scale} km. How long is the road in reality?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ scale, map }) =>
          `Sa mapang may scale na 1 cm = ${scale} km, ${map} cm ang pagitan ng dalawang pook. Ano ang tunay na distansiya sa pagitan ng mga ito?`,
      },
      {
        level: 'apply',
        text: ({ scale, map, ends }) =>
          `Ang scale ng isang mapa ay 1 cm = ${scale} km. Ano ang tunay na distansiya sa pagitan ng ${ends.fil} na ${map} cm ang pagitan sa mapa?`,
      },
      {
        level: 'apply',
        text: ({ scale, map, ends }) =>
          `Sa isang mapa, katumbas ng ${scale} km ang 1 cm. May sukat na ${map} cm sa mapa ang pagitan ng ${ends.fil}. Ano ang tunay na distansiya sa pagitan ng mga ito?`,
      },
      {
        level: 'apply',
        text: ({ scale, map }) =>
          `May habang ${map} cm ang isang daan sa mapang may scale na 1 cm = ${scale} km. Gaano kahaba ang tunay na daan?`,
      },
    ],
  },
  statement: {
    en: ({ scale, map }, answer) =>
      `With the scale 1 cm = ${scale} km, ${map} cm on the map stands for ${answer}.`,
    fil: ({ scale, map }, answer) =>
      `Sa scale na 1 cm = ${scale} km, ang ${map} cm sa mapa ay katumbas ng ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Each centimeter stands for ${given.scale} km.`,
      `${given.map} × ${given.scale} km = ${real(given)} km`,
    ],
    fil: (given) => [
      `Katumbas ng ${given.scale} km ang bawat sentimetro.`,
      `${given.map} × ${given.scale} km = ${real(given)} km`,
    ],
  },
})
