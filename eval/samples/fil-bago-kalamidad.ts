import { caption, figure, heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const bagoKalamidad: Sample = {
  name: 'fil-bago-kalamidad',
  title: 'Handa sa Bagyo at Lindol',
  subject: 'Araling Panlipunan 10',
  language: 'fil',
  as: 'docx',
  blocks: [
    paragraph('Pambansang Mataas na Paaralan ng Guinayangan, Sangay ng Quezon'),
    paragraph('Araling Panlipunan 10, Kontemporaryong Isyu. Inihanda ni G. Arnel T. Pili'),
    heading(1, 'Handa sa Bagyo at Lindol'),
    paragraph(
      'Noong bata pa si Lola Sepa, tinatalian lamang ng lubid ang bubong kapag may paparating na bagyo. Ngayon, may text alert na, may evacuation center at may drill sa paaralan. Pero sapat na ba iyon? Pag-aaralan natin kung bakit may mga pamayanang mabilis bumangon at may mga hindi.',
    ),
    heading(2, 'Bakit madalas tamaan ng kalamidad ang Pilipinas?'),
    paragraph(
      'Nasa Pacific Ring of Fire ang Pilipinas kaya madalas itong lumindol. Ang **Pacific Ring of Fire** ay isang hugis-sapatos na sona sa paligid ng Karagatang Pasipiko na maraming bulkan at fault line. Humigit-kumulang dalawampung bagyo ang pumapasok sa Philippine Area of Responsibility bawat taon. Mainit ang tubig ng dagat sa silangan ng bansa kaya doon nabubuo ang malalakas na bagyo.',
    ),
    paragraph(
      'Ang **hazard** ay anumang banta na maaaring magdulot ng pinsala sa buhay, ari-arian at kalikasan. May dalawang uri ng hazard: ang likas at ang gawa ng tao. Ang **disaster** ay pangyayaring nagdudulot ng malawak na pinsala na hindi na kayang tugunan ng pamayanan nang mag-isa. Hindi lahat ng hazard ay nagiging disaster; kung walang nakatira sa tabi ng bulkan, walang masasaktan kahit sumabog ito.',
    ),
    paragraph(
      'Ang **vulnerability** ay ang kahinaan ng tao, lugar at imprastruktura na may mataas na posibilidad na maapektuhan ng hazard. Ang mga bahay na yari sa pawid at nasa tabing-ilog ay mas vulnerable kaysa sa mga bahay na konkreto at nasa mataas na lugar. Ang **resilience** naman ay ang kakayahan ng pamayanan na harapin at bumangon mula sa epekto ng kalamidad. Ang **risk** ay ang inaasahang pinsala sa tao at ari-arian dulot ng pagtama ng kalamidad.',
    ),
    heading(2, 'Ang bagyo at ang mga babala nito'),
    paragraph(
      'Ang **bagyo** ay isang malakas na hanging kumikilos nang paikot na may kasamang malakas na ulan. PAGASA ang nagbibigay ng babala sa bagyo sa ating bansa. Ang **mata ng bagyo** ay ang payapang bahagi sa gitna ng bagyo na walang ulan at mahina ang hangin. Ang **storm surge** o daluyong ay ang hindi pangkaraniwang pagtaas ng tubig-dagat habang papalapit ang bagyo sa baybayin. Maraming namatay sa Tacloban noong Nobyembre 8, 2013 dahil sa daluyong na dala ng bagyong Yolanda.',
    ),
    table(
      ['Babala', 'Lakas ng hangin', 'Dapat gawin'],
      ['Signal No. 1', '39–61 kph', 'makinig sa balita at ihanda ang mga gamit'],
      ['Signal No. 2', '62–88 kph', 'suspendihin ang klase at iligpit ang mga nakasabit'],
      ['Signal No. 3', '89–117 kph', 'manatili sa loob ng matibay na bahay'],
      ['Signal No. 4', '118–184 kph', 'lumikas sa evacuation center kung inutusan'],
    ),
    paragraph(
      'Ang **baha** ay ang pag-apaw ng tubig sa mga lugar na karaniwang tuyo. Ang **flash flood** ay ang biglaang pagragasa ng tubig na may kasamang putik, bato at troso. Bumabaha sa mabababang lugar kapag barado ang mga kanal. Lumalala ang baha dahil sa pagkakalbo ng kagubatan. Ang mga ugat ng puno ay sumisipsip ng tubig at kumakapit sa lupa upang hindi ito gumuho.',
    ),
    heading(2, 'Ang lindol'),
    paragraph(
      'Ang **lindol** ay ang biglaang pagyanig ng lupa na dulot ng paggalaw ng mga bato sa ilalim nito. Ang **epicenter** ay ang lugar sa ibabaw ng lupa na katapat ng pinagmulan ng lindol. Ang **magnitude** ay ang sukat ng lakas ng lindol sa pinagmulan nito. Ang **intensity** ay ang lakas ng lindol ayon sa nararamdaman ng mga tao sa isang lugar. Sinusukat ang magnitude gamit ang **seismograph**.',
    ),
    figure,
    caption('Larawan 1. Ang epicenter at ang focus ng lindol'),
    paragraph(
      'Ang **aftershock** ay ang mas mahinang pagyanig na sumusunod sa pangunahing lindol. Ang **tsunami** ay ang serye ng malalaking alon na nililikha ng lindol sa ilalim ng dagat. PHIVOLCS ang ahensiyang nagbabantay sa mga lindol at bulkan. Itinatag ang PHIVOLCS noong 1984. Si Dr. Renato Solidum Jr. ang matagal na namuno sa ahensiya.',
    ),
    paragraph('Narito ang mga hakbang na dapat sundin sa loob ng silid-aralan habang lumilindol:'),
    steps(
      'Dumapa at iwasang mataranta.',
      'Sumilong sa ilalim ng matibay na mesa.',
      'Humawak sa paa ng mesa hanggang tumigil ang pagyanig.',
      'Lumabas nang maayos patungo sa bukas na lugar.',
      'Bilangin ang mga kasama at iulat sa guro ang nawawala.',
    ),
    heading(2, 'Disaster management'),
    paragraph(
      'Ang **disaster management** ay ang pagpaplano, pag-oorganisa at pamumuno upang mapaghandaan ang kalamidad. Nilagdaan ang Republic Act 10121 noong Mayo 27, 2010. Itinatag ng batas na ito ang NDRRMC. Ang apat na yugto ng disaster management ay pag-iwas, paghahanda, pagtugon at rehabilitasyon.',
    ),
    list(
      'Pag-iwas – pagtukoy at pagbawas sa mga panganib bago tumama ang kalamidad',
      'Paghahanda – pagsasanay at pag-iipon ng mga kailangan ng pamayanan',
      'Pagtugon – pagliligtas at pagbibigay ng pagkain, gamot at tirahan sa mga biktima',
      'Rehabilitasyon – pagsasaayos ng mga nasirang gusali at kabuhayan',
    ),
    paragraph(
      'Ang **emergency go bag** ay isang bag na naglalaman ng mga pangunahing pangangailangan sa oras ng sakuna. Ang mga laman ng emergency go bag ay tubig, pagkain, flashlight, pito at gamot. Ang **hazard map** ay isang mapang nagpapakita ng mga lugar na maaaring mapinsala ng kalamidad. Ginagamit ang hazard map upang malaman kung saan ligtas magtayo ng bahay. Kung handa ang pamayanan, mas kaunti ang nasasaktan.',
    ),
    heading(2, 'Gawain'),
    paragraph('Gumuhit ng mapa ng inyong barangay at lagyan ng kulay pula ang mga lugar na bahain.'),
    heading(2, 'Sanggunian'),
    paragraph('Araling Panlipunan 10: Mga Kontemporaryong Isyu, Modyul para sa Mag-aaral, pahina 40–98.'),
  ],
}
