import { skill } from '../skill.ts'
import { distance, type OnMap, onMap, real } from './scales.ts'

export const mapDistance = skill<OnMap, 'scale' | 'real' | 'subtracted' | 'extra' | 'less' | 'half'>({
  id: 'ratio-percent/map-distance',
  area: 'Mathematics',
  name: { en: 'Distance on a map from its scale', fil: 'Distansiya sa mapa mula sa scale' },
  grades: [5, 7],
  cues: {
    en: ['scale', 'map', 'map distance', 'scale drawing', 'distance on the map'],
    fil: ['scale', 'mapa', 'iskala', 'distansiya sa mapa', 'scale drawing'],
  },
  notation: [/\b1 cm ?[:=] ?\d+ ?km/],
  units: ['mathematics/6/ratio-and-proportion'],
  largest: (grade) => (grade < 6 ? 150 : 240),
  mistakes: {
    scale: { en: 'gave the number of the scale', fil: 'ibinigay ang bilang ng scale' },
    real: {
      en: 'only changed the unit of the actual distance',
      fil: 'pinalitan lamang ang yunit ng tunay na distansiya',
    },
    subtracted: {
      en: 'subtracted the scale instead of dividing by it',
      fil: 'ibinawas ang scale sa halip na ipanghati',
    },
    extra: { en: 'found one centimeter too many', fil: 'sumobra ng isang sentimetro' },
    less: { en: 'found one centimeter too few', fil: 'kulang ng isang sentimetro' },
    half: { en: 'halved the result', fil: 'hinati pa sa dalawa ang sagot' },
  },
  rules: {
    en: [
      {
        say: 'On a map on which 1 cm stands for 6 km, the length of a 30 km road in centimeters is {30 ÷ 6}.',
        ask: 'On a map, 1 cm stands for 6 km. Which gives the length in centimeters of a 30 km road on the map?',
        not: ['30 × 6', '30 − 6', '30 + 6'],
      },
      {
        say: 'With a scale of 1 cm = 5 km, an actual distance of 20 km is {4 cm} on the map.',
        ask: 'The scale of a map is 1 cm = 5 km. How long is a distance of 20 km on the map?',
        not: ['15 cm', '25 cm', '100 cm'],
      },
    ],
    fil: [
      {
        say: 'Sa mapa na ang 1 cm ay katumbas ng 6 km, ang haba sa sentimetro ng daang 30 km ay {30 ÷ 6}.',
        ask: 'Sa isang mapa, ang 1 cm ay katumbas ng 6 km. Alin ang magbibigay ng haba sa sentimetro ng daang 30 km sa mapa?',
        not: ['30 × 6', '30 − 6', '30 + 6'],
      },
      {
        say: 'Sa scale na 1 cm = 5 km, ang tunay na distansiyang 20 km ay {4 cm} sa mapa.',
        ask: 'Gaano kahaba sa mapa ang 20 km kung ang scale ay 1 cm = 5 km?',
        not: ['15 cm', '25 cm', '100 cm'],
      },
    ],
  },
  draw: onMap,
  answer: ({ map }) => `${map} cm`,
  wrong: (given) => {
    const { scale, map } = given
    return {
      scale: distance(scale, 'cm'),
      real: distance(real(given), 'cm'),
      subtracted: distance(real(given) - scale, 'cm'),
      extra: distance(map + 1, 'cm'),
      less: distance(map - 1, 'cm'),
      half: distance(map / 2, 'cm'),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) =>
          `The scale of a map is 1 cm = ${given.scale} km. How long on the map is an actual distance of ${real(given)} km?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `In reality, ${given.ends.en} are ${real(given)} km apart. How far apart are they on a map with the scale 1 cm = ${given.scale} km?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `A road is ${real(given)} km long. A pupil draws it on a map on which 1 cm stands for ${given.scale} km. How long must the drawn road be?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `A river has a length of ${real(given)} km. How long is it on a map with the scale 1 cm = ${given.scale} km?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) =>
          `Ang scale ng isang mapa ay 1 cm = ${given.scale} km. Gaano kahaba sa mapa ang tunay na distansiyang ${real(given)} km?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ang tunay na layo ng ${given.ends.fil} ay ${real(given)} km. Gaano kalayo ang mga ito sa mapang may scale na 1 cm = ${given.scale} km?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `May habang ${real(given)} km ang isang daan. Iginuhit ito ng isang mag-aaral sa mapa na ang 1 cm ay katumbas ng ${given.scale} km. Gaano dapat kahaba ang iginuhit na daan?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `May habang ${real(given)} km ang isang ilog. Gaano ito kahaba sa mapang may scale na 1 cm = ${given.scale} km?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `With the scale 1 cm = ${given.scale} km, an actual distance of ${real(given)} km is ${answer} on the map.`,
    fil: (given, answer) =>
      `Sa scale na 1 cm = ${given.scale} km, ang ${real(given)} km ay ${answer} sa mapa.`,
  },
  solution: {
    en: (given) => [
      'Divide the actual distance by the scale.',
      `${real(given)} ÷ ${given.scale} = ${given.map} cm`,
    ],
    fil: (given) => [
      'Hatiin ang tunay na distansiya sa scale.',
      `${real(given)} ÷ ${given.scale} = ${given.map} cm`,
    ],
  },
})
