/** What somebody does, in all its forms. */
export type Verb = { base: string; s: string; past: string; done: string; ing: string; rest: string }

const verb = (forms: string, rest: string): Verb => {
  const [base = '', s = '', past = '', done = past, ing = ''] = forms.split(' ')
  return { base, s, past, done, ing, rest }
}

/** Things that one person or many do, once or often. */
export const actions: readonly Verb[] = [
  verb('cook cooks cooked cooked cooking', 'adobo for dinner'),
  verb('clean cleans cleaned cleaned cleaning', 'the kitchen'),
  verb('wash washes washed washed washing', 'the dishes'),
  verb('sweep sweeps swept swept sweeping', 'the yard'),
  verb('feed feeds fed fed feeding', 'the chickens'),
  verb('water waters watered watered watering', 'the plants'),
  verb('play plays played played playing', 'volleyball'),
  verb('swim swims swam swum swimming', 'in the river'),
  verb('ride rides rode ridden riding', 'to the plaza on a tricycle'),
  verb('draw draws drew drawn drawing', 'pictures of the sea'),
  verb('drive drives drove driven driving', 'to the market'),
  verb('bake bakes baked baked baking', 'bibingka'),
  verb('write writes wrote written writing', 'letters to a friend'),
  verb('speak speaks spoke spoken speaking', 'to the neighbors'),
  verb('buy buys bought bought buying', 'fish at the market'),
  verb('take takes took taken taking', 'pictures of the farm'),
  verb('sell sells sold sold selling', 'vegetables'),
  verb('catch catches caught caught catching', 'fish in the bay'),
  verb('carry carries carried carried carrying', 'water to the house'),
  verb('eat eats ate eaten eating', 'lunch at the canteen'),
  verb('teach teaches taught taught teaching', 'the children a song'),
  verb('sing sings sang sung singing', 'with the choir'),
  verb('help helps helped helped helping', 'the neighbors'),
  verb('study studies studied studied studying', 'in the library'),
]

/** Things that are done to something, so that they have a passive voice. */
export const passiveVerbs: readonly (Verb & { many: boolean })[] = [
  ...[
    verb('write writes wrote written writing', 'the letter'),
    verb('clean cleans cleaned cleaned cleaning', 'the kitchen'),
    verb('paint paints painted painted painting', 'the fence'),
    verb('repair repairs repaired repaired repairing', 'the roof'),
    verb('choose chooses chose chosen choosing', 'the menu'),
    verb('sweep sweeps swept swept sweeping', 'the floor'),
    verb('drive drives drove driven driving', 'the jeepney'),
    verb('draw draws drew drawn drawing', 'the map'),
    verb('make makes made made making', 'the lantern'),
    verb('buy buys bought bought buying', 'the food'),
    verb('check checks checked checked checking', 'the list'),
  ].map((each) => ({ ...each, many: false })),
  ...[
    verb('wash washes washed washed washing', 'the dishes'),
    verb('feed feeds fed fed feeding', 'the chickens'),
    verb('water waters watered watered watering', 'the plants'),
    verb('sing sings sang sung singing', 'the songs'),
    verb('take takes took taken taking', 'the pictures'),
    verb('carry carries carried carried carrying', 'the chairs'),
    verb('bake bakes baked baked baking', 'the cakes'),
    verb('bring brings brought brought bringing', 'the flowers'),
    verb('give gives gave given giving', 'the prizes'),
    verb('hide hides hid hidden hiding', 'the gifts'),
    verb('decorate decorates decorated decorated decorating', 'the rooms'),
  ].map((each) => ({ ...each, many: true })),
]

/** What a learner makes who adds -ed to every verb: "writed". */
export const regular = (base: string): string =>
  base.endsWith('e')
    ? `${base}d`
    : base.endsWith('y') && !/[aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : `${base}ed`
