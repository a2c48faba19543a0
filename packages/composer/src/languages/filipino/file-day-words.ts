import { answersForMastery } from '../../plan/mastery.ts'
import type { PlanWords } from '../../plan/words.ts'

/** A day that is taught from the file alone. */
export const filipinoFileDayWords: PlanWords['day']['ofFile'] = {
  story: {
    hook: (title) =>
      `Isulat sa pisara ang pamagat na “${title}”. Itanong: Tungkol kanino kaya ang kuwento? Ano kaya ang mangyayari? Isulat ang tatlong hula sa pisara.`,
    hookExpected: 'anumang hula na may dahilan; ihahambing ang mga hula sa kuwento sa dulo',
    show: () =>
      'Basahin nang malakas at may damdamin ang bahagi. Tumigil pagkatapos ng bawat pangyayaring ito at itanong kung ano ang susunod na mangyayari:',
    showExpected:
      'Isinasalaysay ng mga mag-aaral ang bawat pangyayari sa isang sariling pangungusap bago ituloy ang pagbasa.',
    together:
      'Sasagutin ng mga pangkat na tig-aapat ang mga tanong at ituturo ang linya ng kuwento na nagpapatunay sa bawat sagot:',
    alone:
      'Isasalaysay muli ng bawat mag-aaral ang bahagi sa tatlong pangungusap: ang una, sumunod at huling nangyari, kasama ang pangalan ng gumawa.',
    aloneExpected:
      'tatlong pangungusap ayon sa pagkakasunod-sunod ng mga pangyayari sa pisara, sa sariling salita',
    close: () =>
      'Itanong: Ano ang itinuturo sa atin ng bahaging ito ng kuwento? Aling gawa ang nagpapakita nito? Gagawin mo rin ba iyon? Bakit?',
    closeExpected: 'isang aral sa isang pangungusap, kasama ang gawang nagpapakita nito',
    knowledge: (title, count) =>
      `Nasasagot nang wasto ang hindi bababa sa ${answersForMastery(count)} sa ${count} tanong tungkol sa “${title}”.`,
    skill: 'Naisasalaysay nang sunod-sunod ang mga pangyayari sa tatlong pangungusap.',
    attitude: 'Nasasabi kung aling gawa sa kuwento ang gagayahin o hindi gagayahin, at kung bakit.',
    assignment: () =>
      'Ikuwento ito sa isang kasama sa bahay at isulat sa dalawang pangungusap ang nasabi niya tungkol dito.',
  },
  text: {
    hook: (title) =>
      `Isulat sa pisara ang “${title}”. Itanong: Ano na ang alam ninyo tungkol dito? Ano ang nais ninyong malaman? Ilista ang tigtatlong sagot.`,
    hookExpected: 'ang alam at ang tanong ng mga mag-aaral; babalikan ang dalawang listahan sa dulo',
    show: () =>
      'Basahin ang bahagi kasama ng klase, isa-isang talata. Pagkatapos ng bawat isa, sabihin sa isang pangungusap ang nilalaman nito at isulat sa pisara ang mga punto:',
    showExpected: 'Nahahanap ng mga mag-aaral sa teksto ang linyang nagsasabi ng bawat punto.',
    together:
      'Sasagutin ng mga pangkat na tig-aapat ang mga tanong at ituturo ang linya ng teksto na nagpapatunay sa bawat sagot:',
    alone:
      'Pipili ang bawat mag-aaral ng dalawang punto sa pisara, ipaliliwanag ang bawat isa sa sariling salita at magbibigay ng halimbawa.',
    aloneExpected:
      'dalawang paliwanag na hindi nagbabago ng sinasabi ng teksto, may angkop na halimbawa ang bawat isa',
    close: (title) => `Dugtungan ng mga mag-aaral: “Ang pinakamahalaga tungkol sa ${title} ay … dahil …”`,
    closeExpected: '',
    knowledge: (title, count) =>
      `Nasasagot nang wasto ang hindi bababa sa ${answersForMastery(count)} sa ${count} tanong tungkol sa “${title}”.`,
    skill: 'Nahahanap sa teksto ang linyang nagpapatunay sa isang sagot, sa pangkat na tig-aapat.',
    attitude:
      'Nakapagbibigay ng halimbawa mula sa tahanan, paaralan o pamayanan at nasasabi kung bakit mahalaga ito roon.',
    assignment: (title) =>
      `Sumulat ng tatlong pangungusap tungkol sa “${title}” para sa isang kasama sa bahay na hindi nakabasa ng teksto, at basahin ito sa kaniya.`,
  },
  numbers: {
    hook: (title) =>
      `Itanong: Saan ito kailangan ng mga tao sa bahay, sa palengke o sa paaralan: ${title}? Isulat ang dalawang halimbawa sa pisara.`,
    hookExpected: 'dalawang halimbawa mula sa pang-araw-araw na buhay',
    show: (problem) => `Lutasin nang malakas sa pisara at sabihin ang dahilan ng bawat hakbang: ${problem}`,
    showExpected: '',
    together:
      'Lulutasin ng magkapareha ang mga ito sa show-me board; pagkatapos ng bawat isa, may magkaparehang magpapaliwanag ng mga hakbang:',
    alone: 'Lulutasin ng bawat mag-aaral ang mga ito sa kuwaderno at ipakikita ang mga hakbang:',
    aloneExpected: '',
    close: () => 'Itanong: Aling mga hakbang ang palagi nating ginawa? Ano ang dapat tiyakin sa dulo?',
    closeExpected: 'ang mga hakbang ng nilutas na halimbawa sa sariling salita ng mag-aaral',
    knowledge: (title) => `Nalulutas nang wasto ang hindi bababa sa 4 sa 5 suliranin tungkol sa “${title}”.`,
    skill: 'Naipakikita at naipaliliwanag ang bawat hakbang ng solusyon, kasama ang kapareha at mag-isa.',
    attitude: 'Tinitiyak ang sariling sagot at ang sagot ng katabi bago ipasa.',
    assignment: (title) =>
      `Gumawa ng isang sariling suliranin tungkol sa “${title}” gamit ang mga bagay sa bahay at lutasin ito nang may kumpletong hakbang.`,
  },
  isItTrue: 'Tama o mali?',
  inOwnWords:
    'Sa pangkat na tig-aapat, halinhinang sasabihin ng mga mag-aaral ang bawat punto sa pisara sa sariling salita; hahanapin ng iba ang linya nito sa teksto at magwawasto.',
  inOwnWordsExpected: 'nasabi ng bawat mag-aaral ang bawat punto nang hindi binabasa sa pisara',
  wordTable:
    'Gagawa ang bawat mag-aaral ng talahanayang may tatlong hanay: salita, kahulugan sa sariling salita, halimbawa.',
  fromMemory:
    'Susulat ang bawat mag-aaral ng tatlong pangungusap tungkol sa nilalaman ng bahagi, sa sariling salita at hindi tumitingin. Isang puntos sa bawat pangungusap na wasto ayon sa teksto; 2 sa 3 ang antas ng pagkatuto.',
  whatOf: (subject) => `Ano ang sinasabi ng teksto tungkol sa “${subject}”?`,
  thinkAloud: (point, keys, ask) =>
    `Basahin ang bahagi kasama ng klase. Pagkatapos, ipakita sa pisara kung paano sinusuri ang teksto. Isulat ang tanong: ${ask} Hanapin ang linyang sumasagot dito at basahin nang malakas: “${point}”${keys.length > 0 ? ` Salungguhitan ang mahahalagang salita: ${keys.join(', ')}.` : ''} Isara ang teksto at sabihin ang linya sa sariling salita${keys.length > 0 ? ' gamit ang mga nasalungguhitan' : ''}. Buksan itong muli at tiyakin: may nabago ba o naiwan?`,
  thenTheOthers: 'Ang nasa pisara sa dulo ng pagbasa:',
  fillTable:
    'Gagawa ang mga pangkat na tig-aapat ng talahanayang may tatlong hanay: tanong, linya ng teksto, sa sariling salita. Isang hilera sa bawat tanong; pagkatapos, babasahin ng isang pangkat ang hilera nito at ihahambing ng iba sa teksto:',
  storyGoesOn:
    'Itanong: Ano na ang nangyari sa kuwento? Magsasabi ang tatlong mag-aaral ng tig-isang pangyayari ayon sa pagkakasunod-sunod. Saka itanong: Ano kaya ang susunod na mangyayari, at bakit? Isulat ang dalawang hula sa pisara.',
  storyGoesOnExpected:
    'mga pangyayari sa naunang bahagi ayon sa pagkakasunod-sunod; anumang hulang angkop sa mga ito, na ihahambing sa kuwento sa dulo',
  happenedFirst: 'Ano ang unang nangyari sa bahaging ito?',
  happenedLast: 'Ano ang huling nangyari sa bahaging ito?',
  cameBefore: (one, other) => `Alin ang naunang nangyari? A. ${one} B. ${other}`,
  meaningOf: (term) => `Ano ang ibig sabihin ng “${term}”?`,
  theText: 'mga sipi ng teksto',
  lookOver:
    'Ipatingin sa mga mag-aaral ang mga pamagat, larawan at unang linya ng bahagi at ipasabi ang inaasahan nila.',
  apply:
    'Ano sa mga ito ang nakita o narinig na ninyo sa sariling pamayanan? Ano ang magkatulad at ano ang magkaiba roon?',
  applyStory:
    'Kung isa ka sa mga nasa kuwento, ano ang gagawin mo? Kanino ka maaaring lumapit kapag kailangan mo ng tulong: sa bahay, sa paaralan, sa pamayanan?',
}
