import { proves } from '@klasrum/testkit/skill-proof'
import { linkSkills } from './filipino.ts'
import { listedKeyIn } from './filipino-listed.ts'

type Blank = { text: string }

const degrees: readonly [RegExp, string][] = [
  [/^pinaka|^ubod/i, 'pasukdol'],
  [/^(?:magka|ka)si[nm]/i, 'pahambing na magkatulad'],
  [/ /, 'pahambing na di-magkatulad'],
  [/./, 'lantay'],
]

/** Before a manner, between a verb and itself, and where “noong” or “upang” could stand. */
const nang =
  /____ (?:ma(?!gsasaka|ngga)[a-z]+ (?:si|ang)|matagal|dumating|umuwi|makapasa|matapos)|^(\w+) ____ \1/i

const particle = ({ text }: Blank) => (nang.test(text) ? 'nang' : 'ng')

const afterVowel = ({ text }: Blank) => /[aeiouwy] ____/.test(text)

proves(linkSkills, {
  'filipino/antas-ng-pang-uri': ({ word }) => degrees.find(([pattern]) => pattern.test(word))?.[1] ?? '',
  'filipino/uri-ng-pang-abay': ({ word }) =>
    listedKeyIn({
      pamanahon: 'kahapon|Tuwing|susunod|Araw|kagabi',
      panlunan: 'bakuran|silid|palengke|ilog|puno',
      pamaraan: 'nang|Dahan|Masaya',
      'pang-agam': 'Marahil|Siguro|Baka|Tila|Parang',
      'panang-ayon': 'Oo|Opo|Talaga|Tunay|Sadya',
      pananggi: 'Hindi|Ayaw|Huwag',
    })({ text: word }),
  'filipino/ng-at-nang': ({ first, second }) => `(a) ${particle(first)}, (b) ${particle(second)}`,
  'filipino/din-at-rin': ({ first, second }) =>
    `(a) ${afterVowel(first) ? 'rin' : 'din'}, (b) ${afterVowel(second) ? 'raw' : 'daw'}`,
  'filipino/pang-angkop': ({ one, other }) => {
    if (/[aeiou]$/.test(one)) return `${one}ng ${other}`
    return one.endsWith('n') ? `${one}g ${other}` : `${one} na ${other}`
  },
  'filipino/pangatnig': listedKeyIn({
    ngunit: 'langgam|maglaro|Mahirap|Pagod',
    dahil: 'nilagnat|sampayan|tinanghali|Natuwa',
    upang: '____ makapasa|____ hindi|____ makabili|____ magpatingin',
    o: '?|isa lamang',
    kaya: 'marka|Walang pasok|bisikleta|natuyo',
    kung: 'papayag|magkaproblema|gaganda|magtutulungan',
  }),
  'filipino/pang-ukol': listedKeyIn({
    'ayon sa': ', ____ balita|, ____ mga|, ____ pahayagan|, ____ batas',
    'ayon kay': ', ____ ',
    'para kay': '____ Nanay|____ Liza|____ Ben|____ Gng',
    'tungkol kay': '____ Andres|____ Apol|____ Melchora|____ Gabriela',
    'tungkol sa': 'pinagmulan|wastong|mga hayop|pelikula',
    'para sa': 'bagyo|pagsusulit|bakod|inilaan',
  }),
})
