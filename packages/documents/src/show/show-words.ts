import type { Language } from '@klasrum/contract/source'
import type { ShowFileScene } from './show-file.ts'

type ShowWords = {
  tag: string
  page: (number: number, count: number) => string
  source: string
  onPage: (page: number) => string
  play: string
  pause: string
  back: string
  forward: string
  seek: string
  scenes: string
  speed: string
  captions: string
  fullScreen: string
  noSound: string
  keys: string
}

const english: ShowWords = {
  tag: 'en-PH',
  page: (number, count) => `Page ${number} of ${count}`,
  source: 'Source',
  onPage: (page) => `page ${page}`,
  play: 'Play',
  pause: 'Pause',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  seek: 'Seek',
  scenes: 'Scenes',
  speed: 'Speed',
  captions: 'Captions',
  fullScreen: 'Full screen',
  noSound: 'The sound of this show cannot be played here. The slides are shown without it.',
  keys: 'Space: play or pause. Left and right: 5 seconds. Up and down: scene. C: captions. F: full screen.',
}

const filipino: ShowWords = {
  tag: 'fil-PH',
  page: (number, count) => `Pahina ${number} ng ${count}`,
  source: 'Pinagmulan',
  onPage: (page) => `pahina ${page}`,
  play: 'I-play',
  pause: 'I-pause',
  back: 'Bumalik nang 10 segundo',
  forward: 'Sumulong nang 10 segundo',
  seek: 'Pumunta sa oras',
  scenes: 'Mga eksena',
  speed: 'Bilis',
  captions: 'Mga caption',
  fullScreen: 'Buong screen',
  noSound: 'Hindi mapatugtog dito ang tunog ng palabas. Makikita pa rin ang mga slide.',
  keys: 'Space: i-play o i-pause. Kaliwa at kanan: 5 segundo. Taas at baba: eksena. C: mga caption. F: buong screen.',
}

const words: Record<Language, ShowWords> = { en: english, fil: filipino }
export const showFileWordsOf = (language: Language): ShowWords => words[language]

/** On a slide there is room for the page only. */
export function sourceOnSlide({ source }: ShowFileScene, language: Language): string {
  const { source: word, onPage } = words[language]
  return source?.page ? `${word}: ${onPage(source.page)}` : ''
}

export function sourceInFull({ source }: ShowFileScene, language: Language): string {
  if (!source) return ''
  const { source: word, onPage } = words[language]
  return `${word}: ${[source.file, ...(source.page ? [onPage(source.page)] : [])].join(', ')}`
}
