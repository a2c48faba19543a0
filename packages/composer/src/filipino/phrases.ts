import type { Phrases } from '../tongue.ts'
import { lowerFirst, upperFirst, wordsOf } from '../words.ts'

const listed = (given: readonly string[]) =>
  given.length < 2 ? given.join('') : `${given.slice(0, -1).join(', ')} at ${given.at(-1)}`

const pair = (one: string, other: string, arePeople: boolean) =>
  arePeople ? `sina ${one} at ${other}` : `ang ${one} at ${other}`

export const phrases: Phrases = {
  matching: 'Itambal ang bawat paglalarawan sa katawagang tinutukoy nito.',
  underTitle: (title, count) =>
    /^(?:ang )?mga\s/i.test(title) && wordsOf(title).length <= 10
      ? `Ibigay ang mga ${lowerFirst(title.replace(/^(?:ang )?mga\s+/i, '').replace(/[:.]$/, ''))} (${count}).`
      : null,
  announced: (line) => {
    const bare = line.replace(/\s*:$/, '').replace(/\say(?: ang sumusunod)?$/i, '')
    const title = bare
      .replace(/^(?:narito|ang sumusunod ay|ang mga sumusunod ay|ito) (?:ang )?/i, '')
      .replace(/,.*$/, '')
    return /^(?:ang )?mga\s/i.test(title) && !/\say\s/.test(title) ? title : null
  },
  ordinal:
    /^(?:hakbang \d+[:.]?|una|ikalawa|pangalawa|ikatlo|pangatlo|sunod|kasunod|pagkatapos(?: nito)?|saka|panghuli|sa huli),?\s+/i,
  standIn: /^(?:ito|sila|siya)\s+(?:ay|ang)\s+/i,
  arrange: (title) =>
    `Ayusin ang mga ito ayon sa tamang pagkakasunod-sunod, mula una hanggang huli (${title}).`,
  arrangeEvents: 'Ayusin ang mga pangyayari mula sa pinakauna hanggang sa pinakahuli.',
  stepWords: /\b(?:hakbang|proseso|pamamaraan|yugto|paraan ng|siklo|pagkakasunod-sunod|paano)\b/i,
  fits: (detail) =>
    /^\p{L}\s*=/u.test(detail)
      ? `Alin ang may pormulang ${detail}?`
      : /^(?:isang|ang|mga)\s/i.test(detail)
        ? `Ano ang tawag sa ${lowerFirst(detail).replace(/^ang /, '')}?`
        : `Aling katawagan ang tinutukoy ng paglalarawan: ${lowerFirst(detail)}?`,
  describes: (term) => `Alin sa sumusunod ang wastong paglalarawan sa ${term}?`,
  // What should be done is done by somebody, but in the case that the row names.
  column: (head, term, isPerson) =>
    `Ano ang ${head} ${isPerson ? 'ni' : /^dapat\s/.test(head) ? 'sa' : 'ng'} ${term}?`,
  row: (first, head, detail) => `Aling ${first} ang may ganitong ${head}: ${detail}?`,
  mend: (sentence, wrong) =>
    `Isinulat ng isang mag-aaral: “${sentence}” Ano ang dapat ipalit sa “${wrong}” upang maging wasto ang pangungusap?`,
  contrast: (term, other) => `Kung ihahambing sa ${other}, ano ang ${term}?`,
  after: (title, step) => `${upperFirst(title)}: alin ang kasunod ng “${step}”?`,
  essays: [
    {
      bloom: 'evaluate',
      about: 'topic',
      stem: (about) =>
        `Alin sa mga natutuhan mo tungkol sa ${about} ang pinakamahalagang maunawaan ng mga kapwa mo mag-aaral? Pangatwiranan ang sagot gamit ang hindi bababa sa dalawang katotohanan mula sa aralin.`,
    },
    {
      bloom: 'create',
      about: 'topic',
      stem: (about) =>
        `Magdisenyo ng poster, modelo o maikling presentasyon na nagpapaliwanag tungkol sa ${about} para sa mga mas batang mag-aaral. Ilarawan ang mga bahagi nito at ang kaisipan mula sa aralin na ipinakikita ng bawat isa.`,
    },
    {
      bloom: 'evaluate',
      about: 'alike',
      stem: (about, other, arePeople) =>
        `Suriin ${pair(about, other, arePeople)}. Alin sa dalawa ang higit na mahalagang maunawaan ng isang mag-aaral na tulad mo? Pangatwiranan ang sagot gamit ang mga katotohanan mula sa aralin tungkol sa dalawa.`,
    },
    {
      bloom: 'create',
      about: 'topic',
      stem: (about) =>
        `Sumulat ng maikling kuwento, diyalogo o iskrip sa radyo na nagtuturo ng mahahalagang kaisipan tungkol sa ${about}. Gumamit ng hindi bababa sa tatlong katotohanan mula sa aralin.`,
    },
    {
      bloom: 'analyze',
      about: 'alike',
      stem: (about, other, arePeople) =>
        `Paghambingin ${pair(about, other, arePeople)}. Magbigay ng dalawang pagkakaiba gamit ang mga katotohanan mula sa aralin.`,
    },
    {
      bloom: 'analyze',
      about: 'both',
      stem: (about, other, arePeople) =>
        `Ipaliwanag kung paano magkaugnay ${pair(about, other, arePeople)} gamit ang mga katotohanan mula sa aralin.`,
    },
  ],
  rubric: [
    {
      criterion: 'Nilalaman (mungkahi; iaangkop ng guro)',
      levels: [
        '2 – wasto ang mga kaisipan at may patunay mula sa aralin',
        '1 – may ilang wastong kaisipan, kaunti ang patunay',
        '0 – walang wastong kaisipan',
      ],
    },
    {
      criterion: 'Pangangatwiran (mungkahi; iaangkop ng guro)',
      levels: ['2 – malinaw ang mga dahilan', '1 – malabo o kulang ang mga dahilan', '0 – walang dahilan'],
    },
    {
      criterion: 'Wika (mungkahi; iaangkop ng guro)',
      levels: ['1 – malinaw at buo ang mga pangungusap', '0 – mahirap unawain'],
    },
  ],
  problems: {
    formula: (formula, given, wanted) =>
      `Gamitin ang ${formula}. Kung ${listed(given)}, hanapin ang ${wanted}.`,
    wanted: (name) => name,
    solve: (equation, unknown) => `Hanapin ang halaga ng ${unknown}: ${equation}`,
    evaluate: (expression) => `Hanapin ang halaga ng ${expression}.`,
    percent: (percent, of) => `Ano ang ${percent}% ng ${of}?`,
    mean: (values) => `Hanapin ang mean ng mga halagang ito: ${values}.`,
    change: (amount, to) => `Isulat ang ${amount} bilang ${to}.`,
    given: (name, value) => `${name} = ${value}`,
    steps: { formula: 'Isulat ang tuntunin', putIn: 'Ipalit ang mga halaga', answer: 'Sagot' },
  },
}
