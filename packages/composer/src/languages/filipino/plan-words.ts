import type { PlanWords } from '../../plan/words.ts'
import { placeSaid } from '../place-said.ts'
import { filipinoFileDayWords } from './file-day-words.ts'

const stopped = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

export const filipinoPlanWords: PlanWords = {
  and: 'at',
  objectives: {
    lead: 'Sa pagtatapos ng aralin, ang mga mag-aaral ay:',
    define: (terms) => `Nabibigyang-kahulugan ang ${terms}`,
    know: (people) => `Nakikilala sina ${people} at ang kanilang ginawa`,
    describe: (about) => `Nailalarawan ang ${about}`,
    name: (about) => `Naiisa-isa ang ${about}`,
    order: (about) =>
      /^(?:mga )?(?:hakbang|yugto|pangyayari)\b/i.test(about)
        ? `Naisasaayos ang ${about} ayon sa tamang pagkakasunod-sunod`
        : `Naisasaayos ang mga hakbang ayon sa tamang pagkakasunod-sunod: ${about}`,
    solve: (about) => `Nalulutas ang mga suliranin tungkol sa ${about}`,
    compare: (one, other) => `Napaghahambing ang ${one} at ${other}`,
    explainCause: (about) => `Naipaliliwanag ang sanhi at bunga sa aralin tungkol sa ${about}`,
    explain: (about) => `Naipaliliwanag sa sariling salita ang mahahalagang kaisipan tungkol sa ${about}`,
    value: (about) =>
      `Napahahalagahan ang kaalaman tungkol sa ${about} sa pamamagitan ng halimbawa mula sa tahanan o pamayanan`,
  },
  head: {
    school: 'Paaralan',
    teacher: 'Guro',
    dates: 'Petsa at oras ng pagtuturo',
    week: 'Petsa o linggo',
    grade: 'Baitang at pangkat',
    area: 'Asignatura',
    areaAndLesson: 'Asignatura at aralin',
    quarter: 'Markahan',
    sessions: 'Bilang ng sesyon',
    references: 'Sanggunian',
    declaration: 'Pahayag sa paggamit ng AI',
  },
  session: (number) => `Sesyon ${number}`,
  signatures: ['Inihanda ni', 'Sinuri ni', 'Binigyang-pansin ni'],
  sections: {
    ilaw: {
      intentions: 'Intentions (Mga Hangarin)',
      experience: 'Learning Experience (Karanasan sa Pagkatuto)',
      assessing: 'Assessing Learning (Pagtataya ng Pagkatuto)',
      forward: 'Ways Forward (Mga Susunod na Hakbang)',
    },
    dll: {
      objectives: 'I. Layunin',
      content: 'II. Nilalaman',
      resources: 'III. Kagamitang Panturo',
      procedures: 'IV. Pamamaraan',
      remarks: 'V. Mga Tala',
      reflection: 'VI. Pagninilay',
    },
  },
  ilawRows: {
    competency: 'Kasanayan sa pagkatuto at mga pamantayan',
    objectives: 'Mga layunin',
    context: 'Konteksto ng mga mag-aaral',
    opening: 'Bago ang aralin',
    flow: 'Daloy ng aralin',
    resources: 'Mga kagamitan',
    integration: 'Integrasyon at kontekstuwalisasyon',
    formative: 'Pagtatayang pormatibo (formative assessment)',
    extended: 'Pinalawig na pagkatuto',
    reflections: 'Pagninilay',
  },
  dllRows: {
    contentStandard: 'A. Pamantayang Pangnilalaman',
    performanceStandard: 'B. Pamantayan sa Pagganap',
    competency: 'C. Mga Kasanayan sa Pagkatuto (isulat ang code ng bawat kasanayan)',
    content: 'Paksa',
    guide: 'A. Sanggunian: 1. Mga pahina sa Gabay ng Guro',
    learnerPages: 'A. Sanggunian: 2. Mga pahina sa Kagamitang Pang-Mag-aaral',
    textbook: 'A. Sanggunian: 3. Mga pahina sa Teksbuk',
    portal: 'A. Sanggunian: 4. Karagdagang Kagamitan mula sa portal ng Learning Resource',
    otherResources: 'B. Iba pang Kagamitang Panturo',
    review: 'A. Balik-aral sa nakaraang aralin at/o pagsisimula ng bagong aralin',
    purpose: 'B. Paghahabi sa layunin ng aralin',
    examples: 'C. Pag-uugnay ng mga halimbawa sa bagong aralin',
    conceptsOne: 'D. Pagtalakay ng bagong konsepto at paglalahad ng bagong kasanayan #1',
    conceptsTwo: 'E. Pagtalakay ng bagong konsepto at paglalahad ng bagong kasanayan #2',
    mastery: 'F. Paglinang sa Kabihasaan (tungo sa formative assessment)',
    application: 'G. Paglalapat ng aralin sa pang-araw-araw na buhay',
    generalization: 'H. Paglalahat ng aralin',
    evaluation: 'I. Pagtataya ng aralin',
    additional: 'J. Karagdagang gawain para sa takdang-aralin at remediation',
    remarks: 'Mga tala',
    reflectionA: 'A. Bilang ng mag-aaral na nakakuha ng 80% sa pagtataya',
    reflectionB: 'B. Bilang ng mag-aaral na nangangailangan ng iba pang gawain para sa remediation',
    reflectionC: 'C. Nakatulong ba ang remedial? Bilang ng mag-aaral na nakaunawa sa aralin',
    reflectionD: 'D. Bilang ng mga mag-aaral na magpapatuloy sa remediation',
    reflectionE: 'E. Alin sa mga estratehiya sa pagtuturo ang nakatulong nang lubos? Paano ito nakatulong?',
    reflectionF:
      'F. Anong suliranin ang aking naranasan na maaaring lutasin sa tulong ng punungguro o superbisor?',
    reflectionG: 'G. Anong kagamitang panturo ang aking ginawa na nais kong ibahagi sa mga kapwa ko guro?',
  },
  standards: {
    content: (text) => `Pamantayang Pangnilalaman: ${text}`,
    performance: (text) => `Pamantayan sa Pagganap: ${text}`,
    asInFirst: 'Mga Pamantayan: gaya ng sa Sesyon 1.',
    nearest: (place, text) =>
      `(pinakamalapit na pamantayan sa kurikulum: ${placeSaid(place, { term: 'Termino', quarter: 'Markahan', week: 'Linggo', grade: 'Baitang', to: 'hanggang' })}) ${text}`,
    notListed: {
      content:
        'Walang nakalistang pamantayang pangnilalaman para sa paksang ito ang kurikulum na nasa Klasrum; isulat ang nasa inyong gabay.',
      performance:
        'Walang nakalistang pamantayan sa pagganap para sa paksang ito ang kurikulum na nasa Klasrum; isulat ang nasa inyong gabay.',
    },
    beyondCompetencies: (session, competency) =>
      `Walang hiwalay na kasanayan ang kurikulum para sa sesyong ito; sinusuportahan nito ang kasanayan ng Sesyon ${session}: ${competency}`,
    competencyAsInFirst: 'Kasanayan sa pagkatuto: ang isinulat ninyo para sa Sesyon 1.',
  },
  officialWording: (text) => `${text} (opisyal na salita, sa Ingles)`,
  prompts: {
    contentStandard: 'Kopyahin ang pamantayang pangnilalaman mula sa gabay ng kurikulum.',
    performanceStandard: 'Kopyahin ang pamantayan sa pagganap mula sa gabay ng kurikulum.',
    competency: 'Kopyahin ang kasanayan sa pagkatuto at ang code nito mula sa gabay ng kurikulum.',
    competencyNotListed:
      'Walang nakalistang kasanayan para sa paksang ito ang kurikulum na nasa Klasrum; isulat ang kasanayan at ang code nito mula sa inyong gabay.',
    context:
      'Isulat ang alam na ng mga mag-aaral, ang kanilang pangangailangan at ang wikang ginagamit nila.',
    guide: 'Isulat ang mga pahina sa gabay ng guro.',
    learnerPages: 'Isulat ang mga pahina sa kagamitang pang-mag-aaral.',
    textbook: 'Isulat ang mga pahina sa teksbuk.',
    portal: 'Isulat ang mga kagamitang mula sa portal.',
  },
  moves: {
    ask: (question) => `Itanong: ${question}`,
    alreadyKnow: (about) => `Ano na ang alam ninyo tungkol sa ${about}? Saan ninyo ito natutuhan?`,
    recall: (session, terms) =>
      `Balikan ang nakaraang sesyon (${session}). Magbigay ang mga mag-aaral ng tig-isang pangungusap tungkol sa natatandaan nila sa ${terms}.`,
    question: (about) => `Ano ang pumapasok sa inyong isip kapag narinig ang “${about}”?`,
    purpose: (session) => `Sabihin sa klase kung tungkol saan ang sesyon: ${stopped(session)}`,
    postObjectives: 'Nakapaskil na ang mga layunin sa simula; ituro kung alin ang tatanungin sa pagtataya.',
    showPicture: (caption, place) =>
      `Ipakita ang larawang “${caption}” (${place}) at itanong kung ano ang napapansin ng mga mag-aaral.`,
    wordsToMeet: (terms) =>
      `Isulat sa pisara ang mga salita ng sesyon at pahulaan ang kahulugan ng mga ito: ${terms}.`,
    talkThrough: (about) => `Talakayin ang ${about}:`,
    pairs: (terms) =>
      `Magkapares na ipaliwanag ng mga mag-aaral sa isa’t isa sa sariling salita: ${terms}. Ihambing ang sagot sa teksto.`,
    orderCards: (title) =>
      `Sa pangkat, ayusin ng mga mag-aaral ang mga piraso ng papel ayon sa tamang pagkakasunod-sunod (${title}) at ipaliwanag ang kinalalagyan ng bawat isa.`,
    solveAlone: (about) =>
      `Lutasin ng bawat mag-aaral ang dalawang pagsasanay tungkol sa ${about}, ihambing sa katabi at ipaliwanag ang bawat hakbang.`,
    readAndNote: (about) =>
      `Basahin ng mga mag-aaral ang bahagi tungkol sa ${about}, magtala ng dalawang mahalagang kaisipan at ibahagi sa pangkat.`,
    apply: (about) =>
      `Paano makatutulong sa inyo sa tahanan, paaralan o pamayanan ang natutuhan ninyo tungkol sa ${about}?`,
    sumUp: (about) => `Ano ang pinakamahahalagang dapat tandaan tungkol sa ${about}?`,
    completes: 'Dugtungan ng mga mag-aaral: “Natutuhan ko ngayon na …”',
    expected: (answer) => `Inaasahan: ${answer}`,
    quiz: (number, items) =>
      `Hiwalay sa mga minuto ng sesyong ito: Maikling Pagsusulit ${number} (${items} aytem, mga ${items} min), bilang takdang-aralin o sa araw ng pagsusulit.`,
    watchFor:
      'Markahan sa talaan ng klase ang layunin sa kasanayan (sa sama-sama at isahang gawain) at, pagkatapos ng klase, ang layunin sa kaasalan (ayon sa ginawa o isinulat ng bawat mag-aaral): 3 kung ayon sa layunin, 2 kung may tulong, 1 kung hindi pa.',
    watchForYoung:
      'Markahan sa talaan ng klase ang layunin sa kasanayan (sa sama-sama at isahang gawain) at, para sa sampung mag-aaral na nakatakda sa araw na ito, ang layunin sa kaasalan (sa usapan sa pagpapahalaga): 3 kung ayon sa layunin, 2 kung may tulong, 1 kung hindi pa.',
    checkItem: (number, stem, answer) => `${number}. ${stem} (Sagot: ${answer})`,
    answers: { yes: 'tama', no: 'mali' },
    noQuiz: 'Sumulat ng tatlong tanong tungkol sa sesyon; walang nakuhang tanong mula sa teksto.',
    watch: (terms) => `Habang gumagawa ang mga mag-aaral, pakinggan kung wasto ang gamit nila sa: ${terms}.`,
    home: (about) =>
      `Sa bahay, ibahagi ng mag-aaral sa kapamilya ang natutuhan tungkol sa ${about} at isulat ang isang tanong na lumabas.`,
    homeQuestion: (question) => `Paghandaan ng mga mag-aaral ang sagot sa: ${question}`,
    weave: (about) =>
      `Iugnay ang aralin tungkol sa ${about} sa halimbawa mula sa inyong lugar at sa ibang asignatura.`,
    steps: {
      open: 'Panimula',
      meet: 'Mga salita ng sesyon',
      discuss: 'Talakayan',
      try: 'Pagsasanay',
      close: 'Pagtatapos',
    },
  },
  day: {
    steps: {
      hook: 'Pagganyak',
      'i do': 'Ipakikita ng guro',
      'we do': 'Sama-samang gagawin',
      'you do': 'Isahang gawain',
      check: 'Pagtataya',
      generalization: 'Paglalahat',
    },
    minutes: (count) => `${count} min`,
    within: (step, line) => `(bahagi ng ${step}) ${line}`,
    forThoseBehind: (help) => `Para sa nangangailangan ng tulong: ${help}`,
    forThoseAhead: (more) => `Para sa mga nauuna: ${more}`,
    value: (value) => `Pagpapahalaga: ${value}`,
    applyAtHome: [
      'Itanong: Saan sa tahanan, paaralan o barangay ninyo nakitang isinabuhay ang pagpapahalagang ito? Inaasahan: isang totoong pangyayari, kung sino at ano ang ginawa.',
      'Itanong: Ano ang isang magagawa ninyo ngayong linggo ayon sa pagpapahalagang ito? Inaasahan: isang gawa, kung kailan at kung saan.',
      'Itanong: Sino sa ating bayan ang nagsasabuhay nito sa kaniyang gawain, tulad ng tindera, magsasaka, mangingisda, tsuper o nars? Inaasahan: isang tao o hanapbuhay at ang ginagawa niya.',
      'Itanong: Ano ang nangyayari sa pamilya o barangay na nakalilimot sa pagpapahalagang ito? Inaasahan: isang bunga at ang mas mabuting gawin.',
    ],
    weave: [
      'Gamitin sa mga halimbawa ang mga pangalan, pook at bagay sa sariling bayan.',
      'Ipasabi rin sa mga mag-aaral ang mga pangunahing salita sa kanilang unang wika at ihambing.',
      'Humingi ng halimbawa mula sa hanapbuhay ng mga pamilya rito: bukid, dagat, palengke, tindahan o opisina.',
      'Ipabahagi kung ano ang sinasabi ng nakatatanda o kapitbahay tungkol dito at ihambing sa aralin.',
    ],
    recall: (ask, answer) => `Balikan ang nakaraang sesyon: ${ask} (Inaasahan: ${answer})`,
    homeworkSeen:
      'Habang nagtatala ng pumasok, paghahambingin ng magkatabi ang kanilang takdang-aralin; sasabihin sa klase ang isang naiiba.',
    readBefore: (chapters) =>
      `Nabasa na ng klase sa bahay ang ${chapters}; ibinilin ito noong nakaraang araw.`,
    readAloud: (chapters) =>
      `Buksan ang aklat sa ${chapters} (3 min). Dalawang mag-aaral ang babasa nang malakas ng mga linyang kinopya nila; sasabihin ng klase kung sino ang nagsasalita o kumikilos doon.`,
    readOn: (chapters) =>
      `Bago ang susunod na sesyon, basahin sa inyong aklat ang ${chapters} at kopyahin ang dalawang linyang pinakanagpapakilala sa isang tauhan.`,
    theBook: 'ang nobela o sipi ng mga kabanata nito',
    pauseAt: (asked) =>
      `Huminto sandali (1 min); sasagot ang magkapares, saka magsasabi sa klase ang isang pares: ${asked}`,
    lineAtHome:
      'Sa ibaba nito, isusulat ng bawat mag-aaral sa isang linya ang sagot sa tanong sa pagpapahalaga.',
    nextTime: (ask, answer) => `Sa simula ng susunod na aralin, itanong: ${ask} (Inaasahan: ${answer})`,
    compareWork: (expected) =>
      `Ipakikita ng isa o dalawa ang nagawa; ihahambing ito ng klase sa inaasahan: ${expected}`,
    beat: (number, minutes, text) => `${number}. (${minutes} min) ${text}`,
    drawOut: [
      'Itanong: Sino ang makapagsasabi sa isang pangungusap ng natuklasan natin ngayon? Dalawang mag-aaral ang sasagot sa sariling salita.',
      'Itanong: Paano ninyo ipaliliwanag ang aralin ngayon sa kaklaseng lumiban? Dalawang mag-aaral ang sasagot sa sariling salita.',
      'Ipabuo sa magkapares ang pangungusap: Natutuhan namin ngayon na … Dalawang pares ang magsasabi ng nabuo nila.',
      'Itanong: Ano ang hindi ninyo alam kahapon na masasabi na ninyo ngayon? Dalawang mag-aaral ang sasagot sa sariling salita.',
    ],
    putTogether: (close) => `Mula sa mga sagot, bubuuin ng klase: ${close}`,
    inOneLine: 'Isusulat ng bawat mag-aaral ang sagot sa isang linya sa kuwaderno.',
    checkNow: (count, enough) =>
      `Sasagutin ng mga mag-aaral sa papel ang ${count} tanong na ito; ${enough} sa ${count} ang antas ng pagkatuto.`,
    strips: (name, steps) =>
      `Isulat sa mga pirasong papel at paghaluin (${name}): ${steps}. Ang mga bilang ang tamang ayos.`,
    cards: (cards, name, members) => `Isulat sa mga kard: ${cards}. Kabilang sa “${name}”: ${members}.`,
    pairs: (pairs) => `Isulat sa mga pares ng kard: ${pairs}.`,
    applyCase: (told, answer) => `Itanong: ${told} (Inaasahan: ${answer})`,
    caseGiven: (number, told, answer) => `Sitwasyon ${number}: ${told} (Inaasahan: ${answer})`,
    partOf: (number, count, unit) => `Sesyon ${number} ng ${count} sa “${unit}”`,
    isItTrue: (belief) =>
      `Isulat sa pisara: “${belief}” Boboto ang mga mag-aaral kung totoo ito at magbibigay ng dahilan.`,
    usualMaterials: ['mga kard ng mga salita ng sesyon', 'mga pirasong papel', 'manila paper at marker'],
    materials: (materials) => `Mga kagamitan: ${materials}`,
    knowledge: (idea) =>
      `Naipaliliwanag ang ideyang “${idea}” at nasasagot nang wasto ang hindi bababa sa 4 sa 5 tanong tungkol dito.`,
    skill:
      'Natutukoy ang ipinakikita ng isang sitwasyon at naibibigay ang dahilan, kasama ang kapareha at mag-isa.',
    sort: (name, things) =>
      `Pangkatin sa dalawa, “${name}” at “iba pa”, at ibigay ang dahilan ng bawat isa: ${things}.`,
    sorted: (members, others) => `kabilang: ${members}; hindi kabilang: ${others}`,
    order: (name) =>
      `Ayusin ng bawat pangkat ang mga pirasong papel ayon sa tamang pagkakasunod-sunod at ipaliwanag: ${name}.`,
    sortingSkill: (name) =>
      `Napapangkat ang mga halimbawa sa “${name}” at “iba pa” at naibibigay ang dahilan ng bawat isa, nang pangkatan.`,
    orderingSkill: (name) =>
      `Naaayos ang mga hakbang ayon sa tamang pagkakasunod-sunod at naipaliliwanag (${name}).`,
    wordSkill:
      'Naitatambal ang mga salita ng sesyon sa kahulugan ng mga ito at nagagamit ang bawat isa sa pangungusap.',
    helpInPairs: 'kaparehang babasa nang malakas sa bawat tanong at ituturo ang mga salitang makatutulong',
    answerAtHome: (questions) => `Isulat sa kuwaderno ang sagot sa buong pangungusap: ${questions}`,
    matchCards: (terms) =>
      `Pagtatambalin ng bawat pangkat ang mga kard ng salita at ng kahulugan, at gagamitin ang bawat salita sa pangungusap: ${terms}.`,
    moreExamples: 'sumulat ng dalawang tanong tungkol sa aralin na may sagot, para sagutin ng kaklase',
    explainToSeatmate:
      'Ipaliliwanag ng magkapareha sa isa’t isa ang ideya sa sariling salita at magbibigay ng halimbawa.',
    alreadyKnow: (about) => `Ano na ang nakita o narinig ninyo tungkol dito: ${about}?`,
    answerAlone: (situation) => `Sasagutin ng bawat mag-aaral sa papel at ibibigay ang dahilan: ${situation}`,
    writeTwo: (idea) =>
      `Susulat ang bawat mag-aaral ng dalawang pangungusap tungkol sa “${idea}” na may isang halimbawa mula sa tahanan.`,
    check:
      'Sasagutin ng mga mag-aaral ang unang limang bilang ng pagsusulit; 4 sa 5 ang antas ng pagkatuto. Sa susunod na oras ang iba pa.',
    ofFile: filipinoFileDayWords,
    help: (terms) => `mga kard ng mga salita ng sesyon at ng kahulugan ng mga ito: ${terms}`,
    assignment: (idea) =>
      `Humanap ng isang halimbawa ng “${idea}” sa tahanan o pamayanan at sumulat ng dalawang pangungusap tungkol dito.`,
  },
  pages: (file, from, to) => (from === to ? `${file}, p. ${from}` : `${file}, pp. ${from}–${to}`),
  resources: 'Pisara, mga piraso ng papel at pagsusulit ng sesyon',
}
