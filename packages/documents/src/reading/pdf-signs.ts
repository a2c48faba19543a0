/** Signs of the Symbol font from its code 0x41 on, as real characters; a space where it has none. */
const symbolLetters = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'
/** From its code 0xA1 on. */
const symbolSigns = 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…  ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇   ∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈   ∑'
const wingdings: Record<number, string> = {
  34: '✂',
  70: '☞',
  74: '☺',
  76: '☹',
  108: '●',
  110: '■',
  111: '□',
  113: '❑',
  117: '◆',
  118: '❖',
  161: '○',
  167: '▪',
  168: '◻',
  171: '★',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
}

const signFont = /wingdings|webdings|dingbats/i
const symbolFont = /^(?:[A-Z]{6}\+)?symbol/i
/** Codes of a font of signs, as they are or moved into the private part of Unicode. */
const coded = /[\u0021-\u00FF\uF020-\uF0FF]/g
const moved = /[\uF020-\uF0FF]/g

/** What a reader sees in place of signs that only their font explains. */
export function realSigns(text: string, font: string): string {
  if (signFont.test(font)) return text.replace(coded, (sign) => wingdings[codeOf(sign)] ?? '•')
  if (symbolFont.test(font)) return text.replace(moved, (sign) => symbolOf(codeOf(sign)) ?? sign)
  // A font that nobody knows: bullets alone are the same in nearly all of them.
  return text.replace(moved, (sign) => (codeOf(sign) === 0xb7 ? '•' : (wingdings[codeOf(sign)] ?? sign)))
}

const codeOf = (sign: string): number => sign.charCodeAt(0) & 0xff

function symbolOf(code: number): string | null {
  const found = code >= 0xa1 ? symbolSigns[code - 0xa1] : symbolLetters[code - 0x41]
  if (code < 0x41) return String.fromCharCode(code)
  return found && found !== ' ' ? found : null
}
