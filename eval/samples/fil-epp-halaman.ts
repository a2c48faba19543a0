import { heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const eppHalaman: Sample = {
  name: 'fil-epp-halaman',
  title: 'Pagtatanim ng Gulay at Paggawa ng Compost',
  subject: 'EPP 5',
  language: 'fil',
  as: 'ilaw-docx',
  blocks: [
    heading(1, 'Pagtatanim ng Gulay at Paggawa ng Compost'),
    table(
      ['Paaralan', 'Mababang Paaralan ng Tagumpay'],
      ['Guro', 'Gng. Teresita B. Malonzo'],
      ['Baitang at pangkat', 'Baitang 5 – Sampaguita'],
      ['Asignatura', 'Edukasyong Pantahanan at Pangkabuhayan'],
      ['Markahan', 'Ikalawa'],
      [
        'Pamantayang Pangnilalaman',
        'Naipamamalas ang pang-unawa sa kaalaman at kasanayan sa pagtatanim ng gulay at sa masistemang pangangalaga nito.',
      ],
      [
        'Pamantayan sa Pagganap',
        'Naisasagawa nang maayos ang pagtatanim, pag-aani at pagsasapamilihan ng gulay sa masistemang pamamaraan.',
      ],
      [
        'Mga Kasanayan sa Pagkatuto',
        'Natatalakay ang pakinabang sa pagtatanim ng mga gulay (EPP5AG-0a-1)\nNaisasagawa ang paggawa ng abonong organiko (EPP5AG-0b-4)\nNaisasagawa ang masistemang pangangalaga ng tanim na gulay (EPP5AG-0c-6)',
      ],
      [
        'Mga Layunin',
        'Naiisa-isa ang mga pakinabang ng pagtatanim ng gulay\nNaipaliliwanag ang pagkakaiba ng tuwiran at di-tuwirang pagtatanim\nNakagagawa ng compost mula sa nabubulok na basura sa bahay\nNaipakikita ang tiyaga sa pag-aalaga ng halaman',
      ],
    ),
    heading(2, 'Pakinabang ng pagtatanim ng gulay'),
    paragraph(
      'Mahal na ang bilihin, kaya maraming pamilya ang nagtatanim sa bakuran, sa lata, o sa bote ng softdrinks na hinati. Ang **gulay** ay mga halamang kinakain ang dahon, bunga, ugat o bulaklak. Ang mga pakinabang ng pagtatanim ng gulay ay hindi lamang sa tiyan: nakatitipid ang pamilya, napagkakakitaan ang sobra at nagiging luntian ang paligid.',
    ),
    paragraph(
      'Ang **kamang taniman** o plot ay isang bahagi ng lupang binungkal at itinaas na pinagtatamnan ng mga punla. Ang **punla** ay isang batang halamang tumubo mula sa buto na handa nang ilipat. Si Mang Andoy, na kapitbahay ng aming paaralan, ay may dalawampung kamang taniman ng petsay at labanos at doon niya kinukuha ang pampaaral sa tatlong anak.',
    ),
    heading(2, 'Mga kagamitan sa paghahalaman'),
    paragraph(
      'Bago pumunta sa garden, kilalanin muna ang mga kagamitan. Ibalik ang mga ito sa lalagyan nang malinis at tuyo upang hindi kalawangin.',
    ),
    table(
      ['Kagamitan', 'Gamit'],
      ['Asarol', 'pambungkal at panghalo ng lupa'],
      ['Kalaykay', 'pangtipon ng tuyong dahon at pampatag ng lupa'],
      ['Dulos', 'pambungkal ng lupa sa paligid ng halaman'],
      ['Regadera', 'pandilig ng mga punla'],
      ['Pala', 'panghukay at panlipat ng lupa'],
      ['Tulos', 'pananda ng sukat ng kamang taniman'],
    ),
    paragraph(
      'Ang asarol ay ginagamit sa pagbubungkal ng matigas na lupa. Ang dulos ay ginagamit sa paglilipat ng mga punla at sa pagluluwag ng lupa sa paligid ng halaman. Ang regadera ay ginagamit upang marahang diligan ang mga bagong tanim.',
    ),
    heading(2, 'Dalawang paraan ng pagtatanim'),
    paragraph(
      'Ang **tuwirang pagtatanim** ay ang paraan ng pagtatanim na deretsong inilalagay ang buto sa kamang taniman. Ganito itinatanim ang okra, sitaw, upo at mais. Ang **di-tuwirang pagtatanim** ay ang paraan na pinatutubo muna ang buto sa kahong punlaan bago ilipat sa kamang taniman. Ginagawa ito sa kamatis, talong, sili at petsay dahil maselan ang kanilang mga buto.',
    ),
    paragraph(
      'Ang **kahong punlaan** ay isang mababaw na kahon na pinagpapatubuan ng buto. Ang **paglilipat-tanim** ay ang pagkuha ng punla mula sa kahong punlaan at pagtatanim nito sa permanenteng lugar. Isinasagawa ito sa hapon upang hindi malanta ang punla sa init ng araw. Kapag may tatlo o apat na tunay na dahon ang punla, handa na itong ilipat.',
    ),
    heading(2, 'Abonong organiko'),
    paragraph(
      'Ang **abono** ay anumang bagay na inihahalo sa lupa upang madagdagan ang sustansiya nito. Ang **abonong organiko** ay abonong galing sa nabulok na halaman, dumi ng hayop at tirang pagkain. Ang **compost** ay pataba na gawa sa pinaghalo at binulok na dahon, balat ng prutas at dumi ng hayop. Mas mura ito kaysa sa abonong nabibili sa tindahan at hindi nakasisira sa lupa kahit matagal gamitin.',
    ),
    paragraph(
      'Ang **composting** ay ang pagbubulok ng mga basura sa isang hukay. Ang **basket composting** ay ang pagbubulok ng mga basura sa isang sisidlang may butas. Angkop ang basket composting sa mga bahay na maliit ang bakuran. Ang bulateng African nightcrawler ay tumutulong sa mas mabilis na pagbubulok; **vermicomposting** ang tawag sa paraang gumagamit ng bulate.',
    ),
    paragraph('Narito ang mga hakbang sa paggawa ng compost pit:'),
    steps(
      'Pumili ng lugar na malayo sa bahay at hindi binabaha.',
      'Humukay nang may lalim na isang metro at lapad na dalawang metro.',
      'Ilatag ang mga tuyong dahon, damo at balat ng gulay nang 30 sentimetro ang kapal.',
      'Patungan ng dumi ng hayop na 15 sentimetro ang kapal.',
      'Lagyan ng manipis na suson ng lupa at abo.',
      'Diligan at takpan ng dahon ng saging.',
      'Haluin makalipas ang tatlong linggo at hintayin ang dalawang buwan.',
    ),
    paragraph(
      'Ang compost ay maaari nang gamitin kapag ito ay kulay itim, buhaghag at walang masamang amoy. Bumabaho ang compost kapag sobra ang tubig nito. Hindi isinasama sa hukay ang plastik, bote, lata at buto ng hayop dahil hindi nabubulok ang mga ito.',
    ),
    heading(2, 'Pangangalaga ng tanim'),
    paragraph(
      'Ang pagdidilig ay isinasagawa tuwing umaga at hapon. Ang **pagbubungkal** ay ang pagluluwag ng lupa upang makahinga ang mga ugat at madaling makapasok ang tubig. Ang **pagdadamo** ay ang pag-aalis ng mga ligaw na halamang umaagaw ng sustansiya. Ang **mulching** ay ang pagtatakip ng tuyong dayami o dahon sa lupa upang manatili itong mamasa-masa.',
    ),
    paragraph(
      'Ang **intercropping** ay ang pagtatanim ng dalawa o higit pang uri ng halaman sa iisang taniman. Halimbawa, itinatanim ang marigold sa pagitan ng talong dahil itinataboy ng amoy nito ang mga insekto. Ang **aphids** ay maliliit na insektong sumisipsip ng katas ng dahon. Ang taong may tanim na pinamumugaran ng aphids ay maaaring mag-spray ng tubig na may sabon at sili.',
    ),
    heading(2, 'Pag-aani at pagsasapamilihan'),
    paragraph(
      'Inaani ang petsay makalipas ang 30 hanggang 40 araw mula sa pagtatanim. Ang pag-aani ay ginagawa sa umaga kapag malamig pa ang panahon. Ang **tingian** ay ang pagbebenta ng gulay nang paisa-isa, bawat tali o bawat tumpok. Ang **pakyawan** ay ang pagbebenta ng lahat ng ani sa iisang mamimili.',
    ),
    list(
      'Lansakan – pagbebenta nang maramihan sa mga tindahan sa palengke',
      'Tingian – pagbebenta nang kaunti sa mga kapitbahay',
      'Pakyawan – pagbebenta ng buong ani habang nasa taniman pa',
    ),
    heading(2, 'Pagtataya'),
    paragraph('Sagutin sa kuwaderno: Bakit mahalaga ang compost? Ano-ano ang hindi dapat isama sa hukay?'),
    heading(2, 'Pagninilay'),
    paragraph('Isusulat ng guro pagkatapos ng aralin.'),
  ],
}
