import { caption, figure, heading, list, paragraph, type Sample, table } from '../sample.ts'

export const apPropaganda: Sample = {
  name: 'fil-ap-propaganda',
  title: 'Mula Propaganda Hanggang Himagsikan',
  subject: 'Araling Panlipunan 6',
  language: 'fil',
  as: 'columns-pdf',
  blocks: [
    heading(1, 'Mula Propaganda Hanggang Himagsikan'),
    paragraph(
      'Araling Panlipunan 6, Unang Markahan. Paaralang Elementarya ng Malinao. Guro: G. Rodel P. Sumulong. Basahin muna ang babasahin bago sagutin ang mga gawain sa hulihan.',
    ),
    heading(2, 'Ang pag-usbong ng damdaming makabansa'),
    paragraph(
      'Mahigit tatlong daang taon nang nasa ilalim ng Espanya ang kapuluan nang magsimulang magtanong ang mga Pilipino: bakit tayo dayuhan sa sariling bayan? Ang **nasyonalismo** ay ang damdamin ng pagmamahal at katapatan sa sariling bansa. Hindi ito sumibol nang biglaan. Maraming pangyayari sa loob at labas ng bansa ang nagtulak dito.',
    ),
    paragraph(
      'Binuksan ang Suez Canal noong 1869. Dahil sa kanal na ito, umikli ang paglalakbay mula Espanya patungong Maynila mula tatlong buwan hanggang mga isang buwan. Mas mabilis na nakarating sa Pilipinas ang mga aklat at pahayagang naglalaman ng kaisipang liberal. Ang **kaisipang liberal** ay ang paniniwala na may mga karapatan ang tao na hindi dapat alisin ng pamahalaan.',
    ),
    paragraph(
      'Nakatulong din ang paglitaw ng gitnang uri. Ang mga **ilustrado** ay mga Pilipinong nakapag-aral sa Maynila at sa Europa mula sa mayayamang pamilya. Noong 1863, ipinatupad ang kautusan na nagbukas ng mga paaralang primarya sa bawat bayan. Kaugnay nito, lumaganap ang wikang Espanyol at nabasa ng mas marami ang mga bagong kaisipan.',
    ),
    paragraph(
      'Ang **sekularisasyon** ay ang paglilipat ng pamamahala ng mga parokya mula sa mga paring regular patungo sa mga paring sekular. Karamihan sa mga paring sekular ay mga Pilipino. Pinamunuan ni Padre Jose Burgos ang kilusang humihingi ng pantay na pagtingin sa mga paring Pilipino.',
    ),
    heading(2, 'Ang pagbitay sa GomBurZa'),
    paragraph(
      'Noong Enero 20, 1872, nag-alsa ang mga manggagawa at sundalo sa arsenal ng Cavite. Nag-alsa sila dahil inalis ng Gobernador-Heneral Rafael de Izquierdo ang kanilang pribilehiyo na hindi magbayad ng buwis at hindi sumailalim sa polo y servicios. Mabilis na nasugpo ang pag-aalsa ngunit malaki ang naging bunga nito.',
    ),
    paragraph(
      'Idinawit ng mga Espanyol sa pag-aalsa ang tatlong paring sina Mariano Gomez, Jose Burgos at Jacinto Zamora. Binitay ang tatlong pari sa pamamagitan ng garote noong Pebrero 17, 1872. Ang **garote** ay isang kasangkapang bakal na sumasakal sa leeg ng bibitayin. Ang pagkamatay ng GomBurZa ay gumising sa damdaming makabansa ng mga Pilipino, kabilang na si Jose Rizal na nag-alay sa kanila ng kaniyang ikalawang nobela.',
    ),
    figure,
    caption('Larawan 1. Sipi ng pahina ng La Solidaridad'),
    heading(2, 'Ang Kilusang Propaganda'),
    paragraph(
      'Ang **Kilusang Propaganda** ay isang mapayapang kilusan ng mga ilustrado na humingi ng reporma sa pamahalaang Espanyol. Ang **reporma** ay pagbabago sa pamamalakad na isinasagawa nang hindi gumagamit ng dahas. Hindi kalayaan ang una nilang hiningi. Ang mga layunin ng Kilusang Propaganda ay ang sumusunod:',
    ),
    list(
      'pagkakapantay-pantay ng mga Pilipino at Espanyol sa harap ng batas',
      'pagkakaroon ng kinatawan sa Cortes ng Espanya',
      'sekularisasyon ng mga parokya',
      'kalayaan sa pamamahayag at pagtitipon',
      'paggawa sa Pilipinas bilang lalawigan ng Espanya',
    ),
    paragraph(
      'Ang **La Solidaridad** ay ang opisyal na pahayagan ng Kilusang Propaganda. Lumabas ang unang sipi nito sa Barcelona noong Pebrero 15, 1889. Si Graciano Lopez Jaena ang unang patnugot ng La Solidaridad. Si Marcelo H. del Pilar ang pumalit sa kaniya bilang patnugot noong Disyembre 1889. Tumigil ang paglilimbag ng pahayagan noong 1895 dahil sa kakulangan ng pondo.',
    ),
    table(
      ['Propagandista', 'Sagisag-panulat', 'Kilalang akda'],
      ['Jose Rizal', 'Laong Laan', 'Noli Me Tangere'],
      ['Marcelo H. del Pilar', 'Plaridel', 'Dasalan at Tocsohan'],
      ['Graciano Lopez Jaena', 'Diego Laura', 'Fray Botod'],
      ['Mariano Ponce', 'Tikbalang', 'Efemerides Filipinas'],
      ['Antonio Luna', 'Taga-ilog', 'Impresiones'],
    ),
    paragraph(
      'Si **Jose Rizal** ay isang doktor at manunulat na sumulat ng Noli Me Tangere at El Filibusterismo. Inilathala ang Noli Me Tangere sa Berlin noong 1887. Inilathala naman ang El Filibusterismo sa Ghent noong 1891. Inilarawan ng Noli ang mga sakit ng lipunan samantalang ipinakita ng El Fili ang bunga ng pagkabigo ng reporma. Itanong mo sa iyong magulang kung alin sa mga tauhan ng Noli ang naaalala pa nila.',
    ),
    paragraph(
      'Itinatag ni Rizal ang La Liga Filipina sa Tondo noong Hulyo 3, 1892. Ang **La Liga Filipina** ay isang samahang naglayong pagkaisahin ang mga Pilipino at magtulungan sa panahon ng pangangailangan. Hindi ito nagtagal dahil dinakip si Rizal at ipinatapon sa Dapitan makaraan ang ilang araw.',
    ),
    heading(2, 'Ang Katipunan'),
    paragraph(
      'Nabigo ang mga propagandista na makamit ang reporma. Kulang sila sa salapi, hindi sila nagkasundo sa pamumuno at hindi nakinig ang Espanya. Itinatag nina Andres Bonifacio ang Katipunan noong Hulyo 7, 1892 sa isang bahay sa Kalye Azcarraga sa Tondo, Maynila. Ang **Katipunan** ay isang lihim na samahan na naglayong makamit ang kalayaan sa pamamagitan ng himagsikan.',
    ),
    paragraph(
      'Si **Andres Bonifacio** ay ang tinaguriang Ama ng Himagsikang Pilipino. Si **Emilio Jacinto** ay ang tinaguriang Utak ng Katipunan. Siya ang sumulat ng Kartilya ng Katipunan. Ang **Kartilya** ay ang aklat ng mga aral na sinusunod ng bawat kasapi. Si Melchora Aquino, na mas kilala bilang Tandang Sora, ang kumupkop at gumamot sa mga sugatang Katipunero.',
    ),
    paragraph(
      'Ang mga kasapi ng Katipunan ay nahahati sa tatlong antas: Katipon, Kawal at Bayani. Ang Katipon ay nagsusuot ng itim na talukbong, samantalang ang Kawal ay nagsusuot ng luntiang talukbong. Ang Bayani naman ay nagsusuot ng pulang talukbong. **Kalayaan** ang tawag sa opisyal na pahayagan ng Katipunan.',
    ),
    heading(2, 'Ang pagsiklab ng himagsikan'),
    paragraph(
      'Natuklasan ng mga Espanyol ang Katipunan noong Agosto 19, 1896. Isiniwalat ni Teodoro Patiño ang lihim ng samahan kay Padre Mariano Gil dahil sa alitan nila ng kapwa niya manggagawa. Daan-daan ang dinakip. Nagtipon ang mga Katipunero sa Pugad Lawin at pinunit nila ang kanilang cedula bilang tanda ng paglaban. Ang **cedula** ay isang katibayan ng pagbabayad ng buwis at ng pagkamamamayan sa ilalim ng Espanya.',
    ),
    paragraph(
      'Ipinahayag ni Gobernador-Heneral Ramon Blanco ang batas militar sa walong lalawigan. Ang walong lalawigang ito ang kinakatawan ng walong sinag ng araw sa ating watawat. Binaril si Rizal sa Bagumbayan noong Disyembre 30, 1896. Lalong nag-alab ang himagsikan dahil sa pagkamatay niya.',
    ),
    heading(2, 'Mga gabay na tanong'),
    paragraph('Bakit nabigo ang Kilusang Propaganda? Kung ikaw ay nabuhay noon, sasapi ka ba sa Katipunan?'),
    heading(2, 'Sanggunian'),
    paragraph('Agoncillo, T. A. (1990). History of the Filipino People. Quezon City: Garotech Publishing.'),
  ],
}
