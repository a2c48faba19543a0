import { inflateSync } from 'node:zlib'

export type Page = { size: string; texts: { text: string; left: number; bold: boolean }[] }

/** What a reader finds on each page: the letters behind the signs, as copying them would give. */
export function pagesOf(bytes: Uint8Array): Page[] {
  const file = Buffer.from(bytes)
  const objects = new Map(
    file
      .toString('latin1')
      .split(/\nendobj\n/)
      .flatMap((text) => {
        const [, id, body] = /(?:^|\n)(\d+) 0 obj\n([\s\S]*)$/.exec(text) ?? []
        return id && body ? [[id, body] as const] : []
      }),
  )
  const reference = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? ''
  const streamOf = (id: string) => {
    const [, data = ''] = /\nstream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '') ?? []
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  }
  const lettersOf = (font: string): string[] =>
    [...streamOf(reference(objects.get(font) ?? '', 'ToUnicode')).matchAll(/\[(.*)\]/g)].flatMap(
      ([, list = '']) =>
        [...list.matchAll(/<([^>]*)>/g)].map(([, code = '']) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        ),
    )
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((body) => {
      const resources = objects.get(reference(body, 'Resources')) ?? ''
      const shown = streamOf(reference(body, 'Contents')).matchAll(
        /1 0 0 1 ([\d.]+) [\d.]+ Tm\n\/(F\d+) .*\n\[(.*)\] TJ/g,
      )
      return {
        size: /\/MediaBox \[0 0 (.*)\]/.exec(body)?.[1] ?? '',
        texts: [...shown].map(([, left, font = '', glyphs = '']) => {
          const id = reference(resources, font)
          const letters = lettersOf(id)
          const codes = [...glyphs.matchAll(/<([^>]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          return {
            text: codes.map((code) => letters[Number.parseInt(code, 16)]).join(''),
            left: Number(left),
            bold: objects.get(id)?.includes('SemiBold') ?? false,
          }
        }),
      }
    })
}
export const textOf = ({ texts }: Page): string => texts.map(({ text }) => text.trim()).join(' ')
