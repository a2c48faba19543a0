import { ilan } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { apply, both, remember, rule, wholeOr, withArticle } from './writing.ts'

type Part = 'faces' | 'edges' | 'vertices'
/** A prism or a pyramid on a base with so many sides. */
type Solid = { name: string; kind: 'prism' | 'pyramid'; base: number }
type Given = { solid: Solid; part: Part; who: Person }

const solids: readonly Solid[] = [
  { name: 'cube', kind: 'prism', base: 4 },
  { name: 'triangular prism', kind: 'prism', base: 3 },
  { name: 'rectangular prism', kind: 'prism', base: 4 },
  { name: 'pentagonal prism', kind: 'prism', base: 5 },
  { name: 'hexagonal prism', kind: 'prism', base: 6 },
  { name: 'octagonal prism', kind: 'prism', base: 8 },
  { name: 'triangular pyramid', kind: 'pyramid', base: 3 },
  { name: 'square pyramid', kind: 'pyramid', base: 4 },
  { name: 'rectangular pyramid', kind: 'pyramid', base: 4 },
  { name: 'pentagonal pyramid', kind: 'pyramid', base: 5 },
  { name: 'hexagonal pyramid', kind: 'pyramid', base: 6 },
]

const counts = ({ kind, base }: Solid): Record<Part, number> =>
  kind === 'prism'
    ? { faces: base + 2, edges: 3 * base, vertices: 2 * base }
    : { faces: base + 1, edges: 2 * base, vertices: base + 1 }

const parts = {
  faces: both('faces', 'face'),
  edges: both('edges', 'edge'),
  vertices: both('vertices', 'vertex'),
}
const pieces = {
  faces: both('pieces of cardboard', 'piraso ng karton'),
  edges: both('sticks', 'patpat'),
  vertices: both('balls of clay', 'bola ng luwad'),
}

const why = ({ solid: { kind, base }, part }: Given) => {
  const { faces, edges, vertices } = counts({ name: '', kind, base })
  return kind === 'prism'
    ? {
        faces: both(
          `${base} lateral faces and 2 bases: ${base} + 2 = ${faces}`,
          `${ilan(base, 'lateral face')} at 2 base: ${base} + 2 = ${faces}`,
        ),
        edges: both(
          `${base} edges at each of the 2 bases and ${base} between them: 3 × ${base} = ${edges}`,
          `${ilan(base, 'edge')} sa bawat isa sa 2 base at ${base} sa pagitan nila: 3 × ${base} = ${edges}`,
        ),
        vertices: both(
          `${base} vertices at each of the 2 bases: 2 × ${base} = ${vertices}`,
          `${ilan(base, 'vertex')} sa bawat isa sa 2 base: 2 × ${base} = ${vertices}`,
        ),
      }[part]
    : {
        faces: both(
          `${base} triangles and 1 base: ${base} + 1 = ${faces}`,
          `${ilan(base, 'triangle')} at 1 base: ${base} + 1 = ${faces}`,
        ),
        edges: both(
          `${base} edges at the base and ${base} that meet at the top: 2 × ${base} = ${edges}`,
          `${ilan(base, 'edge')} sa base at ${base} na nagtatagpo sa tuktok: 2 × ${base} = ${edges}`,
        ),
        vertices: both(
          `${base} vertices at the base and 1 at the top: ${base} + 1 = ${vertices}`,
          `${ilan(base, 'vertex')} sa base at 1 sa tuktok: ${base} + 1 = ${vertices}`,
        ),
      }[part]
}

export const solidParts = skill<Given, Part | 'other-kind' | 'base-only' | 'missed'>({
  id: 'geometry/solid-parts',
  area: 'Mathematics',
  name: both('Faces, edges and vertices of solids', 'Mga face, edge at vertex ng solid'),
  grades: [5, 6],
  cues: {
    en: ['faces', 'edges', 'vertices', 'prism', 'pyramid', 'solid figure'],
    fil: ['face', 'edge', 'vertex', 'prism', 'pyramid', 'solid figure'],
  },
  units: ['mathematics/5/prisms-and-pyramids'],
  largest: () => 100,
  mistakes: {
    faces: both('counted the faces', 'ang mga face ang binilang'),
    edges: both('counted the edges', 'ang mga edge ang binilang'),
    vertices: both('counted the vertices', 'ang mga vertex ang binilang'),
    'other-kind': both('confused prisms and pyramids', 'pinagpalit ang prism at pyramid'),
    'base-only': both('counted at one base only', 'sa isang base lamang nagbilang'),
    missed: both('missed one that is hidden', 'may isang natatagong hindi nabilang'),
  },
  rules: {
    en: [
      rule(
        'The lateral faces of a pyramid are {triangles}.',
        'What shape are the lateral faces of a pyramid?',
        'rectangles',
        'squares',
        'circles',
      ),
      rule(
        'The number of bases of a prism is {two}.',
        'How many bases does a prism have?',
        'one',
        'three',
        'four',
      ),
      rule(
        'The name for the line segment where two faces of a solid meet is {edge}.',
        'What do we call the line segment where two faces of a solid meet?',
        'vertex',
        'base',
        'diagonal',
      ),
    ],
    fil: [
      rule(
        'Ang mga lateral face ng pyramid ay mga {triangle}.',
        'Anong hugis ang mga lateral face ng pyramid?',
        'rectangle',
        'square',
        'circle',
      ),
      rule('Ang bilang ng base ng prism ay {2}.', 'Ilan ang base ng prism?', '1', '3', '4'),
      rule(
        'Ang line segment kung saan nagtatagpo ang dalawang face ng solid ay {edge}.',
        'Ano ang tawag sa line segment kung saan nagtatagpo ang dalawang face ng solid?',
        'vertex',
        'base',
        'diagonal',
      ),
    ],
  },
  draw: (draw) => ({
    solid: draw.pick(solids),
    part: draw.pick<Part>(['faces', 'edges', 'vertices']),
    who: draw.person(),
  }),
  answer: ({ solid, part }) => `${counts(solid)[part]}`,
  wrong: ({ solid, part }) => {
    const { faces, edges, vertices } = counts(solid)
    const other = counts({ ...solid, kind: solid.kind === 'prism' ? 'pyramid' : 'prism' })
    return {
      faces: wholeOr(faces),
      edges: wholeOr(edges),
      vertices: wholeOr(vertices),
      'other-kind': wholeOr(other[part]),
      'base-only': wholeOr(solid.base),
      missed: wholeOr(counts(solid)[part] - 1),
    }
  },
  stems: {
    en: [
      remember(({ solid, part }) => `How many ${parts[part].en} does ${withArticle(solid.name)} have?`),
      remember(({ solid, part }) => `What is the number of ${parts[part].en} of ${withArticle(solid.name)}?`),
      apply(
        ({ solid, part, who }) =>
          `${who.name} makes a model of ${withArticle(solid.name)}. How many ${pieces[part].en} does ${who.he} need for the ${parts[part].en}?`,
      ),
      apply(
        ({ solid, part, who }) =>
          `${who.name} counts the ${parts[part].en} of ${withArticle(solid.name)}. How many should ${who.he} find?`,
      ),
    ],
    fil: [
      remember(({ solid, part }) => `Ilan ang ${parts[part].fil} ng ${solid.name}?`),
      remember(({ solid, part }) => `Ano ang bilang ng ${parts[part].fil} ng isang ${solid.name}?`),
      apply(
        ({ solid, part, who }) =>
          `Gumagawa si ${who.name} ng modelo ng ${solid.name}. Ilang ${pieces[part].fil} ang kailangan niya para sa mga ${parts[part].fil}?`,
      ),
      apply(
        ({ solid, part, who }) =>
          `Binibilang ni ${who.name} ang mga ${parts[part].fil} ng isang ${solid.name}. Ilan ang dapat niyang mabilang?`,
      ),
    ],
  },
  statement: {
    en: ({ solid, part }, answer) =>
      `${withArticle(solid.name).replace(/^a/, 'A')} has ${answer} ${parts[part].en}.`,
    fil: ({ solid, part }, answer) => `Ang ${solid.name} ay may ${ilan(Number(answer), parts[part].fil)}.`,
  },
  solution: {
    en: (given) => [`A ${given.solid.name} has ${why(given).en}.`.replace(/^A (?=o)/, 'An ')],
    fil: (given) => [`Ang ${given.solid.name} ay may ${why(given).fil}.`],
  },
})
