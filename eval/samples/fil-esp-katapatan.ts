import { heading, list, paragraph, type Sample } from '../sample.ts'

export const espKatapatan: Sample = {
  name: 'fil-esp-katapatan',
  title: 'Ang Katapatan sa Salita at sa Gawa',
  subject: 'Edukasyon sa Pagpapakatao 8',
  language: 'fil',
  as: 'prose-docx',
  blocks: [
    heading(1, 'Ang Katapatan sa Salita at sa Gawa'),
    paragraph(
      'Inihanda para sa mga mag-aaral ng Baitang 8, Pambansang Mataas na Paaralan ng Santa Clara. Bago magsimula, huminga nang malalim at alalahanin ang huling pagkakataon na nagsinungaling ka. Bakit mo iyon nagawa?',
    ),
    heading(2, 'Ang kahulugan ng katapatan'),
    paragraph(
      'Ang **katapatan** ay ang pagpapahayag ng katotohanan sa isip, sa salita at sa gawa. Hindi sapat na hindi ka nagsisinungaling; kailangan ding tumugma ang iyong kilos sa iyong sinasabi. Ang taong matapat ay pinagkakatiwalaan ng kaniyang pamilya, mga kaibigan at kasama sa trabaho. Sa ating kultura, madalas sabihin ng matatanda na ang tiwala ay parang salamin: kapag nabasag, mahirap nang buuin.',
    ),
    paragraph(
      'Ang **katotohanan** ay ang pagkakatugma ng sinasabi sa tunay na nangyari o tunay na kalagayan. Ang **integridad** ay ang pagiging buo ng pagkatao na makikita sa pagkakaisa ng paniniwala, salita at gawa. Ang taong may integridad ay gumagawa ng tama kahit walang nakatingin. Iyan ang dahilan kung bakit hinangaan ng buong barangay si Aling Nena nang isauli niya ang pitakang napulot sa palengke, bagaman kailangan niya ng pambili ng gamot.',
    ),
    paragraph(
      'May kaugnayan ang katapatan sa konsensiya. Ang **konsensiya** ay ang munting tinig sa loob ng tao na humuhusga kung tama o mali ang kaniyang gagawin. Nababagabag ang taong nagsisinungaling dahil alam ng konsensiya niya ang totoo. Kapag paulit-ulit na hindi pinakinggan ang konsensiya, nagiging manhid ito.',
    ),
    heading(2, 'Mga uri ng pagsisinungaling'),
    paragraph(
      'Ang **pagsisinungaling** ay ang sadyang pagsasabi ng hindi totoo upang linlangin ang kapwa. Ayon sa mga pag-aaral, nagsisimulang magsinungaling ang bata sa edad na tatlo o apat na taon, karaniwan upang makaiwas sa parusa. May ilang uri ng pagsisinungaling na dapat nating makilala.',
    ),
    paragraph(
      'Ang **prosocial lying** ay ang pagsisinungaling upang protektahan o tulungan ang ibang tao. Halimbawa, sinabi ni Karen na masarap ang nilutong ulam ng lola niya kahit maalat ito. Ang **self-enhancement lying** ay ang pagsisinungaling upang mailigtas ang sarili sa kahihiyan o parusa. Ang **selfish lying** ay ang pagsisinungaling upang makinabang ang sarili kahit may ibang mapinsala. Ang **antisocial lying** ay ang pagsisinungaling na sadyang nananakit ng ibang tao.',
    ),
    paragraph(
      'Kahit ang tinatawag nating white lie ay may masamang bunga. Ang isang maliit na kasinungalingan ay nagbubunga ng marami pang kasinungalingan upang mapagtakpan ang una. Nawawala ang tiwala ng kapwa dahil sa paulit-ulit na pagsisinungaling. Nasasanay rin ang tao na umiwas sa pananagutan.',
    ),
    heading(2, 'Mga paraan ng pagtatago ng katotohanan'),
    paragraph(
      'Hindi lahat ng katotohanan ay kailangang sabihin sa lahat ng tao. May mga pagkakataong tama ang manahimik. Ang mga sumusunod ay mga paraan upang maitago ang katotohanan nang hindi nagsisinungaling:',
    ),
    list(
      'Pananahimik – ang hindi pagsagot sa anumang tanong na maaaring magtulak upang ilabas ang katotohanan',
      'Pag-iwas – ang paglihis sa usapan upang hindi masagot ang tanong',
      'Pagbibigay ng salitang may dalawang kahulugan – ang paggamit ng salitang hindi tuwirang nagsasabi ng totoo ngunit hindi rin kasinungalingan',
      'Pagtitimping pandiwa – ang paglalagay ng limitasyon sa tunay na impormasyon',
    ),
    paragraph(
      'Ang **lihim** ay katotohanang ipinagkatiwala na hindi dapat ibunyag sa iba. Ang **natural na lihim** ay lihim na nakaugat sa likas na batas moral. Ang **ipinangakong lihim** ay lihim na ipinangako ng taong pinagsabihan nito matapos na malaman. Ang **propesyonal na lihim** ay lihim na nalaman dahil sa gampanin o trabaho ng isang tao, gaya ng sa doktor, abogado at guidance counselor.',
    ),
    heading(2, 'Katapatan sa gawa'),
    paragraph(
      'Ang katapatan sa gawa ay nakikita sa maliliit na bagay. Ang mag-aaral na hindi nangongopya sa pagsusulit ay nagpapakita ng katapatan sa sarili at sa guro. Ang tindera na nagsusukli nang tama ay nagpapakita ng katapatan sa mamimili. Ang opisyal ng barangay na naglalathala ng gastos ay nagpapakita ng katapatan sa mamamayan.',
    ),
    paragraph(
      'Ang **pandaraya** ay ang panlilinlang upang makuha ang isang bagay na hindi nararapat. Ang **plagiarism** ay ang pag-angkin sa gawa o salita ng iba nang walang pagkilala sa may-akda. Nagiging madali ang plagiarism dahil isang pindot na lamang ang pagkopya mula sa internet. Kung gagamit ng sipi mula sa aklat o website, isulat ang pangalan ng pinagkunan.',
    ),
    paragraph(
      'Si Renz, isang mag-aaral sa Baitang 8, ay inutusang bumili ng proyekto ng pangkat at may natirang limampung piso. Walang nakaaalam. Isinauli niya ang sukli at ipinakita ang resibo. Sabi niya, “Maliit man, hindi akin iyon.” Mula noon, siya ang laging pinipiling ingat-yaman ng klase.',
    ),
    heading(2, 'Ang bunga ng katapatan'),
    paragraph(
      'Ang katapatan ay nagdudulot ng kapayapaan ng isip at ng matatag na ugnayan sa kapwa. Kapag matapat ang mga kasapi ng pamilya, nagiging bukas ang kanilang usapan. Ang kawalan ng katapatan naman ay humahantong sa pagkasira ng tiwala at ng pangalan. Umuunlad ang pamayanan kapag matapat ang mga pinuno at ang mga mamamayan.',
    ),
    paragraph(
      'Ang **pananagutan** ay ang pagtanggap sa bunga ng sariling kilos at pasiya. Mas magaan ang pananagutan kapag inamin agad ang pagkakamali. Ang paghingi ng tawad ay unang hakbang sa pagpapanumbalik ng tiwala. Ang **tiwala** ay ang paniniwala na gagawin ng kapwa ang kaniyang sinabi.',
    ),
    heading(2, 'Paano lilinangin ang katapatan?'),
    paragraph(
      'Walang ipinanganak na ganap na matapat; nililinang ito sa araw-araw. Mag-isip muna bago magsalita. Iwasang mangako ng hindi kayang tuparin. Pumili ng mga kaibigang nagpapahalaga sa katotohanan. Aminin ang mali kahit nakahihiya. Sa gabi, suriin ang sarili: naging totoo ba ako ngayon?',
    ),
    heading(2, 'Pagpapahalaga'),
    paragraph(
      'Gumawa ng liham para sa isang taong nawalan ng tiwala sa iyo. Aminin ang nagawa, humingi ng tawad at sabihin kung paano mo ito itutuwid.',
    ),
    heading(2, 'Sanggunian'),
    paragraph('Edukasyon sa Pagpapakatao 8: Modyul para sa Mag-aaral, pahina 311–335.'),
  ],
}
