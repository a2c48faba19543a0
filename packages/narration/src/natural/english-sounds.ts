/** Sounds as the engine of the built-in voice writes them, and the signs for them that the natural voice was taught. */
const signs: Readonly<Record<string, string>> = {
  aɪ: 'I',
  aʊ: 'W',
  eɪ: 'A',
  ɔɪ: 'Y',
  oʊ: 'O',
  əʊ: 'O',
  tʃ: 'ʧ',
  dʒ: 'ʤ',
  əl: 'ᵊl',
  n̩: 'ᵊn',
  m̩: 'ᵊm',
  ɚ: 'əɹ',
  ɜː: 'ɜɹ',
  ɪə: 'iə',
  r: 'ɹ',
  x: 'k',
  ç: 'k',
  ɬ: 'l',
  ɐ: 'ə',
  e: 'A',
  o: 'O',
  g: 'ɡ',
  ʔ: 't',
}

function signOf(sound: string): string {
  const [, stress = '', bare = ''] = /^([ˈˌ]?)(.*)$/su.exec(sound) ?? []
  const plain = bare.replace(/ʲ|\u0303|\u0329|\u200d/gu, '')
  const sign = signs[bare] ?? signs[plain]
  if (sign !== undefined) return stress + sign
  // Diphthongs with r and the like are several sounds in one.
  return (
    stress +
    plain
      .replace(/aɪ/g, 'I')
      .replace(/aʊ/g, 'W')
      .replace(/eɪ/g, 'A')
      .replace(/ɔɪ/g, 'Y')
      .replace(/oʊ/g, 'O')
      .replace(/oː/g, 'ɔ')
      .replace(/ɚ/g, 'əɹ')
      .replace(/ɐ/g, 'ə')
      .replace(/r/g, 'ɹ')
      .replace(/ː/g, '')
  )
}

export const englishSigns = (sounds: readonly string[]): string => sounds.map(signOf).join('')
