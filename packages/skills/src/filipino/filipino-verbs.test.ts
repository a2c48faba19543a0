import { proves } from '@klasrum/testkit/skill-proof'
import { verbSkills } from './filipino.ts'

const infix = (added: string, word: string) =>
  /^[aeiou]/.test(word) ? added + word : word.slice(0, 1) + added + word.slice(1)

/** The first consonant and vowel once more. */
const doubled = (word: string) => (/^[^aeiou]?[aeiou]/.exec(word)?.[0] ?? '') + word

const begun = (word: string) => (word.startsWith('l') ? `ni${word}` : infix('in', word))

/** Perfective, imperfective and contemplative by the rules of the affix. */
function conjugated(base: string, root: string): Record<string, string> {
  const prefix = /^(?:mag-?|ma)(?=.{4})/.exec(base)?.[0]
  if (base === infix('um', root))
    return { perpektibo: base, imperpektibo: infix('um', doubled(root)), kontemplatibo: doubled(root) }
  if (prefix && base === prefix + root) {
    const done = prefix.replace('m', 'n')
    return {
      perpektibo: done + root,
      imperpektibo: done + doubled(root),
      kontemplatibo: prefix + doubled(root),
    }
  }
  if (base === `i${root}`)
    return {
      perpektibo: `i${begun(root)}`,
      imperpektibo: `i${begun(doubled(root))}`,
      kontemplatibo: `i${doubled(root)}`,
    }
  const end = base.endsWith('an') ? 'an' : ''
  return {
    perpektibo: begun(root) + end,
    imperpektibo: begun(doubled(root)) + end,
    kontemplatibo: doubled(base),
  }
}

const focus: readonly [RegExp, string][] = [
  [/^Ipinan|^Ipinam/, 'kagamitan (instrumental)'],
  [/^Ikina/, 'sanhi (kosatibo)'],
  [/^I[bp]in|^Ikinuha/, 'tagatanggap (benepaktibo)'],
  [/^Pinag.+an$|^Tinulugan$/, 'ganapan (lokatibo)'],
  [/^Nag|^.um|^Um/, 'tagaganap (aktor)'],
  [/./, 'layon (gol)'],
]

const affix: readonly [RegExp, string][] = [
  [/um.+an$|in.+uan$/, 'laguhan'],
  [/^(?:ka|pag-|pa(?=aral|laru|ligu)).+an$/, 'kabilaan'],
  [/[aeiou].+(?:an|in)$(?<!kumain)/, 'hulapi'],
  [/^[^aeiou](?:um|in)[aeiou]/, 'gitlapi'],
  [/./, 'unlapi'],
]

const first = (table: readonly [RegExp, string][], word: string) =>
  table.find(([pattern]) => pattern.test(word))?.[1] ?? ''

const affixes = /^(?:mag|nag|na|ka|pa(?=laru))|(?<=^[^aeiou])(?:um|in)(?!is$)/

/** Affixes off, the syllable that stands twice once off, and u before a taken-off ending back to o. */
function rootOf(word: string): string {
  const bare = word.replace(affixes, '')
  const once = bare.replace(/^([^aeiou][aeiou])\1/, '$1')
  const ended = once.replace(/(?<=.{4})h?an$/, '')
  return ended === once ? once : ended.replace(/^(tul)ung$/, '$1ong').replace(/^laru$/, 'laro')
}

proves(verbSkills, {
  'filipino/aspekto-ng-pandiwa': ({ base, root, aspect }) => conjugated(base, root)[aspect] ?? '',
  'filipino/pokus-ng-pandiwa': ({ word }) => `pokus sa ${first(focus, word)}`,
  'filipino/panlapi': ({ word }) => first(affix, word),
  'filipino/salitang-ugat': ({ word }) => rootOf(word),
})
