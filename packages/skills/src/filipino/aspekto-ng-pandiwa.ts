import { skill } from '../skill.ts'
import { filipinoMistakes, head } from './kinds.ts'

type Aspect = 'perpektibo' | 'imperpektibo' | 'kontemplatibo'
type Forms = Record<Aspect, string>
type Given = Forms & { base: string; root: string; aspect: Aspect; sentence: string }

/** Pawatas, salitang-ugat, ang tatlong aspekto, at ang kasunod sa pangungusap. */
const verbs: readonly (readonly [string, string, string, string, string, string])[] = [
  ['kumain', 'kain', 'kumain', 'kumakain', 'kakain', 'ng gulay si Ana'],
  ['sumulat', 'sulat', 'sumulat', 'sumusulat', 'susulat', 'ng liham si Ben'],
  ['bumili', 'bili', 'bumili', 'bumibili', 'bibili', 'ng isda si Nanay'],
  ['tumakbo', 'takbo', 'tumakbo', 'tumatakbo', 'tatakbo', 'sa plasa si Marco'],
  ['uminom', 'inom', 'uminom', 'umiinom', 'iinom', 'ng gatas ang bata'],
  ['umalis', 'alis', 'umalis', 'umaalis', 'aalis', 'ang barko'],
  ['bumasa', 'basa', 'bumasa', 'bumabasa', 'babasa', 'ng tula si Liza'],
  ['sumayaw', 'sayaw', 'sumayaw', 'sumasayaw', 'sasayaw', 'sa entablado ang mga mag-aaral'],
  ['magluto', 'luto', 'nagluto', 'nagluluto', 'magluluto', 'ng sinigang si Tatay'],
  ['maglaba', 'laba', 'naglaba', 'naglalaba', 'maglalaba', 'ng mga damit si Ate'],
  ['magtanim', 'tanim', 'nagtanim', 'nagtatanim', 'magtatanim', 'ng palay ang magsasaka'],
  ['maglaro', 'laro', 'naglaro', 'naglalaro', 'maglalaro', 'ng basketbol sina Jun at Leo'],
  ['magsimba', 'simba', 'nagsimba', 'nagsisimba', 'magsisimba', 'sa kapilya si Lola'],
  ['magwalis', 'walis', 'nagwalis', 'nagwawalis', 'magwawalis', 'sa bakuran si Carla'],
  ['mag-aral', 'aral', 'nag-aral', 'nag-aaral', 'mag-aaral', 'sa aklatan si Mia'],
  ['maligo', 'ligo', 'naligo', 'naliligo', 'maliligo', 'sa ilog ang mga bata'],
  ['matulog', 'tulog', 'natulog', 'natutulog', 'matutulog', 'sa duyan ang sanggol'],
  ['manood', 'nood', 'nanood', 'nanonood', 'manonood', 'ng pelikula ang mag-anak'],
  ['lutuin', 'luto', 'niluto', 'niluluto', 'lulutuin', 'ni Nanay ang ulam'],
  ['basahin', 'basa', 'binasa', 'binabasa', 'babasahin', 'ni Ana ang aklat'],
  ['linisin', 'linis', 'nilinis', 'nililinis', 'lilinisin', 'ng mga mag-aaral ang silid'],
  ['gamitin', 'gamit', 'ginamit', 'ginagamit', 'gagamitin', 'ni Kuya ang kompyuter'],
  ['hugasan', 'hugas', 'hinugasan', 'hinuhugasan', 'huhugasan', 'ni Ate ang mga pinggan'],
  ['punasan', 'punas', 'pinunasan', 'pinupunasan', 'pupunasan', 'ni Ben ang mesa'],
  ['itanim', 'tanim', 'itinanim', 'itinatanim', 'itatanim', 'ng magsasaka ang binhi'],
  ['isulat', 'sulat', 'isinulat', 'isinusulat', 'isusulat', 'ng guro ang aralin sa pisara'],
]

const times: Forms = {
  perpektibo: 'kahapon',
  imperpektibo: 'sa sandaling ito',
  kontemplatibo: 'bukas',
}

const meanings: Forms = {
  perpektibo: 'Ang aspektong perpektibo ay nagsasaad ng kilos na naganap na.',
  imperpektibo: 'Ang aspektong imperpektibo ay nagsasaad ng kilos na nagaganap pa o paulit-ulit na ginagawa.',
  kontemplatibo: 'Ang aspektong kontemplatibo ay nagsasaad ng kilos na gagawin pa lamang.',
}

const how = ({ root, aspect, ...forms }: Given) =>
  `Mula sa salitang-ugat na “${root}”, ang aspektong ${aspect} ay “${forms[aspect]}”.`

export const aspektoNgPandiwa = skill<Given, Aspect | 'base' | 'root'>({
  ...head({
    id: 'aspekto-ng-pandiwa',
    name: { en: 'Aspects of the verb in Filipino', fil: 'Aspekto ng pandiwa' },
    grades: [4, 7],
    cues: [
      'aspekto',
      'perpektibo',
      'imperpektibo',
      'kontemplatibo',
      'aspekto ng pandiwa',
      'naganap',
      'nagaganap',
    ],
    units: ['5/ang-pandiwa'],
    rules: [
      {
        say: 'Ang kilos na natapos nang gawin ay nasa aspektong {perpektibo}.',
        ask: 'Nasa anong aspekto ang kilos na natapos nang gawin?',
        not: ['imperpektibo', 'kontemplatibo', 'pawatas'],
      },
      {
        say: 'Ang kilos na kasalukuyang ginagawa ay nasa aspektong {imperpektibo}.',
        ask: 'Nasa anong aspekto ang kilos na kasalukuyang ginagawa?',
        not: ['perpektibo', 'kontemplatibo', 'pawatas'],
      },
      {
        say: 'Ang kilos na gagawin pa lamang ay nasa aspektong {kontemplatibo}.',
        ask: 'Nasa anong aspekto ang kilos na gagawin pa lamang?',
        not: ['perpektibo', 'imperpektibo', 'pawatas'],
      },
    ],
  }),
  mistakes: filipinoMistakes({
    perpektibo: 'ginamit ang anyong naganap na',
    imperpektibo: 'ginamit ang anyong nagaganap pa',
    kontemplatibo: 'ginamit ang anyong magaganap pa lamang',
    base: 'ginamit ang pawatas',
    root: 'ginamit ang salitang-ugat na walang panlapi',
  }),
  draw: (draw) => {
    const [base, root, perpektibo, imperpektibo, kontemplatibo, rest] = draw.pick(verbs)
    const aspect = draw.pick(['perpektibo', 'imperpektibo', 'kontemplatibo'] as const)
    const sentence = `____ ${rest} ${times[aspect]}.`
    return { base, root, perpektibo, imperpektibo, kontemplatibo, aspect, sentence }
  },
  answer: ({ aspect, ...forms }) => forms[aspect],
  wrong: ({ perpektibo, imperpektibo, kontemplatibo, base, root }) => ({
    perpektibo,
    imperpektibo,
    kontemplatibo,
    base,
    root,
  }),
  stems: {
    fil: [
      {
        level: 'understand',
        text: ({ base, aspect }) => `Ano ang anyo ng pandiwang “${base}” sa aspektong ${aspect}?`,
      },
      {
        level: 'apply',
        text: ({ base, sentence }) =>
          `Anong anyo ng pandiwang “${base}” ang angkop sa pangungusap? ${sentence}`,
      },
    ],
  },
  statement: {
    fil: ({ base, aspect }, answer) => `Ang aspektong ${aspect} ng pandiwang “${base}” ay “${answer}”.`,
  },
  solution: { fil: (given) => [meanings[given.aspect], how(given)] },
})
