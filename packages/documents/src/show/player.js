const one = (selector) => document.querySelector(selector)
const all = (selector) => [...document.querySelectorAll(selector)]

const sound = one('audio')
const stage = one('.stage')
const play = one('#play')
const seek = one('#seek')
const now = one('#now')
const speed = one('#speed')
const captions = one('#captions')
const caption = one('.caption')
const whole = one('#whole')
const slides = all('.slide')
const buttons = all('.scenes button')
const starts = slides.map((slide) => Number(slide.dataset.from))
const cues = all('#cues li').map((cue) => ({
  from: Number(cue.dataset.from),
  to: Number(cue.dataset.to),
  lines: [...cue.children].map((line) => line.textContent),
}))
const total = Number(stage.dataset.seconds)
const speeds = [1, 1.25, 1.5, 2, 0.75]
/** A scene counts as begun when the sound is this close to it. */
const tolerance = 0.05

let shown = -1
let said

const clock = (seconds) => {
  const whole = Math.floor(seconds)
  const minutes = Math.floor(whole / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}

const sceneAt = (seconds) =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= seconds + tolerance),
  )

function showScene(scene) {
  if (scene === shown) return
  slides.forEach((slide, at) => {
    slide.hidden = at !== scene
  })
  buttons.forEach((button, at) => {
    if (at === scene) button.setAttribute('aria-current', 'true')
    else button.removeAttribute('aria-current')
  })
  if (shown >= 0) buttons[scene]?.scrollIntoView({ block: 'nearest' })
  shown = scene
}

function showCue(seconds) {
  const isOn = captions.getAttribute('aria-pressed') === 'true'
  const cue = isOn ? cues.find(({ from, to }) => from <= seconds && seconds < to) : undefined
  if (cue === said) return
  said = cue
  caption.replaceChildren(
    ...(cue?.lines ?? []).map((line) => {
      const row = document.createElement('span')
      row.textContent = line
      return row
    }),
  )
}

function refresh() {
  const seconds = sound.currentTime
  const share = Math.min(100, (100 * seconds) / total)
  showScene(sceneAt(seconds))
  showCue(seconds)
  now.textContent = clock(seconds)
  seek.value = String(share)
  seek.parentElement.style.setProperty('--share', `${share}%`)
  seek.setAttribute('aria-valuetext', `${clock(seconds)} / ${clock(total)}`)
}

function goTo(seconds) {
  sound.currentTime = Math.max(0, Math.min(total, seconds))
  refresh()
}

function turn() {
  if (sound.paused) sound.play().catch(() => {})
  else sound.pause()
}

function showState() {
  const isPlaying = !sound.paused
  play.setAttribute('aria-label', isPlaying ? play.dataset.pause : play.dataset.play)
  play.classList.toggle('playing', isPlaying)
}

function toggleCaptions() {
  captions.setAttribute('aria-pressed', String(captions.getAttribute('aria-pressed') !== 'true'))
  refresh()
}

function toggleWhole() {
  if (document.fullscreenElement) document.exitFullscreen()
  else if (document.fullscreenEnabled) stage.requestFullscreen()
}

function nextSpeed() {
  const next = speeds[(speeds.indexOf(sound.playbackRate) + 1) % speeds.length]
  sound.playbackRate = next
  speed.textContent = `${next}×`
  speed.setAttribute('aria-label', `${speed.dataset.name} ${next}×`)
}

const keys = {
  ' ': turn,
  ArrowLeft: () => goTo(sound.currentTime - 5),
  ArrowRight: () => goTo(sound.currentTime + 5),
  ArrowUp: () => goTo(starts[Math.max(0, shown - 1)]),
  ArrowDown: () => goTo(starts[Math.min(starts.length - 1, shown + 1)]),
  c: toggleCaptions,
  f: toggleWhole,
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === ' ' && event.target.closest('button')) return
  const act = keys[event.key] ?? keys[event.key.toLowerCase()]
  if (!act) return
  event.preventDefault()
  act()
})

play.addEventListener('click', turn)
one('.screen').addEventListener('click', turn)
one('#back').addEventListener('click', () => goTo(sound.currentTime - 10))
one('#forward').addEventListener('click', () => goTo(sound.currentTime + 10))
seek.addEventListener('input', () => goTo((Number(seek.value) / 100) * total))
speed.addEventListener('click', nextSpeed)
captions.addEventListener('click', toggleCaptions)
whole.addEventListener('click', toggleWhole)
whole.hidden = !document.fullscreenEnabled
buttons.forEach((button, at) => {
  button.addEventListener('click', () => goTo(starts[at]))
})
for (const name of ['play', 'pause', 'ended']) sound.addEventListener(name, showState)
for (const name of ['seeked', 'timeupdate']) sound.addEventListener(name, refresh)
sound.addEventListener('error', () => {
  one('#no-sound').hidden = false
})
setInterval(() => {
  if (!sound.paused) refresh()
}, 100)
refresh()
