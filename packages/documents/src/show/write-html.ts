import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cuesIn } from './cues-in.ts'
import { boardFrame, drawSlide, isBoard, numberMark, paperFrame } from './draw-slide.ts'
import { fontFiles } from './letter-widths.ts'
import { clockOf, controlsHtml } from './player-controls.ts'
import type { ShowFile, ShowFileScene, ShowSound } from './show-file.ts'
import { cleanForSlides } from './show-look.ts'
import { showFileWordsOf, sourceOnSlide } from './show-words.ts'
import { escaped, slideSvg } from './slide-svg.ts'

/** One page that plays offline: all that it needs lies in it, and it may fetch nothing. */
export function writeHtml(show: ShowFile, { mp3, vtt }: ShowSound): Uint8Array<ArrayBuffer> {
  const words = showFileWordsOf(show.language)
  const { script, style } = assets()
  const title = escaped(cleanForSlides(show.title))
  const slides = show.scenes.map((scene, at) => slideHtml(scene, at, show))
  const scenes = show.scenes.map((scene, at) => sceneHtml(scene, at))
  const cues = cuesIn(vtt).map(
    ({ from, to, lines }) =>
      `<li data-from="${from}" data-to="${to}">${lines.map((line) => `<span>${escaped(cleanForSlides(line))}</span>`).join('')}</li>`,
  )
  const before = `<!doctype html>
<html lang="${words.tag}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script, style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<div class="player">
<div class="stage" data-seconds="${show.durationSec}">
<div class="screen">${slides.join('\n')}<p class="caption"></p></div>
${controlsHtml(show, words)}
</div>
<nav class="scenes" aria-labelledby="scenes"><h2 id="scenes">${words.scenes}</h2><ol>${scenes.join('\n')}</ol></nav>
</div>
<p class="below" id="no-sound" role="alert" hidden>${words.noSound}</p>
<p class="below keys">${words.keys}</p>
<p class="below">${escaped(cleanForSlides(show.declaration))}</p>
</main>
<ol id="cues" hidden>${cues.join('\n')}</ol>
<audio preload="auto" src="data:audio/mpeg;base64,`
  const after = `"></audio>
<script>${script}</script>
</body>
</html>
`
  const sound = Buffer.from(mp3.buffer, mp3.byteOffset, mp3.length).toString('base64')
  return Buffer.concat([Buffer.from(before), Buffer.from(sound, 'latin1'), Buffer.from(after)])
}

function slideHtml(scene: ShowFileScene, at: number, { language, scenes }: ShowFile): string {
  const marks = [
    ...(isBoard(scene) ? boardFrame : [...paperFrame, numberMark(`${at + 1} / ${scenes.length}`)]),
    ...drawSlide(scene, { captions: true, source: sourceOnSlide(scene, language) }),
  ]
  const label = [scene.heading, ...scene.points, ...scene.rows.flat(), scene.picture?.caption ?? '']
  const svg = slideSvg(marks, { label: label.map(cleanForSlides).filter(Boolean).join('. ') })
  return `<div class="slide" data-from="${scene.startSec}"${at > 0 ? ' hidden' : ''}>${svg}</div>`
}

const sceneHtml = ({ heading, startSec }: ShowFileScene, at: number): string =>
  `<li><button type="button"><span class="number">${at + 1}</span><span class="name">${escaped(cleanForSlides(heading))}</span><span class="at">${clockOf(startSec)}</span></button></li>`

/** Only this script and this style, and nothing from outside. */
function policyOf(script: string, style: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    'img-src data:',
    'media-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

let read: { script: string; style: string } | undefined

function assets(): { script: string; style: string } {
  const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const face = (file: URL, weight: string) =>
    `@font-face{font-family:Inter;font-weight:${weight};src:url(data:font/ttf;base64,${readFileSync(file, 'base64')})}`
  read ??= {
    script: text('./player.js'),
    style: face(fontFiles.normal, '400') + face(fontFiles.bold, '600 700') + text('./player.css'),
  }
  return read
}
