import { heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const matematikaSukat: Sample = {
  name: 'fil-matematika-sukat',
  title: 'Perimeter at Area',
  subject: 'Matematika 4',
  language: 'fil',
  as: 'docx',
  blocks: [
    paragraph('Mababang Paaralan ng Bagong Pag-asa'),
    paragraph('Matematika 4, Ikaapat na Markahan. Bb. Charmaine D. Villaruz'),
    heading(1, 'Perimeter at Area'),
    paragraph(
      'Balak ni Mang Isko na bakuran ang kaniyang taniman ng talong at latagan ng banig ang sahig ng kubo. Magkaiba ang kailangan niyang sukatin sa dalawang gawaing iyon. Sa unang gawain, paligid ang susukatin; sa ikalawa, ang loob.',
    ),
    heading(2, 'Ano ang perimeter?'),
    paragraph(
      'Ang **perimeter** ay ang kabuuang haba ng paligid ng isang hugis. Nakukuha ito sa pamamagitan ng pagsasama-sama ng haba ng lahat ng gilid. Ang yunit ng perimeter ay yunit ng haba gaya ng sentimetro (cm), metro (m) at kilometro (km).',
    ),
    paragraph(
      'Ang **parihaba** o rectangle ay isang hugis na may apat na gilid, apat na sulok at magkapareho ang haba ng magkatapat na gilid. Ang **parisukat** o square ay isang hugis na may apat na gilid na magkakapareho ang haba. Ang **tatsulok** o triangle naman ay isang hugis na may tatlong gilid at tatlong sulok. Tandaan na ang parisukat ay isa ring uri ng parihaba, kaya huwag malito kapag lumabas ito sa pagsusulit.',
    ),
    paragraph('Ginagamit ang mga pormulang ito sa paghahanap ng perimeter:'),
    list('Parihaba: P = 2 × (l + w)', 'Parisukat: P = 4 × s', 'Tatsulok: P = a + b + c'),
    paragraph(
      'Sa mga pormula, ang l ay ang haba (length), ang w ay ang lapad (width) at ang s ay ang sukat ng isang gilid (side). Maaari ding isa-isahin ang pagsasama ng mga gilid, pero mas mabilis ang pormula.',
    ),
    paragraph(
      'Halimbawa 1. Ang taniman ni Mang Isko ay may habang 12 m at lapad na 8 m. Ilang metro ng alambre ang kailangan niya upang mabakuran ito nang isang ikot? Sagot: P = 2 × (12 + 8) = 2 × 20 = 40 m.',
    ),
    paragraph(
      'Halimbawa 2. Parisukat ang panyo ni Liza at may sukat na 30 cm ang bawat gilid. Gaano kahaba ang puntas na itatahi niya sa palibot nito? Sagot: P = 4 × 30 = 120 cm.',
    ),
    heading(2, 'Ano ang area?'),
    paragraph(
      'Ang **area** ay ang sukat ng kabuuang ibabaw na nasasakop ng isang hugis. Sinusukat ito sa yunit parisukat gaya ng square centimeter (sq. cm) at square meter (sq. m). Ang **yunit parisukat** ay isang parisukat na may habang isang yunit ang bawat gilid. Kung ilang yunit parisukat ang kasya sa loob ng hugis, iyon ang area nito.',
    ),
    paragraph('Narito ang mga pormula sa paghahanap ng area ng mga karaniwang hugis:'),
    table(
      ['Hugis', 'Pormula', 'Kailangang sukat'],
      ['Parihaba', 'A = l × w', 'haba at lapad'],
      ['Parisukat', 'A = s × s', 'isang gilid'],
      ['Tatsulok', 'A = b × h ÷ 2', 'base at taas'],
      ['Parallelogram', 'A = b × h', 'base at patayong taas'],
    ),
    paragraph(
      'Halimbawa 3. Ang sahig ng kubo ay may habang 5 m at lapad na 4 m. Gaano kalaki ang banig na ilalatag? Sagot: A = 5 × 4 = 20 sq. m.',
    ),
    paragraph(
      'Halimbawa 4. Ang layag ng bangka ay hugis-tatsulok. May base itong 6 m at taas na 7 m. Ano ang area ng layag? Sagot: A = 6 × 7 ÷ 2 = 42 ÷ 2 = 21 sq. m.',
    ),
    heading(2, 'Paghahambing ng perimeter at area'),
    paragraph(
      'Madalas magkamali ang mga bata sa dalawang sukat na ito. Ang perimeter ay ginagamit sa paglalagay ng bakod, kuwadro at palamuti sa gilid, samantalang ang area ay ginagamit sa paglalatag ng tiles, pagpipintura ng dingding at pagtatanim sa lupa. Ang perimeter ay sinusukat sa yunit ng haba, samantalang ang area ay sinusukat sa yunit parisukat.',
    ),
    paragraph(
      'Maaaring magkapareho ang perimeter ng dalawang hugis kahit magkaiba ang area. Subukin: ang parihabang 6 m ang haba at 2 m ang lapad ay may perimeter na 16 m at area na 12 sq. m. Ang parisukat na 4 m ang gilid ay may perimeter ding 16 m, ngunit 16 sq. m ang area. Kung pareho ang perimeter, mas malaki ang area ng parisukat kaysa sa parihaba.',
    ),
    heading(2, 'Mga hakbang sa paglutas ng suliranin'),
    paragraph('Sundin ang mga hakbang na ito sa paglutas ng word problem tungkol sa perimeter at area:'),
    steps(
      'Basahin nang dalawang beses ang suliranin.',
      'Tukuyin kung ano ang itinatanong at kung ano ang mga ibinigay na sukat.',
      'Iguhit ang hugis at isulat ang sukat ng bawat gilid.',
      'Piliin ang angkop na pormula.',
      'Ihalili ang mga sukat sa pormula at kuwentahin.',
      'Isulat ang sagot nang may tamang yunit at suriin kung makatuwiran ito.',
    ),
    paragraph(
      'Halimbawa 5. May parihabang lote ang pamilya Dizon na 15 m ang haba at 10 m ang lapad. Nagtayo sila ng bahay na may sahig na 60 sq. m. Gaano kalaki ang natirang bakuran? Una, hanapin ang area ng lote: A = 15 × 10 = 150 sq. m. Pagkatapos, ibawas ang sahig ng bahay: 150 − 60 = 90 sq. m.',
    ),
    heading(2, 'Pagpapalit ng yunit'),
    paragraph(
      'Bago magkuwenta, tiyaking magkapareho ang yunit ng lahat ng sukat. Ang isang metro ay katumbas ng 100 sentimetro. Ang isang kilometro ay katumbas ng 1,000 metro. Ang **sentimetro** ay ang yunit na ginagamit sa pagsukat ng maiikling bagay gaya ng lapis at aklat. Ang **kilometro** ay ang yunit na ginagamit sa pagsukat ng malalayong lugar gaya ng layo ng dalawang bayan.',
    ),
    paragraph(
      'Upang palitan ng sentimetro ang metro, i-multiply ang bilang sa 100. Halimbawa, 3 m = 3 × 100 = 300 cm. Upang palitan naman ng metro ang sentimetro, i-divide ang bilang sa 100. Halimbawa, 450 cm = 450 ÷ 100 = 4.5 m.',
    ),
    paragraph(
      'Ang mga kagamitang panukat na karaniwang ginagamit ay ruler, metro o tape measure at meterstick. Ang **ruler** ay ginagamit sa pagsukat ng maiikling guhit sa papel. Ang **tape measure** ay ginagamit sa pagsukat ng baywang, tela at silid. Nababaluktot ang tape measure kaya madali itong ipaikot sa bilog na bagay.',
    ),
    heading(2, 'Mga Pagsasanay'),
    list(
      'Ang parihabang mesa ay may habang 9 dm at lapad na 5 dm. Ano ang perimeter nito?',
      'Ang gilid ng parisukat na hardin ay 11 m. Ano ang area nito?',
      'Ang tatsulok na bandera ay may base na 40 cm at taas na 25 cm. Ano ang area nito?',
    ),
    heading(2, 'Takdang-aralin'),
    paragraph(
      'Sukatin ang haba at lapad ng inyong hapag-kainan. Kuwentahin ang perimeter at area nito. Isulat ang solusyon sa kuwaderno at ipatsek sa magulang.',
    ),
    heading(2, 'Mga Sanggunian'),
    paragraph('Matematika: Kagamitan ng Mag-aaral, pahina 210–224.'),
  ],
}
