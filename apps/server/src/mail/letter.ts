/** One letter, written once and sent as HTML and as plain text. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  action?: { label: string; url: string; note: string }
  closing: string
}

export const letterTextOf = ({ greeting, paragraphs, action, closing }: Letter): string =>
  [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`, action.note] : []),
    closing,
    'Klasrum',
  ].join('\n\n')

/** Inline styles and one column: mail apps on phones drop style sheets and wide tables. */
export const htmlOf = ({ subject, greeting, paragraphs, action, closing }: Letter): string => `<!doctype html>
<html lang="en-PH">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f3ec;color:#1d2320;font:16px/1.5 system-ui,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto;background:#ffffff;border:1px solid #e7e2d7;border-radius:6px;overflow:hidden">
<div style="padding:16px 24px;background:#0b3f37;border-bottom:4px solid #f2a71b;color:#ffffff;font-weight:700;font-size:18px">Klasrum</div>
<div style="padding:24px">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${action ? buttonFor(action) : ''}
${paragraph(closing)}
</div>
</div>
</body>
</html>`

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`

const buttonFor = ({
  label,
  url,
  note,
}: NonNullable<
  Letter['action']
>): string => `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0f6b5c;color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4a524c;overflow-wrap:anywhere">${escaped(note)} If the button does not work, open this address: <a href="${escaped(url)}" style="color:#0b574b">${escaped(url)}</a></p>`

const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[mark] ?? '',
  )
