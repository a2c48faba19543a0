import { heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const pamilihan: Sample = {
  name: 'fil-fresh-pamilihan',
  title: 'Ang Pamilihan: Demand at Supply',
  subject: 'Araling Panlipunan 9',
  language: 'fil',
  as: 'pdf',
  blocks: [
    paragraph('Mataas na Paaralang Pambansa ng Bagong Silang'),
    paragraph('Araling Panlipunan 9, Ekonomiks. Inihanda ni Gng. Marites P. Olivar'),
    heading(1, 'Ang Pamilihan: Demand at Supply'),
    paragraph(
      'Napansin mo ba na tumataas ang presyo ng bulaklak tuwing Araw ng mga Patay at ng ham tuwing Disyembre? Si Aling Baby, na may puwesto sa palengke ng Bagong Silang, ay nagsabing “hindi ako ang nagtatakda niyan, anak, ang mga mamimili.” May katotohanan ang sinabi niya. Babasahin natin kung bakit.',
    ),
    heading(2, 'Kakapusan at pagpili'),
    paragraph(
      'Ang **ekonomiks** ay isang agham na nag-aaral kung paano tinutugunan ng tao ang walang katapusang pangangailangan gamit ang limitadong pinagkukunang-yaman. Ang **kakapusan** ay ang kalagayan na hindi sapat ang pinagkukunang-yaman upang matugunan ang lahat ng pangangailangan. Iba ito sa kakulangan. Ang **kakulangan** ay ang pansamantalang pagkaubos ng suplay ng isang produkto, gaya ng bigas pagkatapos ng bagyo. Nagaganap ang kakapusan dahil limitado ang lupa, langis at iba pang likas na yaman.',
    ),
    paragraph(
      'Dahil sa kakapusan, kailangang pumili ang tao. Ang **opportunity cost** ay ang halaga ng bagay na isinusuko kapalit ng napiling bagay. Kung pinili ni Carlo na manood ng sine kaysa mag-aral, ang opportunity cost niya ay ang mas mataas na marka sana sa pagsusulit. Ang **trade-off** ay ang pagsasakripisyo ng isang bagay upang makuha ang iba.',
    ),
    heading(2, 'Mga salik ng produksiyon'),
    paragraph(
      'Ang **produksiyon** ay ang proseso ng pagsasama-sama ng mga salik upang makalikha ng produkto o serbisyo. May apat na salik ng produksiyon: lupa, lakas-paggawa, kapital at entrepreneurship. Bawat isa ay may kabayaran, at makikita ito sa talahanayan.',
    ),
    table(
      ['Salik', 'Halimbawa', 'Kabayaran'],
      ['Lupa', 'bukirin, gubat at minahan', 'upa'],
      ['Lakas-paggawa', 'magsasaka at guro', 'sahod'],
      ['Kapital', 'makina at gusali', 'interes'],
      ['Entrepreneurship', 'may-ari ng panaderya', 'tubo'],
    ),
    paragraph(
      'Ang **lakas-paggawa** ay ang kakayahan ng tao na gumawa ng produkto o magbigay ng serbisyo. Tinatawag na white-collar job ang mga manggagawang gumagamit ng isip, samantalang tinatawag na blue-collar job ang mga manggagawang gumagamit ng lakas ng katawan. Ang **entrepreneur** naman ay isang taong nag-uugnay ng mga salik ng produksiyon at humaharap sa panganib na malugi.',
    ),
    heading(2, 'Ang demand'),
    paragraph(
      'Ang **demand** ay ang dami ng produkto na handa at kayang bilhin ng mga mamimili sa iba’t ibang presyo sa isang takdang panahon. Ayon sa batas ng demand, bumababa ang dami ng gustong bilhin kapag tumataas ang presyo. Ang **demand schedule** ay isang talaan na nagpapakita ng dami ng kayang bilhin sa bawat presyo. Ang **demand curve** ay isang guhit na nagpapakita ng ugnayan ng presyo at dami ng bibilhin.',
    ),
    paragraph(
      'Hindi presyo lamang ang nakaaapekto sa demand. Tumataas ang demand kapag dumarami ang mga mamimili. Kapag tumaas ang kita ng pamilya, mas marami ang nabibili nito. Ang **pamalit na produkto** ay produktong maaaring gamitin kapalit ng iba, gaya ng margarina kapalit ng mantikilya. Ang **komplementaryong produkto** naman ay produktong ginagamit kasabay ng iba, gaya ng asukal at kape. Ang **bandwagon effect** ay ang pagdami ng bumibili ng isang produkto dahil nakikitang binibili ito ng iba; isipin na lamang ang pila noon sa milk tea.',
    ),
    list(
      '**Panlasa**: ang hilig o gusto ng mamimili na nagbabago sa paglipas ng panahon',
      '**Kita**: ang salaping tinatanggap ng tao kapalit ng kaniyang trabaho',
      '**Inaasahan**: ang paniniwala ng mamimili tungkol sa presyo sa mga susunod na araw',
    ),
    heading(2, 'Ang suplay'),
    paragraph(
      'Ang **suplay** ay ang dami ng produkto na handa at kayang ipagbili ng mga prodyuser sa iba’t ibang presyo. Mas marami ang ipinagbibili ng prodyuser kapag mataas ang presyo sapagkat mas malaki ang kikitain nila. Ang **prodyuser** ay ang taong gumagawa o nagbebenta ng produkto. Ang **hoarding** ay ang pagtatago ng produkto upang tumaas ang presyo nito. Ipinagbabawal ng batas ang hoarding dahil nagdudulot ito ng artipisyal na kakulangan.',
    ),
    paragraph(
      'Nakaaapekto rin sa suplay ang teknolohiya, ang gastos sa produksiyon at ang panahon. Dumarami ang suplay kapag gumagamit ng makabagong makina ang mga prodyuser. Ang **subsidy** ay tulong-pinansiyal ng pamahalaan na nagpapababa sa gastos ng prodyuser. Ang **buwis** ay salaping sinisingil ng pamahalaan sa mga mamamayan at negosyo.',
    ),
    heading(2, 'Ekwilibriyo at presyo'),
    paragraph(
      'Ang **ekwilibriyo** ay ang kalagayan na magkapantay ang dami ng demand at ang dami ng suplay. Ang **surplus** ay ang kalagayan na mas marami ang suplay kaysa demand. Ang **shortage** ay ang kalagayan na mas marami ang demand kaysa suplay. Kapag may surplus, ibinababa ng mga nagtitinda ang presyo. Kapag may shortage, tumataas ang presyo sa pamilihan.',
    ),
    paragraph(
      'Kung minsan, nakikialam ang pamahalaan. Ang **price ceiling** ay ang pinakamataas na presyo na itinakda ng pamahalaan sa isang produkto. Ang **price floor** ay ang pinakamababang presyo na itinakda ng pamahalaan, gaya ng sahod ng manggagawa. Ipinatutupad ang price ceiling tuwing may kalamidad upang maprotektahan ang mga mamimili. Naisabatas ang Price Act noong 1992.',
    ),
    heading(2, 'Mga estruktura ng pamilihan'),
    list(
      '**Monopolyo** – pamilihan na iisa ang nagbebenta ng produktong walang pamalit',
      '**Monopsonyo** – pamilihan na iisa ang mamimili ng produkto o serbisyo',
      '**Oligopolyo** – pamilihan na iilan ang nagbebenta ng magkakatulad na produkto',
      '**Ganap na kompetisyon** – pamilihan na maraming nagbebenta at maraming bumibili',
    ),
    paragraph(
      'Ang **kartel** ay isang samahan ng mga nagbebenta na nagkakasundo sa presyo. Halimbawa nito ang OPEC, na itinatag noong 1960 sa Baghdad. Si Adam Smith ang tinaguriang Ama ng Makabagong Ekonomiks. Isinulat niya ang The Wealth of Nations noong 1776.',
    ),
    heading(2, 'Matalinong mamimili'),
    paragraph('Sundin ang mga hakbang na ito bago bumili, lalo na kung malaki ang halaga:'),
    steps(
      'Ilista ang mga kailangan ng pamilya.',
      'Ihambing ang presyo sa dalawa o tatlong tindahan.',
      'Suriin ang etiketa at ang petsa ng pagkasira.',
      'Hingin at itago ang resibo.',
    ),
    paragraph(
      'Ang **resibo** ay isang katibayan na binayaran ang biniling produkto. Ang **Department of Trade and Industry** ay ang ahensiya na tumatanggap ng reklamo ng mga mamimili. Ang **Consumer Act of the Philippines** ay ang batas na nangangalaga sa kapakanan ng mga mamimili. Takdang-aralin: magtala ng presyo ng limang bilihin sa loob ng isang linggo at iguhit ang pagbabago nito.',
    ),
    paragraph('Sanggunian: tala ng guro; talakayan sa klase; panayam kay Gng. B. Reyes'),
  ],
}
