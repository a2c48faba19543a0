import { proves } from '@klasrum/testkit/skill-proof'
import { englishSkills } from './english.ts'

const plurals: Record<string, string> = {
  child: 'children',
  tooth: 'teeth',
  foot: 'feet',
  mouse: 'mice',
  woman: 'women',
  sheep: 'sheep',
  deer: 'deer',
}

const endings: readonly [RegExp, string][] = [
  [/(?<![aeiou])y$/, 'ies'],
  [/fe?$/, 'ves'],
  [/(?<=s|x|ch|sh|mang|tomat)o?$/, '$&es'],
  [/$/, 's'],
]

proves(englishSkills, {
  'english/plural-nouns': ({ one }) => {
    const [ending, plural] = endings.find(([pattern]) => pattern.test(one)) ?? [/$/, 's']
    return plurals[one] ?? one.replace(ending, plural)
  },
})
