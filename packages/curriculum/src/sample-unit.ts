const trees =
  'narra molave acacia mango guava santol langka duhat caimito atis balete ipil yakal kamagong pili'.split(
    ' ',
  )
const towns =
  'Vigan Laoag Baler Lucban Taal Naga Iriga Roxas Iloilo Bogo Sipalay Ormoc Surigao Malaybalay Koronadal'.split(
    ' ',
  )

const factOf = (
  tree: string,
  at: number,
  verb: string,
  mark: string,
) => `fact ${at % 2 ? 'understand' : 'remember'}
  say: The old ${tree} of the story ${verb} in {${towns[at]}}.
  ask: Where ${mark} the old ${tree} of the story?
  not: ${[1, 2, 3].map((step) => towns[(at + step) % towns.length]).join(' | ')}
  why: The story says so.`

const situationOf = (level: string, at: number) => `situation ${level}
  case: Pupil number ${at} looks at a ${trees[at]} after the rain.
  ask: What does the pupil of case ${at} see?
  answer: wet leaves
  not: dry stones | hot sand | blue snow
  why: Rain makes leaves wet.`

const dayOf = (number: number) => `== day ${number}: A walk among trees
knowledge: Name five trees of the story with at least four right.
skill: Draw one of them.
attitude: Name two ways to care for trees.
materials: paper | pencil
hook 5: Look out of the window.
i do 10: Tell the story.
we do 12: Retell it in groups.
you do 10: Draw your tree.
ask: Which tree is old? = the narra
ask: Where does it stand? = in Vigan
ask: Who cares for it? = the pupils
check 5: Five questions.
generalization 3: Trees live long.
value: We care for what lives.
help: word cards
more: a second drawing
assignment: Ask an elder about a tree.`

/** A unit in which the lint finds nothing, for planting one fault at a time. */
export const sampleUnit = `unit: Old Trees
area: Science
grades: 5
language: en
names: old trees
cues: ${trees.slice(0, 8).join(' | ')}

${[0, 1, 2, 3]
  .map((idea) => {
    const own = trees.slice(idea * 4, idea * 4 + 4)
    return `== Trees of part ${idea + 1}
explain: Old trees stand in many towns. People tell stories about them.
${own.map((tree) => `term: ${tree} = a tree that stands in part ${idea + 1} of story ${trees.indexOf(tree)} [tree]`).join('\n')}
${own.map((tree) => `${factOf(tree, trees.indexOf(tree), 'stands', 'stands')}\n${factOf(tree, trees.indexOf(tree), 'was planted', 'was planted')}`).join('\n')}
misconception: No tree of part ${idea + 1} is alive.
  meet: All of them are.`
  })
  .join('\n\n')}

class: Trees = narra | molave | acacia
  not: carabao | stone
class: Fruit trees = mango | guava | santol
  not: narra | molave
order: A day | morning | noon | night
order: A life | seed | sapling | tree
${[...'uuuaaaaaa'].map((_, at) => situationOf(['understand', 'apply', 'analyze'][at % 3] ?? '', at)).join('\n')}
${[1, 2, 3]
  .map(
    (at) => `prompt evaluate
  task: Say whether tree number ${at} should be cut.
  looked for: a reason | a second reason
  rubric: reasons | language`,
  )
  .join('\n')}

${dayOf(1)}

${dayOf(2)}

written: 2026-11-16
second reading:
`
