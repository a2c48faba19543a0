import type { ShowFile } from './show-file.ts'
import type { showFileWordsOf } from './show-words.ts'

const icon = (path: string, kind = ''): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"${kind && ` class="${kind}"`}><path d="${path}"/></svg>`

const icons = {
  start: icon('M8 5.5v13l10.5-6.5z', 'start'),
  pause: icon('M8 5.5v13M16 5.5v13', 'pause'),
  back: icon('M5 5v4.5h4.5M5.5 9.5A7.5 7.5 0 1 1 4.8 14'),
  forward: icon('M19 5v4.5h-4.5M18.5 9.5A7.5 7.5 0 1 0 19.2 14'),
  captions: icon(
    'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM10.5 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3',
  ),
  whole: icon('M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15'),
}

/** Below the picture: the bar with a mark for each scene, and the buttons. */
export function controlsHtml(
  { scenes, durationSec }: ShowFile,
  words: ReturnType<typeof showFileWordsOf>,
): string {
  const ticks = scenes
    .slice(1)
    .map(({ startSec }) => `<rect x="${((1000 * startSec) / durationSec).toFixed(2)}" width="2" height="6"/>`)
  return `<div class="controls">
<div class="seek"><input id="seek" type="range" min="0" max="100" step="0.1" value="0" aria-label="${words.seek}"><svg viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">${ticks.join('')}</svg></div>
<div class="row">
<button type="button" id="play" aria-label="${words.play}" data-play="${words.play}" data-pause="${words.pause}">${icons.start}${icons.pause}</button>
<button type="button" id="back" aria-label="${words.back}">${icons.back}</button>
<button type="button" id="forward" aria-label="${words.forward}">${icons.forward}</button>
<span class="time"><span id="now">0:00</span> / ${clockOf(durationSec)}</span>
<span class="grow"></span>
<button type="button" id="speed" data-name="${words.speed}" aria-label="${words.speed} 1×">1×</button>
<button type="button" id="captions" aria-label="${words.captions}" aria-pressed="true">${icons.captions}</button>
<button type="button" id="whole" aria-label="${words.fullScreen}">${icons.whole}</button>
</div>
</div>`
}

export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds)
  const [minutes, rest] = [Math.floor(whole / 60), String(whole % 60).padStart(2, '0')]
  if (minutes < 60) return `${minutes}:${rest}`
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}
