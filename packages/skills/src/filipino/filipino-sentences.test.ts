import { proves } from '@klasrum/testkit/skill-proof'
import { sentenceAndWordSkills } from './filipino.ts'
import { listedKeyIn } from './filipino-listed.ts'

const first = (table: readonly [RegExp, string][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? ''

const uses: readonly [RegExp, string][] = [
  [/\?$/, 'patanong'],
  [/!$/, 'padamdam'],
  [/^Paki/, 'pakiusap'],
  [/^\w+ (?:mo|ka) /, 'pautos'],
  [/./, 'pasalaysay'],
]

const structures: readonly [RegExp, string][] = [
  [/^(?:bahag|kapit|takip|hanap|balik|punong)/, 'tambalan'],
  [/^(?:ma|nag|ka)|^.um|(?:an|in)$/, 'maylapi'],
  [/./, 'payak'],
]

/** Between the vowels, the last consonant begins the next syllable. */
const syllables = (word: string) =>
  word
    .replaceAll('ng', 'ŋ')
    .replace(/([aeiou])([^aeiou]?)(?=[^aeiou]?[aeiou])/g, (_, vowel, coda, at, all) =>
      /[aeiou]/.test(all[at + 1 + coda.length] ?? '') ? `${vowel}-${coda}` : `${vowel}${coda}-`,
    )
    .replaceAll('ŋ', 'ng')

const pairs: Record<string, string> = {
  maganda: 'marikit pangit',
  matalino: 'marunong mangmang',
  masaya: 'maligaya malungkot',
  mayaman: 'maykaya dukha',
  mabilis: 'matulin mabagal',
  malawak: 'maluwang makipot',
  mabango: 'mahalimuyak mabaho',
  payapa: 'tahimik magulo',
  matapang: 'magiting duwag',
  masipag: 'masigasig tamad',
  maliwanag: 'maningning madilim',
  tama: 'wasto mali',
  sinauna: 'luma makabago',
  payat: 'patpatin mataba',
  marumi: 'madungis malinis',
  matayog: 'mataas mababa',
  tuwid: 'diretso baluktot',
  malimit: 'madalas bihira',
  simple: 'payak magarbo',
  mapagbigay: 'bukas-palad maramot',
  magalang: 'mapitagan bastos',
  mapanganib: 'delikado ligtas',
  malinamnam: 'masarap matabang',
  matalim: 'matalas mapurol',
  kompleto: 'buo kulang',
}

const spelled =
  'kuwento probinsiya telebisyon tsinelas pamilya mayroon kailan sapagkat ngunit subalit kumusta eskuwela doktor titser bisikleta kotse keso sapatos tsokolate ospital istasyon basketbol diyaryo sibuyas'.split(
    ' ',
  )

proves(sentenceAndWordSkills, {
  'filipino/uri-ng-pangungusap': ({ text }) => first(uses, text),
  'filipino/kayarian-ng-pangungusap': listedKeyIn({
    langkapan: 'darating ang|palatuntunan|walang pasok|napaluha|buong pangkat|bumagyo',
    hugnayan: 'dahil|Kapag|habang|kung|Nang|upang',
    tambalan: 'si Ate|ngunit|at nagsusulat|at si Carlo|?',
    payak: 'Nagtanim|at Ben|Umawit at|at masipag|Nagbakasyon|Namili',
  }),
  'filipino/simuno-at-panaguri': ({ subject, verb, rest, asked, usual }) => {
    const sentence: string = usual ? `${verb} ${rest} | ${subject}` : `${subject} | ${verb} ${rest}`
    return sentence.split(' | ').find((part) => part.startsWith('ang ') === (asked === 'simuno')) ?? ''
  },
  'filipino/pagpapantig': ({ word }) => syllables(word),
  'filipino/kasingkahulugan': ({ word }) => pairs[word]?.split(' ')[0] ?? '',
  'filipino/kasalungat': ({ word }) => pairs[word]?.split(' ')[1] ?? '',
  'filipino/kayarian-ng-salita': ({ word }) => {
    if (/^(.+)-\1$/.test(word)) return 'inuulit'
    return word.includes('-') ? 'tambalan' : first(structures, word)
  },
  'filipino/wastong-baybay': () => (answer) => spelled.includes(answer),
})
