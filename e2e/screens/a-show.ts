import type { Manifest, Slideshow, SlideshowJob, SlideshowListed } from '@klasrum/contract/slideshows'

type Scene = Manifest['scenes'][number]

const long = 'strongest winds and rain in a ring of tall clouds around the calm eye of the storm'

const words: Pick<Scene, 'layout' | 'heading' | 'points' | 'rows'>[] = [
  { layout: 'title', heading: 'Understanding Typhoons', points: ['Science 8, Second Quarter'], rows: [] },
  {
    layout: 'objectives',
    heading: 'What you will learn',
    points: ['Name the parts of a typhoon', 'Explain why typhoons weaken over land'],
    rows: [],
  },
  {
    layout: 'key_idea',
    heading: 'Warm sea, moist air',
    points: ['A typhoon is fed by warm sea water.'],
    rows: [],
  },
  { layout: 'definition', heading: 'Eyewall', points: [`The ${long}`], rows: [] },
  {
    layout: 'list',
    heading: `The parts of a typhoon and what each of them brings to the towns and farms below ${long}`,
    points: Array.from({ length: 8 }, (_, at) => `${at + 1}: ${long}`),
    rows: [],
  },
  { layout: 'steps', heading: 'How it begins', points: ['Water warms', 'Air rises', 'Winds turn'], rows: [] },
  {
    layout: 'comparison',
    heading: 'Two words',
    points: [],
    rows: [
      ['Typhoon', 'Hurricane'],
      ['born in the western Pacific', 'born in the Atlantic'],
    ],
  },
  {
    layout: 'table',
    heading: 'Signals',
    points: [],
    rows: [
      ['Signal', 'Wind', 'Lead time', 'Damage'],
      ...[1, 2, 3, 4].map((at) => [`${at}`, `${at * 40} km/h`, '36 hours', long]),
    ],
  },
  {
    layout: 'picture',
    heading: 'Seen from above',
    points: ['The eye is calm.'],
    rows: [],
  },
  {
    layout: 'check',
    heading: 'Check your understanding',
    points: ['Where are the strongest winds?', 'A. In the eye', 'B. In the eyewall', 'C. In the rainbands'],
    rows: [],
  },
  {
    layout: 'summary',
    heading: 'Summary',
    points: ['Warm water feeds a typhoon', 'The eye is calm'],
    rows: [],
  },
]

const each = 12
const said =
  'The strongest winds are not in the middle. They are in the eyewall, the ring of tall clouds around the eye.'
const source = { file: 'Typhoons.docx', page: 2, paragraph: 4, quote: 'A typhoon is a storm.' }

export const aManifest: Manifest = {
  version: 1,
  id: 1,
  title: 'Understanding Typhoons',
  language: 'en',
  voice_id: 'en-US-Standard-J',
  scenes_to_come: 0,
  audio: {
    url: '/api/slideshow-files/1/audio.mp3?expires=1&signature=x',
    durationSec: words.length * each,
    marks: words.map((_, scene) => ({ sec: scene * each, scene, sentence: 0 })),
  },
  captions: { vttUrl: '/api/slideshow-files/1/captions.vtt?expires=1&signature=x' },
  scenes: words.map((scene, at) => ({
    ...scene,
    id: `scene-${at}`,
    picture:
      scene.layout === 'picture'
        ? { url: '/icon-192.png', width: 192, height: 192, caption: 'A typhoon near Samar' }
        : null,
    narration: said,
    startSec: at * each,
    endSec: (at + 1) * each,
    spokenSec: at * each + 10,
    source,
  })),
}

/** As much of it as is spoken while it is made. */
export const aPart: Manifest = {
  ...aManifest,
  scenes_to_come: aManifest.scenes.length - 2,
  audio: {
    ...aManifest.audio,
    durationSec: 2 * each,
    marks: aManifest.audio.marks.slice(0, 2),
  },
  scenes: aManifest.scenes.slice(0, 2),
}

export const someCaptions = `WEBVTT\n\n00:00:00.000 --> 00:10:00.000\nThe strongest winds are not in the middle.\nThey are in the eyewall around the eye.\n`

const aJob: SlideshowJob = {
  job_id: 1,
  slideshow_id: 1,
  status: 'completed',
  step: null,
  share: 100,
  seconds_left: null,
  detail: null,
  scenes: words.length,
  scenes_ready: 0,
  detected_language: 'en',
  voice_id: 'en-US-Standard-J',
  manifest_url: '/api/slideshow-files/1/manifest.json?expires=1&signature=x',
  error: null,
  warnings: ['The lesson is short: the show takes 2 minutes instead of 45.'],
  created_at: '2026-11-16T00:58:00Z',
  ended_at: '2026-11-16T00:59:00Z',
}

export const aJobGoingOn: SlideshowJob = {
  ...aJob,
  status: 'running',
  step: 'narrating',
  share: 54,
  seconds_left: 95,
  detail: 'Scene 9 of 14',
  voice_id: null,
  manifest_url: null,
  warnings: [],
  ended_at: null,
}

/** It can be played, and two scenes of it are spoken. */
export const aJobHalfSpoken: SlideshowJob = { ...aJobGoingOn, scenes_ready: 2, voice_id: aJob.voice_id }

export const aJobFailed: SlideshowJob = { ...aJobGoingOn, status: 'failed', step: null, error: null }

export const aShow = (job = aJob): Slideshow => ({
  id: 1,
  title: aManifest.title,
  language: 'en',
  voice_id: aManifest.voice_id,
  durationSec: job === aJob ? aManifest.audio.durationSec : null,
  asked_minutes: 45,
  created_at: aJob.created_at,
  revision: 0,
  job,
  making_cost: 0,
  scenes_corrected: 0,
  run_id: null,
  scenes:
    job === aJob
      ? aManifest.scenes.map(({ id, layout, heading, points, rows, narration }, at) => ({
          id,
          layout,
          heading,
          points,
          rows,
          narration,
          pause_seconds: layout === 'check' ? 6 : 0,
          picture: layout === 'picture' ? { file: 'Typhoons.docx', picture: 0, caption: 'A typhoon' } : null,
          source,
          recorded: at === 2,
          durationSec: each,
        }))
      : [],
})

const listed = (id: number, title: string, job: SlideshowJob, made: boolean): SlideshowListed => ({
  id,
  title,
  durationSec: made ? 2319.6 : null,
  language: made ? 'en' : null,
  scenes: made ? 14 : 0,
  created_at: aJob.created_at,
  job: { ...job, job_id: id },
})

export const someShows: SlideshowListed[] = [
  listed(4, `Ang mga bahagi ng halaman at kung paano sila nabubuhay: ${long}`, aJobGoingOn, false),
  { ...listed(5, 'The water cycle', aJobHalfSpoken, false), scenes: 20, language: 'en' },
  listed(3, 'Understanding Typhoons', aJob, true),
  listed(
    2,
    'Earthquakes and Faults',
    {
      ...aJobFailed,
      error: 'This file is locked with a password. Save a copy without the password and add that one.',
    },
    false,
  ),
  listed(1, 'Waiting for its turn', { ...aJobGoingOn, status: 'queued', step: null, share: 0 }, false),
]

const rate = 8_000

/** Silence as long as the show. */
export function silence(): Buffer {
  const samples = rate * aManifest.audio.durationSec
  const wav = Buffer.alloc(44 + samples, 128)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + samples, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(samples, 40)
  return wav
}
