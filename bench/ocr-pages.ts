/** Ten pages of our own, half in each language; a blank line begins a paragraph, "# " a title. */
export const ocrPages: readonly { language: 'en' | 'fil'; columns: 1 | 2; text: string }[] = [
  {
    language: 'en',
    columns: 1,
    text: `# The Water Cycle

Water moves around the earth without an end. The sun warms the sea, the rivers and the lakes, and some of the water rises into the air as vapor. This change is called evaporation. Plants also give off water through tiny openings in their leaves, which is called transpiration.

High above the ground the air is cool. There the vapor turns back into small drops that hang together as clouds. This change is called condensation. When the drops become too heavy, they fall as rain, hail or snow. In the Philippines nearly all of it falls as rain, most of it from June to November.

Some of the rain flows over the land into streams. Some of it sinks into the soil, where the roots of trees take it up, or where it feeds wells and springs. In the end all of it comes back to the sea, and the cycle begins again. A farmer in Nueva Ecija and a fisher in Palawan use the same water, only at different times.`,
  },
  {
    language: 'fil',
    columns: 1,
    text: `# Ang Pamilihang Bayan

Tuwing Sabado ay maagang gumigising si Aling Rosa upang pumunta sa pamilihang bayan. Dala niya ang dalawang malaking bayong at ang listahan ng mga bibilhin. Isang oras ang lakad mula sa kanilang bahay, ngunit mas gusto niyang maglakad kaysa sumakay sa traysikel dahil nakatitipid siya ng dalawampung piso.

Sa pamilihan ay makikita ang sari-saring paninda. May mga isdang bagong huli, gulay na galing sa Benguet, at prutas na hinog sa puno. Tinatawag ng mga tindera ang mga mamimili at nakikipagtawaran naman ang mga ito. Natutuhan ni Aling Rosa na magtanong muna sa tatlong tindahan bago bumili.

Pag-uwi niya ay hinahati ng pamilya ang mga gawain. Ang panganay ang naglilinis ng isda, ang bunso ang naghuhugas ng gulay, at ang ama ang nagluluto. Sama-sama silang kumakain sa tanghali at nag-uusap tungkol sa nangyari sa buong linggo. Para sa kanila, ang pamilihan ay hindi lamang lugar ng bilihan kundi lugar din ng pagkikita ng magkakapitbahay.`,
  },
  {
    language: 'en',
    columns: 2,
    text: `# Fractions in Daily Life

A fraction names a part of a whole. When a mother cuts a bibingka into eight equal slices and eats one, she has eaten one eighth of it. The lower number tells into how many equal parts the whole is divided, and the upper number tells how many of these parts are meant.

Two fractions can name the same amount. One half of a pizza is as much as two fourths or four eighths of it. Such fractions are called equivalent. You find an equivalent fraction when you multiply the upper and the lower number by the same number.

To add fractions with the same lower number, add the upper numbers and keep the lower one. If Ana drinks two fifths of a liter of milk in the morning and one fifth in the evening, she drinks three fifths of a liter in a day.

When the lower numbers differ, first change the fractions so that they become the same. The smallest number that both can be divided into is called the least common denominator. For thirds and fourths it is twelve.`,
  },
  {
    language: 'fil',
    columns: 1,
    text: `# Mga Bahagi ng Halaman

Ang halaman ay may iba't ibang bahagi, at bawat isa ay may tungkulin. Ang ugat ang kumakapit sa lupa at sumisipsip ng tubig at sustansiya. Ang tangkay ang nagdadala ng tubig mula sa ugat patungo sa mga dahon, at ito rin ang sumusuporta sa buong halaman.

Ang dahon ang gumagawa ng pagkain. Ginagamit nito ang liwanag ng araw, tubig at hangin upang makabuo ng asukal. Tinatawag itong potosintesis. Kung walang dahon ay hindi mabubuhay ang halaman, at kung walang halaman ay walang makakain ang mga hayop at tao.

Ang bulaklak ang pinagmumulan ng bunga at buto. Dumadapo rito ang mga bubuyog at paruparo upang sumipsip ng nektar. Habang lumilipat sila sa ibang bulaklak ay nadadala nila ang polen. Kapag hinog na ang bunga, nahuhulog ang buto sa lupa at tumutubo ang bagong halaman.`,
  },
  {
    language: 'en',
    columns: 1,
    text: `# Reading a Map

A map is a drawing of a place as it looks from above. It is always smaller than the place itself. The scale tells how much smaller: if one centimeter on the map stands for one kilometer on the ground, then a road of five centimeters is five kilometers long.

Most maps have north at the top. A compass rose shows the four main directions. Signs and colors have meanings that are listed in the legend. Blue stands for water, green for low land, brown for mountains, and a small cross often stands for a church or a hospital.

1. Look at the title first. It tells which place is shown and when the map was made.
2. Find the legend and learn the signs before you look for anything.
3. Use the scale to measure how far two places are from each other.

A map of the barangay helps in a typhoon. It shows which houses stand near the river, where the school is, and which road stays dry when the water rises.`,
  },
  {
    language: 'fil',
    columns: 2,
    text: `# Ang Magkapatid na Ilog

Noong unang panahon ay may dalawang ilog na magkapatid. Ang isa ay malakas at maingay, at ang isa ay mahinahon at tahimik. Laging nagmamalaki ang malakas na ilog. Sabi niya, lahat ng tao ay natatakot sa kaniya kapag umuulan.

Hindi sumagot ang tahimik na ilog. Patuloy lamang siyang dumaloy sa mga palayan at nagbigay ng tubig sa mga magsasaka. Dumarating ang mga bata sa kaniyang pampang upang maglaro at maligo.

Isang taon ay hindi umulan nang matagal. Natuyo ang malakas na ilog dahil mababaw ang kaniyang pinagmulan. Ang tahimik na ilog ay hindi natuyo sapagkat malalim ang bukal na pinanggagalingan niya.

Humingi ng tawad ang malakas na ilog sa kaniyang kapatid. Mula noon ay nagsanib sila at naging isang malawak na ilog na tinawag ng mga tao na Pasig.`,
  },
  {
    language: 'en',
    columns: 1,
    text: `# Force and Motion

A force is a push or a pull. You use a force when you open a door, kick a ball or carry your bag. A force can make a thing begin to move, move faster, move slower, stop or change its direction.

Friction is a force that works against motion where two surfaces touch. It is large on rough ground and small on wet tiles. Without friction nobody could walk, because the feet would slip. Too much of it wears out the tires of a jeepney, and oil is put between parts of a machine to make it less.

Gravity pulls everything toward the center of the earth. That is why a mango falls down from the tree and never up. The more mass a thing has, the more strongly it is pulled. On the moon the pull is about one sixth of that on the earth, so a child of thirty kilograms would weigh as little there as five kilograms weigh here.`,
  },
  {
    language: 'fil',
    columns: 1,
    text: `# Pag-iimpok ng Pera

Ang pag-iimpok ay ang pagtatabi ng bahagi ng kita para sa hinaharap. Hindi kailangang malaki ang halaga. Kung magtatabi ka ng limang piso araw-araw, makakaipon ka ng isang libo walong daan at dalawampu't limang piso sa loob ng isang taon.

May tatlong hakbang upang masanay sa pag-iimpok. Una, isulat ang lahat ng gastos sa loob ng isang linggo. Ikalawa, alamin kung alin ang kailangan at alin ang gusto lamang. Ikatlo, itabi agad ang pera bago ito gastusin.

Ligtas ang pera sa bangko o kooperatiba. Binibigyan pa ng tubo ang nag-iimpok. Maraming bangko ang tumatanggap ng mga batang may edad na pito pataas kung kasama ang magulang. Ang natutuhan sa murang edad ay nagiging ugali hanggang sa pagtanda.`,
  },
  {
    language: 'en',
    columns: 2,
    text: `# How Bees Help Us

A bee visits hundreds of flowers in one day. It collects nectar, a sweet liquid that it carries home in a second stomach. In the hive other bees dry it with their wings until it becomes honey.

While it drinks, yellow dust called pollen sticks to the hair of the bee. Some of it falls off on the next flower. If the flower is of the same kind, seeds and fruit can grow. This is called pollination.

Squash, coconut, mango and coffee give more fruit where there are bees. Farmers in Bukidnon place hives between their rows of coffee and harvest honey as a second crop.

Bees are in danger where poison is sprayed on fields and where there are no flowers left. A school garden with sunflowers and basil feeds them from March to October.`,
  },
  {
    language: 'fil',
    columns: 1,
    text: `# Kaligtasan sa Lindol

Ang lindol ay ang pagyanig ng lupa dahil sa paggalaw ng malalaking bato sa ilalim nito. Walang nakaaalam kung kailan ito darating, kaya mahalaga ang paghahanda. Ang bawat silid-aralan ay dapat may plano, at ang bawat mag-aaral ay dapat marunong nito.

Kapag yumanig ang lupa, yumuko, magtago sa ilalim ng matibay na mesa, at kumapit sa paa nito. Lumayo sa mga bintana, estante at ilaw. Huwag tumakbo palabas habang yumayanig sapagkat maaaring may mahulog na bagay sa labas.

Pagkatapos ng lindol ay lumabas nang maayos at pumunta sa bukas na lugar. Magbibilang ang guro ng mga mag-aaral. Huwag bumalik sa gusali hangga't hindi sinasabing ligtas na. Ihanda ang isang bag na may tubig, pagkain, gamot, plaslayt at pito na sapat para sa tatlong araw.`,
  },
]
