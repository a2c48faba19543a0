import { heading, list, paragraph, type Sample, table } from '../sample.ts'

export const panitikanKuwento: Sample = {
  name: 'fil-panitikan-kuwento',
  title: 'Mga Akdang Tuluyan at ang Maikling Kuwento',
  subject: 'Filipino 7',
  language: 'fil',
  as: 'pdf',
  blocks: [
    heading(1, 'Mga Akdang Tuluyan at ang Maikling Kuwento'),
    paragraph(
      'Filipino 7, Unang Markahan, Ikaapat na Linggo. Mataas na Paaralang Pambansa ng Lucsuhin. Inihanda ni Gng. Perla S. Catapang. Dalhin ang babasahing ito tuwing klase at huwag susulatan.',
    ),
    heading(2, 'Panitikan: salamin ng buhay'),
    paragraph(
      'Noong wala pang telebisyon at cellphone, sa kuwento ng matatanda natututo at naaaliw ang mga bata. Ang **panitikan** ay ang katipunan ng mga akdang nagpapahayag ng damdamin, kaisipan at karanasan ng tao. Nahahati ito sa dalawang anyo: ang tuluyan at ang patula. Ang **tuluyan** o prosa ay ang anyo ng panitikan na nasusulat sa karaniwang takbo ng pangungusap at nahahati sa talata. Ang **patula** ay ang anyo ng panitikan na may sukat, tugma at taludtod.',
    ),
    paragraph(
      'Bago pa dumating ang mga Espanyol, mayroon nang mga kuwentong-bayan ang ating mga ninuno. Pasalita ang paglilipat ng mga ito mula sa isang henerasyon patungo sa susunod. Kaya huwag magtaka kung magkaiba ang alamat ng pinya na alam mo sa alam ng kaklase mong taga-Iloilo.',
    ),
    heading(2, 'Mga uri ng akdang tuluyan'),
    paragraph(
      'Ang **alamat** ay isang kuwentong nagpapaliwanag ng pinagmulan ng isang bagay, pook o pangyayari. Ang **pabula** ay isang kuwento na mga hayop ang tauhan at nagbibigay ng aral. Si Aesop, isang aliping Griyego, ang tinaguriang Ama ng Pabula. Ang **parabula** ay isang kuwentong hango sa Bibliya na nagtuturo ng mabuting asal. Ang **mito** ay isang kuwento tungkol sa mga diyos at diyosa na nagpapaliwanag sa kalikasan at sa simula ng daigdig.',
    ),
    paragraph(
      'Ang **anekdota** ay isang maikling salaysay tungkol sa isang nakatutuwa o kapupulutan ng aral na pangyayari sa buhay ng isang kilalang tao. Ang **sanaysay** ay isang akdang naglalahad ng kuro-kuro ng may-akda tungkol sa isang paksa. Ang **nobela** ay isang mahabang akdang nahahati sa mga kabanata at naglalaman ng maraming tauhan at tagpuan. Ang **talambuhay** ay isang akdang nagsasalaysay ng buhay ng isang tao.',
    ),
    table(
      ['Akda', 'Karaniwang tauhan', 'Halimbawa'],
      ['Alamat', 'tao at diwata', 'Ang Alamat ng Pinya'],
      ['Pabula', 'hayop', 'Ang Pagong at ang Matsing'],
      ['Parabula', 'tao sa Bibliya', 'Ang Alibughang Anak'],
      ['Mito', 'diyos at diyosa', 'Si Malakas at si Maganda'],
    ),
    heading(2, 'Ang maikling kuwento'),
    paragraph(
      'Ang **maikling kuwento** ay isang akdang tuluyan na nababasa sa isang upuan at nag-iiwan ng iisang kakintalan. Si Edgar Allan Poe ang tinaguriang Ama ng Maikling Kuwento. Sa Pilipinas, si Deogracias A. Rosario ang itinuturing na Ama ng Maikling Kuwentong Tagalog. Isinulat niya ang “Aloha” at ang “Walang Panginoon,” na maaari mong hiramin sa aklatan.',
    ),
    paragraph(
      'Ang mga elemento ng maikling kuwento ay tauhan, tagpuan, banghay, tunggalian at tema. Ang **tauhan** ay ang gumaganap sa mga pangyayari sa kuwento. Ang **bida** o protagonista ay ang pangunahing tauhan na sinusundan ng mambabasa. Ang **kontrabida** o antagonista ay ang tauhang sumasalungat sa bida. Ang **tagpuan** ay ang lugar at panahon na pinangyarihan ng kuwento.',
    ),
    paragraph(
      'Ang **banghay** ay ang maayos na pagkakasunod-sunod ng mga pangyayari sa kuwento. Ang **tema** ay ang pangkalahatang kaisipang nais iparating ng may-akda. Ang **tunggalian** ay ang paglalaban ng tauhan at ng mga sumasalungat sa kaniya. Kung walang tunggalian, wala ring kuwento; isipin mo ang teleserye na lahat ng tauhan ay magkakasundo!',
    ),
    heading(2, 'Mga bahagi ng banghay'),
    paragraph('Ang banghay ay may limang bahagi:'),
    list(
      'Simula: ipinakikilala rito ang mga tauhan at ang tagpuan',
      'Saglit na kasiglahan: ipinakikita ang panandaliang pagtatagpo ng mga tauhan sa suliranin',
      'Kasukdulan: ang pinakamataas at pinakakapana-panabik na bahagi',
      'Kakalasan: unti-unting bumababa ang takbo ng kuwento',
      'Wakas: nalalaman ang kinahinatnan ng mga tauhan',
    ),
    paragraph(
      'Tinatawag na **suliranin** ang problemang kinahaharap ng pangunahing tauhan. Ang kasukdulan ay ang bahagi ng banghay na nagpapakita ng pinakamataas na damdamin. Karaniwang nalulutas ang suliranin pagkatapos ng kasukdulan.',
    ),
    heading(2, 'Mga uri ng tunggalian'),
    paragraph(
      'May apat na uri ng tunggalian na madalas lumabas sa mga akda. Ang **tao laban sa tao** ay ang tunggaliang nagaganap sa pagitan ng dalawang tauhan. Ang **tao laban sa sarili** ay ang tunggaliang nagaganap sa loob ng isip at damdamin ng tauhan. Ang **tao laban sa kalikasan** ay ang tunggalian ng tauhan at ng bagyo, lindol o iba pang puwersa ng kalikasan. Ang **tao laban sa lipunan** ay ang pagsalungat ng tauhan sa mga batas, kaugalian at paniniwala ng pamayanan.',
    ),
    paragraph(
      'Halimbawa, sa kuwento ni Lino na mangingisda, nilabanan niya ang malalaking alon upang maiuwi ang gamot ng anak. Anong uri ng tunggalian iyon? Kung ang tauhan ay nag-aalinlangan kung isusumbong ang kapatid na nagnakaw, nasa loob niya ang tunggalian.',
    ),
    heading(2, 'Pananaw o punto de bista'),
    paragraph(
      'Ang **pananaw** ay ang paningin o anggulong ginagamit ng may-akda sa pagsasalaysay. Ang **unang panauhan** ay ang pananaw na gumagamit ng mga panghalip na ako, ko at akin. Ang **ikatlong panauhan** ay ang pananaw na gumagamit ng mga panghalip na siya, niya at kaniya. Mas malapit sa damdamin ng mambabasa ang unang panauhan dahil ang tauhan mismo ang nagsasalaysay.',
    ),
    paragraph(
      'Kapag sinusuri ang kuwento, itanong kung sino ang nagsasalaysay, ano ang alam niya at ano ang hindi niya sinasabi. Ang **pahiwatig** ay isang kaisipang hindi tuwirang sinasabi ngunit nauunawaan sa kilos at salita ng tauhan. **Kakintalan** ang tawag sa impresyong naiiwan sa isip ng mambabasa pagkatapos magbasa.',
    ),
    heading(2, 'Pagsasanay'),
    list(
      'Magbasa ng isang alamat mula sa inyong lalawigan at isulat ang banghay nito.',
      'Tukuyin ang uri ng tunggalian sa napanood mong pelikula.',
    ),
    heading(2, 'Talasanggunian'),
    paragraph('Baisa-Julian, A. at Dayag, A. Pinagyamang Pluma 7. Quezon City: Phoenix Publishing House.'),
  ],
}
