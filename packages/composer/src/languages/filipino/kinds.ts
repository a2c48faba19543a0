import { kindsInTable } from '../english/kinds.ts'
import { memoized } from '../memoized.ts'

/** Common nouns by the kind of thing they are, as lessons say with them what something is. */
const inLessons: Readonly<Record<string, string>> = {
  happening: `tunggalian alitan pinsala banta sakuna kalamidad trahedya proseso paraan gawain kilos galaw paglaki pagbabago pangyayari digmaan labanan himagsikan rebolusyon halalan
    pagdiriwang kaganapan hakbang pamamaraan kaugalian tradisyon kalakalan laro sayaw ehersisyo palakasan pista seremonya
    ritwal rito sistema operasyon transaksiyon transaksyon serbisyo`,
  object: `kasangkapan kagamitan gamit aparato makina instrumento sandata armas gunting martilyo lagari kutsilyo
    kaldero palayok bag kahon bote baso plato upuan mesa lamesa lampara salamin kompas ruler timbangan termometro
    pala asarol kalaykay regadera piko itak araro aklat libro lubid pako banga basket bayong walis tabo timba`,
  person: `tao bayani pangulo guro mag-aaral manunulat makata pintor doktor nars magsasaka mangingisda manggagawa sundalo
    pari prayle heneral gobernador hari reyna datu sultan pinuno lider kasapi mamamayan tagapagtatag mangangalakal
    negosyante tindero tindera mamimili tauhan bida kontrabida may-akda mambabasa imbentor siyentipiko alipin maharlika
    kapatid magulang anak ina ama bata babae lalaki kawal rebolusyonaryo repormista misyonero espesyalista eksperto`,
  group: `samahan pangkat grupo kapisanan kilusan partido lipunan pamilya tribo lahi hukbo pamahalaan ahensiya ahensya
    kagawaran institusyon organisasyon sangay simbahan kongreso senado barangay uri antas`,
  place: `lugar pook bayan lungsod lalawigan rehiyon bansa pulo isla arkipelago bundok bulkan ilog dagat karagatan lawa
    talon lambak kapatagan talampas burol baybayin look kipot gubat kagubatan disyerto sona lupain kontinente hangganan
    teritoryo bukid sakahan hardin daan bakuran tangway golpo estero sapa bukal`,
  building:
    'gusali bahay paaralan ospital palengke pabrika pagawaan kuta tulay simbahan kulungan tindahan tanggapan',
  body: `organ buto kalamnan balat puso baga utak tiyan bituka atay bato pantog ngipin dila mata tainga ilong kamay paa
    dugo ugat glandula sikmura lalamunan bibig laway apdo lapay laman`,
  illness:
    'sakit karamdaman impeksiyon impeksyon lagnat ubo sipon sugat pagtatae kanser alerdyi pamamaga sintomas',
  animal:
    'hayop ibon isda insekto kulisap manok baboy baka kalabaw kambing aso pusa ahas reptilya mamalya amphibian',
  plant: 'halaman puno bulaklak dahon ugat tangkay buto bunga gulay punla damo palay mais usbong sanga',
  food: 'pagkain prutas gulay ulam inumin kanin tinapay karne gatas itlog sustansiya sustansya bitamina',
  force:
    'bagyo lindol baha tsunami tagtuyot ulan hangin kidlat kulog alon init liwanag ilaw enerhiya puwersa pwersa kuryente tunog klima unos',
  substance: `tubig hangin likido gas solido lupa buhangin bato metal bakal ginto pilak pataba abono abonong kemikal langis
    asido halo timpla materyal materyales sangkap pulbos mineral luwad kahoy papel tela sinulid gamot lason`,
  amount: `halaga presyo bilang dami sukat haba lapad taas bigat timbang layo distansiya distansya bilis porsiyento suma
    kabuuan buwis sahod kita gastos puhunan utang bayad salapi pera lawak temperatura kapasidad antas`,
  state: 'kalagayan estado kondisyon sitwasyon kalayaan kapayapaan kahirapan kalusugan',
  unit: 'yunit metro sentimetro kilometro milimetro gramo kilo kilogramo litro',
  time: 'araw buwan taon panahon siglo dekada yugto oras sandali minuto linggo',
  quality: `katangian kakayahan ugali pagpapahalaga birtud damdamin emosyon kalidad tungkulin
    karapatan pananagutan saloobin katapatan kahinaan kalakasan pagmamahal pag-asa takot galit tuwa lungkot`,
  idea: `kaisipan ideya konsepto teorya prinsipyo batas patakaran tuntunin agham pag-aaral sangay larangan ideolohiya
    paniniwala relihiyon plano layunin simulain mensahe aral tema paksa kaalaman kurikulum pananaw`,
  saying: `salita pangungusap parirala pahayag tanong sagot babala senyales hudyat simbolo wika titik pangngalan pandiwa
    pang-uri panghalip pang-abay talinghaga salawikain sawikain bugtong kasabihan tayutay diin tono`,
  writing: `mapa katibayan resibo sertipiko akda aklat libro nobela kuwento kwento tula dula sanaysay alamat pabula epiko parabula talambuhay awit korido
    pahayagan liham dokumento kasulatan kasunduan konstitusyon talaan ulat panitikan katipunan kartilya teksto iskrip`,
  shape: 'hugis parisukat parihaba tatsulok bilog linya guhit anggulo polygon kubo silindro',
  part: 'bahagi parte piraso gilid gitna simula wakas dulo',
  clothing: 'damit kasuotan barong saya sapatos sombrero kamiseta pantalon',
  vehicle: 'sasakyan barko bangka kotse dyip traysikel eroplano tren bus galyon',
}

const none: ReadonlySet<string> = new Set()

const byWord = new Map<string, Set<string>>()
for (const [kind, words] of Object.entries(inLessons))
  for (const word of words.split(/\s+/)) byWord.set(word, (byWord.get(word) ?? new Set()).add(kind))

/** What is done shows it by its affix, and so does one who does something. */
const affixes: readonly [RegExp, string][] = [
  [/^(?:deed |pag(?!kain$)(?:ka)?|panlil|pam[aeiou]m|pang(?:ang|ing))/, 'happening'],
  [/^(?:taga|mang[aeiou]|mag-a)/, 'person'],
]

/** A word of English that is too long to be one of Filipino by chance. */
const borrowed = (word: string) => (word.length > 4 ? kindsInTable(word) : none)

/** Without the linker, which takes the place of an n: "kasangkapang bakal", "mapang luma". */
const unlinked = (word: string): string[] =>
  /[aeiou]ng$/.test(word) ? [word, word.slice(0, -2), word.slice(0, -1)] : [word]

/** A noun that says of what kind a thing is, without its linker; false where the word does not tell. */
export const tellingNoun = memoized((word: string): string | false => {
  const forms = unlinked(word.toLowerCase())
  const known = forms.find((form) => byWord.has(form))
  if (known) return known
  return affixes.some(([pattern]) => pattern.test(word.toLowerCase())) ? word : false
})

/** The kinds of thing that a noun names; none where that cannot be told. */
export const filipinoKindsOf = memoized((head: string): ReadonlySet<string> => {
  const word = head.toLowerCase()
  for (const form of unlinked(word)) {
    const found = byWord.get(form)
    if (found) return found
  }
  const affix = affixes.find(([pattern]) => pattern.test(word))
  return affix ? new Set([affix[1]]) : borrowed(word)
})
