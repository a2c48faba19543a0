const measured =
  /(\d) (km\/h|kph|m\/s²?|[kcm]?m[²³]?|[kmµ]?g|m?L|°[CF]|k?Hz|[kM]?W|kWh|V|A|k?N|k?J|h?Pa|%)(?![\p{L}\d])/gu

/** A number and its unit stay on one line. */
export const unbroken = (text: string): string =>
  text.replace(measured, (_, digit: string, unit: string) => `${digit}\u00a0${unit.replace('/', '/\u2060')}`)
