import type { Phrases } from '../language-rules.ts'
import { lowerFirst, upperFirst, wordsOf } from '../words.ts'

/** "Mga yamang tubig" as it stands inside a question. */
const asGroup = (title: string): string => (/^mga\s/i.test(title) ? lowerFirst(title) : `“${title}”`)

const pair = (one: string, other: string, arePeople: boolean) =>
  arePeople ? `sina ${one} at ${other}` : `ang ${one} at ${other}`

const counted = /^(?:dalawang|tatlong|apat na|limang|anim na|pitong|walong|siyam na|sampung)\s/i

/** Nouns of which a lesson lists several, with or without "mga". */
const countable =
  /^(?:salik|dahilan|sanhi|bunga|epekto|uri|bahagi|elemento|katangian|tungkulin|suliranin|palatandaan|gampanin|layunin|hakbang|paraan|sangay|antas|yugto|kagamitan|patakaran|batas|solusyon|programa|ahensya|sektor|sub-sektor|pakinabang|kahalagahan|tauhan|karapatan|pangangailangan)\b/i

const ofPersons =
  /^(?:ang )?(?:mga )?(?:(?:dalawa|tatlo|apat)ng )?(?:tauhan|tauhang|bayani|bayaning|pinuno|pinunong|panauhin|panauhing|manunulat|makata|pari|paring|prayle|prayleng|tao|taong|kasapi|kasaping|propagandista|diyos|diyosa|pangulo)(?!\p{L})/iu

/** Of persons one asks who. */
const whichOf = (title: string): string => (ofPersons.test(title) ? 'Sino' : 'Alin')

export const filipinoPhrases: Phrases = {
  matching: 'Itambal ang bawat paglalarawan sa katawagang tinutukoy nito.',
  underTitle: (title, count) => {
    const bare = title.replace(/[:.]$/, '').replace(/^ang\s+/i, '')
    if (wordsOf(bare).length > 10 || /\say\s|\sang\s/.test(bare)) return null
    if (counted.test(bare)) return `Ibigay ang ${lowerFirst(bare)}.`
    if (countable.test(bare)) return `Ibigay ang mga ${lowerFirst(bare)} (${count}).`
    return /^mga\s/i.test(bare) ? `Ibigay ang ${lowerFirst(bare)} (${count}).` : null
  },
  announced: (line) => {
    const bare = line.replace(/\s*:$/, '').replace(/\say(?: ang sumusunod)?$/i, '')
    const title = bare
      .replace(/^(?:narito|ang sumusunod ay|ang mga sumusunod ay|ito) (?:ang )?/i, '')
      .replace(/,.*$/, '')
    return (/^(?:ang )?mga\s/i.test(title) || counted.test(title)) && !/\say\s/.test(title) ? title : null
  },
  ordinal:
    /^(?:hakbang \d+[:.]?|una|ikalawa|pangalawa|ikatlo|pangatlo|sunod|kasunod|pagkatapos(?: nito)?|saka|panghuli|sa huli),?\s+/i,
  ofHeading:
    /^(?:ito|ang mga ito)\s+(?:ay\s+(?=(?:isang|ang|mga)\s)|ay tumutukoy sa\s+|ay nangangahulugang?\s+)(.+)$/iu,
  standIn: /^(?:ito|sila|siya)\s+(?:ay|ang)\s+/i,
  arrange: (title) =>
    `Ayusin ang mga ito ayon sa tamang pagkakasunod-sunod, mula una hanggang huli (${title}).`,
  arrangeEvents: 'Ayusin ang mga pangyayari mula sa pinakauna hanggang sa pinakahuli.',
  stepWords: /\b(?:hakbang|proseso|pamamaraan|yugto|paraan ng|siklo|pagkakasunod-sunod|paano)\b/i,
  fits: (detail) =>
    /^(?:isang|ang|mga)\s/i.test(detail)
      ? `Ano ang tawag sa ${lowerFirst(detail).replace(/^ang /, '')}?`
      : `Aling katawagan ang tinutukoy ng paglalarawan: ${lowerFirst(detail)}?`,
  describes: (term) => `Alin sa sumusunod ang wastong paglalarawan sa ${term}?`,
  // What should be done is done by somebody, but in the case that the row names.
  putUnder: (member) => `Sa alin sa mga ito kabilang ang “${member}” ayon sa aralin?`,
  belongs: (title) => `Ayon sa aralin, alin sa mga sumusunod ang kabilang sa “${title}”?`,
  inGroup: (title) => `${whichOf(title)} sa mga ito ang kabilang sa ${asGroup(title)}?`,
  outsideGroup: (title) => `${whichOf(title)} sa mga ito ang hindi kabilang sa ${asGroup(title)}?`,
  criterionLevels: ['2 – ganap', '1 – bahagya', '0 – hindi pa'],
  listAll: (count, sentence) => `Buoin ang pangungusap sa ${count} paraan, ayon sa aralin: “${sentence} …”`,
  complete: (sentence) => `Alin ang wastong bubuo sa pangungusap? ${sentence}`,
  column: (head, term, isPerson) =>
    `Ano ang ${head} ${isPerson ? 'ni' : /^dapat\s/.test(head) ? 'sa' : 'ng'} ${term}?`,
  row: (first, head, detail) => `Aling ${first} ang may ganitong ${head}: ${detail}?`,
  mend: (sentence, wrong) =>
    `Isinulat ng isang mag-aaral: “${sentence}” Ano ang dapat ipalit sa “${wrong}” upang maging wasto ang pangungusap?`,
  contrast: (term, other) => `Kung ihahambing sa ${other}, ano ang ${term}?`,
  after: (title, step) => `${upperFirst(title)}: alin ang kasunod ng “${step}”?`,
  aboutTopic: (topic) => {
    const [, marker, name] = /^(si|sina)\s(.+)$/i.exec(topic) ?? []
    if (marker && name) return `${/^sina$/i.test(marker) ? 'kina' : 'kay'} ${name}`
    return `sa ${topic.replace(/^ang\s+/i, '')}`
  },
  essays: [
    {
      bloom: 'evaluate',
      about: 'topic',
      stem: (about) =>
        `Alin sa mga natutuhan mo tungkol ${about} ang pinakamahalagang maunawaan? Pangatwiranan ang sagot gamit ang dalawang katotohanan mula sa aralin.`,
    },
    {
      bloom: 'understand',
      about: 'topic',
      stem: (about) =>
        `Ipaliwanag sa sariling salita ang natutuhan mo tungkol ${about}, at magbigay ng isang halimbawa mula sa aralin.`,
    },
    {
      bloom: 'analyze',
      about: 'alike',
      stem: (about, other, arePeople) =>
        `Paghambingin ${pair(about, other, arePeople)}. Ipaliwanag ang pagkakaiba gamit ang mga katotohanan mula sa aralin.`,
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
}
