const code =
  /(?<![\p{L}\p{N}])[A-Z][A-Za-z_]{0,14}\d{0,2}(?:\s?[/-]\s?\d{1,2})?[A-Za-z]{0,6}\s?[-–]\s?(?:00|(?:[IVX]{1,4}|0|Q?\d)\s?[-–]?\s?[a-j](?:\s?[-–]\s?[a-j])?)\s?[-–]\s?\d{1,3}(?:\.\d{1,3})*/gu

/** Codes of learning competencies as they stand in the text, without spaces. */
export const codesIn = (text: string): { code: string; found: string }[] =>
  [...text.matchAll(code)]
    .map(([found]) => ({ found, code: found.replace(/\s/g, '').replaceAll('–', '-') }))
    .filter(({ code }) => code.length <= 40 && /\d|K/.test(code.split('-')[0] ?? ''))
