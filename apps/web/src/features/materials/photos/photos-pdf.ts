export type Jpeg = { width: number; height: number; bytes: Uint8Array }

/** In points: as wide as A4. */
const pageWidth = 595

/** A PDF whose pages are these photos, so that several photos are one lesson. */
export function pdfOfPhotos(photos: readonly Jpeg[]): Blob {
  const parts: BlobPart[] = []
  const starts: number[] = []
  let at = 0
  const push = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
    parts.push(new Uint8Array(bytes))
    at += bytes.length
  }
  const object = (...content: (string | Uint8Array)[]) => {
    starts.push(at)
    push(`${starts.length} 0 obj\n`)
    for (const part of content) push(part)
    push('\nendobj\n')
  }
  push('%PDF-1.4\n')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  const kids = photos.map((_, index) => `${3 + index * 3} 0 R`).join(' ')
  object(`<< /Type /Pages /Kids [${kids}] /Count ${photos.length} >>`)
  for (const { width, height, bytes } of photos) {
    const number = starts.length + 1
    const pageHeight = Math.round((pageWidth * height) / width)
    const drawn = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /P Do Q`
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${number + 1} 0 R /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
    )
    object(`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`)
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
      bytes,
      '\nendstream',
    )
  }
  const table = at
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  push(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${rows}`)
  push(`trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}
