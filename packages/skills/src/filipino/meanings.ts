/** Salita, kasingkahulugan, kasalungat, at pangungusap na gumagamit nito. */
export const meanings: readonly (readonly [string, string, string, string])[] = [
  ['maganda', 'marikit', 'pangit', 'Maganda ang bulaklak sa hardin.'],
  ['matalino', 'marunong', 'mangmang', 'Matalino ang bagong mag-aaral.'],
  ['masaya', 'maligaya', 'malungkot', 'Masaya ang mga bata sa parke.'],
  ['mayaman', 'maykaya', 'dukha', 'Mayaman ang may-ari ng bukid.'],
  ['mabilis', 'matulin', 'mabagal', 'Mabilis ang takbo ng kabayo.'],
  ['malawak', 'maluwang', 'makipot', 'Malawak ang bakuran ng paaralan.'],
  ['mabango', 'mahalimuyak', 'mabaho', 'Mabango ang sampagita.'],
  ['payapa', 'tahimik', 'magulo', 'Payapa ang buhay sa nayon.'],
  ['matapang', 'magiting', 'duwag', 'Matapang ang mga bayani.'],
  ['masipag', 'masigasig', 'tamad', 'Masipag ang aming kapitbahay.'],
  ['maliwanag', 'maningning', 'madilim', 'Maliwanag ang mga bituin.'],
  ['tama', 'wasto', 'mali', 'Tama ang sagot ni Ana.'],
  ['sinauna', 'luma', 'makabago', 'Sinauna ang mga gamit sa museo.'],
  ['payat', 'patpatin', 'mataba', 'Payat ang asong nakita namin.'],
  ['marumi', 'madungis', 'malinis', 'Marumi ang damit ng batang naglaro.'],
  ['matayog', 'mataas', 'mababa', 'Matayog ang lipad ng saranggola.'],
  ['tuwid', 'diretso', 'baluktot', 'Tuwid ang daan patungo sa plasa.'],
  ['malimit', 'madalas', 'bihira', 'Malimit umulan sa buwan ng Hulyo.'],
  ['simple', 'payak', 'magarbo', 'Simple ang handaan sa kaniyang kaarawan.'],
  ['mapagbigay', 'bukas-palad', 'maramot', 'Mapagbigay si Lola sa mga kapitbahay.'],
  ['magalang', 'mapitagan', 'bastos', 'Magalang sumagot si Carlo.'],
  ['mapanganib', 'delikado', 'ligtas', 'Mapanganib ang maglaro sa kalsada.'],
  ['malinamnam', 'masarap', 'matabang', 'Malinamnam ang nilutong ulam ni Nanay.'],
  ['matalim', 'matalas', 'mapurol', 'Matalim ang kutsilyo sa kusina.'],
  ['kompleto', 'buo', 'kulang', 'Kompleto ang mga gamit ni Mia.'],
]

const fields: readonly (readonly string[])[] = [
  ['matalino', 'masaya', 'mayaman', 'matapang', 'masipag', 'mapagbigay', 'magalang', 'payat'],
  ['maganda', 'malawak', 'mabango', 'payapa', 'maliwanag', 'marumi', 'simple', 'malinamnam'],
  ['mabilis', 'tama', 'sinauna', 'matayog', 'tuwid', 'malimit', 'mapanganib', 'matalim', 'kompleto'],
]

/** Mga salita mula sa kaparehong larang: ugali ng tao, pandama, o paglalarawan ng bagay. */
export const near = (word: string) => {
  const field = fields.find((words) => words.includes(word)) ?? []
  return meanings.filter(([other]) => other !== word && field.includes(other))
}
