import { proves } from '@klasrum/testkit/skill-proof'
import { nounAndPronounSkills } from './filipino.ts'
import { listedKeyIn } from './filipino-listed.ts'

const numberOf = (phrase: string) => {
  if (/^(?:si|isang) |^ang (?!mag|mga|kambal|dalawa|lima|sampu|marami)|^ang mag(?=ulang)/.test(phrase))
    return 'isahan'
  return /^ang (?:mag(?:ka(?!ka)|pinsan|-asawa)|kambal|dalawang)/.test(phrase) ? 'dalawahan' : 'maramihan'
}

const abstract = /^(?:pag-|ka.+an$|pananampalataya|tagumpay)/

proves(nounAndPronounSkills, {
  'filipino/bahagi-ng-pananalita': ({ word }) =>
    listedKeyIn({
      pangngalan: 'bulaklak|ilog|Lola|pista|kabayo',
      panghalip: 'Siya|kami|Sila|ako|tayo',
      pandiwa: 'Nagluto|Sumasayaw|Bibili|Itinanim|Umaawit',
      'pang-uri': 'Matamis|pulang|Matataas|masipag|malaking',
      'pang-abay': 'mabilis|bukas|kanina|mahusay|marahan',
      pangatnig: 'ngunit|at|dahil|o|sapagkat',
    })({ text: word }),
  'filipino/uri-ng-pangngalan':
    ({ kind }) =>
    (answer) =>
      ({
        pantangi: /^\p{Lu}/u.test(answer),
        pambalana: /^\p{Ll}/u.test(answer),
        tahas: !abstract.test(answer),
        basal: abstract.test(answer),
      })[kind as 'tahas'],
  'filipino/kailanan-ng-pangngalan':
    ({ kind }) =>
    (answer) =>
      numberOf(answer) === kind,
  'filipino/kasarian-ng-pangngalan': listedKeyIn({
    panlalaki: 'kuya|lolo|tatay|ninong|hari|tandang|binata|tiyo|prinsipe|pari',
    pambabae: 'ate|lola|nanay|ninang|reyna|inahin|dalaga|tiya|prinsesa|madre',
    'di-tiyak': 'guro|pinsan|doktor|bata|kaibigan|kapitbahay|mag-aaral|pulis|magulang|mananahi',
    'walang kasarian': 'lapis|paaralan|bundok|sapatos|aklat|palengke|upuan|ilog|kompyuter|watawat',
  }),
  'filipino/panghalip-panao': listedKeyIn({
    ako: 'Ang pangalan ko|Ipinakilala|aking ngipin|sarili niya',
    ikaw: 'Mia, _|Paolo, _|Joy, _|Anak, _',
    siya: 'Aling Nena|Carla. Nanalo|Dr. Reyes|Luis',
    kami: '____ po ni|po ____',
    tayo: 'Niyaya|ating',
    kayo: 'Liza at Mark|kambal|inyong',
    sila: 'Magkakaklase|magsasaka|Sina Lolo|bumbero',
  }),
  'filipino/panghalip-pamatlig': listedKeyIn({
    ito: 'aklat. Sabi|sapatos. Sabi|Hawak ng guro|palad',
    iyan: 'kabilang mesa|Suot ni Lita|tabi ni Marco|basket',
    iyon: 'Banahaw|Davao|barko|tuktok',
    dito: 'sa tabi ko|Narito|ko.”|sa bahay na ito',
    diyan: 'kinaroroonan mo|kinatatayuan mo|basag|upuan mo',
    doon: 'Taga-Bicol|isla|kabilang bayan|Japan',
  }),
})
