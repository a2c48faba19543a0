import { caption, figure, heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const aghamPanunaw: Sample = {
  name: 'fil-agham-panunaw',
  title: 'Ang Sistema ng Panunaw',
  subject: 'Agham 4',
  language: 'fil',
  as: 'docx',
  blocks: [
    paragraph('Mababang Paaralan ng San Roque, Distrito ng Calauag'),
    paragraph('Agham 4, Ikalawang Markahan, Linggo 3 at 4. Inihanda ni Gng. Lorna M. Abrigo'),
    heading(1, 'Ang Sistema ng Panunaw'),
    paragraph(
      'Kumain ka na ba? Iyan ang madalas na bati ng lola ni Marites tuwing umuuwi siya galing sa paaralan. Hindi natin napapansin, pero simula pa lamang ng mahabang biyahe ang pagsubo ng kanin at ulam. Sa araling ito, susundan natin ang biyahe ng pagkain sa loob ng katawan.',
    ),
    heading(2, 'Bakit kailangang tunawin ang pagkain?'),
    paragraph(
      'Ang **panunaw** o digestion ay ang proseso ng paghihiwa-hiwalay ng pagkain upang maging maliliit na sustansiyang magagamit ng katawan. Malalaki ang piraso ng pagkaing isinusubo natin kaya hindi ito makapapasok agad sa dugo. Ang **sustansiya** ay bahagi ng pagkain na nagbibigay ng lakas, nagpapalaki at nag-aayos ng mga nasirang bahagi ng katawan.',
    ),
    paragraph(
      'May dalawang uri ng panunaw: ang mekanikal at ang kemikal. Ang **mekanikal na panunaw** ay ang pagdurog ng pagkain sa pamamagitan ng pagnguya at paggalaw ng mga kalamnan. Ang **kemikal na panunaw** naman ay ang pagbabago ng pagkain sa tulong ng mga katas na may enzyme. Nagsisimula ang dalawang ito sa bibig pa lamang, kaya huwag lunok nang lunok!',
    ),
    heading(2, 'Mga bahagi ng sistema ng panunaw'),
    paragraph(
      'Isipin ang sistema ng panunaw bilang isang mahabang tubo na may iba’t ibang istasyon. Sa isang taong nasa hustong gulang, umaabot sa siyam na metro ang haba ng tubong ito. Narito ang bawat istasyon.',
    ),
    paragraph(
      'Ang **bibig** ang unang bahagi na dinaraanan ng pagkain. Dinudurog ng mga ngipin ang pagkain habang inihahalo naman ito ng dila sa laway. Ang **laway** ay isang malabnaw na likidong nagpapalambot sa pagkain at nagsisimulang tumunaw sa starch. Ginagawa ito ng mga salivary gland na nasa ilalim ng dila at sa magkabilang pisngi.',
    ),
    paragraph(
      'Mula sa bibig, dadaan ang nginuyang pagkain sa **lalaugan** at papasok sa **esophagus**. Ang esophagus ay isang mahabang tubo na nagdadala ng pagkain mula sa lalamunan patungo sa tiyan. **Peristalsis** ang tawag sa parang alon na paggalaw ng mga kalamnan na nagtutulak sa pagkain pababa. Dahil sa peristalsis, makalulunok pa rin ang isang tao kahit nakahiga siya.',
    ),
    paragraph(
      'Ang **tiyan** o stomach ay isang hugis-supot na organ na pansamantalang nag-iimbak at humahalo sa pagkain. Naglalabas ang dingding nito ng gastric juice na tumutunaw sa protina at pumapatay sa mga mikrobyo. Karaniwang nananatili ang pagkain sa tiyan nang dalawa hanggang apat na oras. Kapag nahalo na ito nang mabuti, nagiging malapot na parang sopas ang pagkain; **chyme** ang tawag dito.',
    ),
    figure,
    caption('Larawan 1. Ang mga pangunahing bahagi ng sistema ng panunaw'),
    paragraph(
      'Sa **maliit na bituka** nagaganap ang pinakamalaking bahagi ng panunaw. Mga anim na metro ang haba nito, ngunit tinawag itong maliit dahil makitid ang butas. Ang **villi** ay maliliit na umbok na parang daliri sa dingding ng maliit na bituka na sumisipsip ng sustansiya. Dinadala ng dugo ang mga sustansiyang nasipsip sa lahat ng selula ng katawan.',
    ),
    paragraph(
      'Ang **malaking bituka** ay ang bahaging sumisipsip ng tubig mula sa mga natirang pagkain na hindi natunaw. Ang matitigas na duming naiwan ay iniipon sa **rectum** at inilalabas sa **anus**. Kung kulang sa tubig at gulay ang kinakain ng isang bata, nahihirapan siyang dumumi. Ganito ang nangyari kay Jomar, na chichirya at softdrinks lang ang baon sa loob ng isang linggo.',
    ),
    heading(2, 'Mga katulong na organ'),
    paragraph(
      'May mga organ na hindi dinaraanan ng pagkain ngunit tumutulong sa pagtunaw nito. Basahin ang talahanayan at pansinin kung ano ang inilalabas ng bawat isa.',
    ),
    table(
      ['Organ', 'Inilalabas', 'Gawain'],
      ['Atay', 'Bile', 'Gumagawa ng katas na humihiwalay sa taba'],
      ['Apdo', 'Naipong bile', 'Nag-iimbak ng bile hanggang sa kailanganin'],
      ['Lapay', 'Pancreatic juice', 'Tumutunaw ng protina, taba at carbohydrates'],
      ['Salivary gland', 'Laway', 'Nagpapalambot ng pagkain sa bibig'],
    ),
    paragraph(
      'Ang **atay** ang pinakamalaking organ sa loob ng katawan. Bukod sa paggawa ng bile, sinasala rin ng atay ang mga nakalalasong bagay sa dugo. Ang **apdo** o gallbladder ay isang maliit na supot sa ilalim ng atay na nag-iimbak ng bile. Ang **lapay** o pancreas naman ay nasa likod ng tiyan at naglalabas ng katas sa maliit na bituka.',
    ),
    heading(2, 'Ang biyahe ng pagkain'),
    paragraph('Narito ang mga hakbang sa pagtunaw ng pagkain, halimbawa, ng isang subo ng kaning may adobo:'),
    steps(
      'Dinudurog ng ngipin ang pagkain at hinahaluan ng laway.',
      'Itinutulak ng peristalsis ang nilunok na pagkain pababa sa esophagus.',
      'Hinahalo ng tiyan ang pagkain at ang gastric juice.',
      'Sinisipsip ng villi sa maliit na bituka ang mga sustansiya.',
      'Sinisipsip ng malaking bituka ang natitirang tubig.',
      'Inilalabas sa anus ang mga duming hindi natunaw.',
    ),
    heading(2, 'Mga karaniwang sakit sa panunaw'),
    paragraph(
      'Hindi laging maayos ang biyahe ng pagkain. Ang **pagtatae** o diarrhea ay ang madalas na pagdumi ng malabnaw na dulot ng mikrobyo sa pagkain o tubig. Ang taong nagtatae ay nawawalan ng maraming tubig kaya kailangan niya ng oresol. Ang **constipation** o pagtitibi ay ang hirap sa pagdumi dahil matigas ang dumi. Samantala, ang **ulcer** ay isang sugat sa dingding ng tiyan o maliit na bituka.',
    ),
    paragraph(
      'Sumasakit ang tiyan ng taong may ulcer kapag walang laman ito dahil natatamaan ng asido ang sugat. Ang **amoebiasis** ay isang impeksiyon sa bituka na nakukuha sa maruming tubig at pagkain. Ayon sa nars ng aming health center, si Nars Divina, marami ang nagkakasakit nito tuwing tag-ulan.',
    ),
    heading(2, 'Pangangalaga sa sistema ng panunaw'),
    paragraph('Upang mapanatiling malusog ang sistema ng panunaw, gawin ang mga sumusunod:'),
    list(
      'Nguyain nang mabuti ang pagkain bago lunukin.',
      'Uminom ng walo o higit pang baso ng malinis na tubig araw-araw.',
      'Kumain ng gulay at prutas na mayaman sa fiber.',
      'Maghugas ng kamay bago kumain at pagkatapos gumamit ng palikuran.',
      'Iwasang tumakbo o maglaro pagkatapos kumain.',
    ),
    paragraph(
      'Ang **fiber** ay ang bahagi ng halaman na hindi natutunaw ngunit tumutulong sa maayos na pagdumi. Mayaman sa fiber ang kangkong, malunggay, papaya at saging. Ang pag-inom ng sapat na tubig ay nagpapalambot ng dumi at nakatutulong sa paggalaw ng bituka.',
    ),
    heading(2, 'Gawain: Ako ang gabay sa biyahe'),
    paragraph(
      'Bumuo ng pangkat na may limang kasapi. Gumuhit sa manila paper ng balangkas ng katawan at idikit ang mga bahagi ng sistema ng panunaw. Ipaliwanag sa klase kung ano ang nangyayari sa bawat istasyon.',
    ),
    heading(2, 'Sanggunian'),
    paragraph('Kagawaran ng Edukasyon. Agham 4: Kagamitan ng Mag-aaral, pahina 41–58.'),
  ],
}
