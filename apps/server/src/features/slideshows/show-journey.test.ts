import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Manifest } from '@klasrum/contract/slideshows'
import { startApp } from '@klasrum/testkit/app'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { waterLesson } from '@klasrum/testkit/lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { programsOnPath } from '@klasrum/testkit/on-path'
import { showActionsOf } from '@klasrum/testkit/show-actions'
import { expect, test } from 'vitest'

const app = await startApp()
const showActions = showActionsOf(app)
const lesson = await aLessonFile()
const patience = 180_000

const fetched = (path: string, headers: Record<string, string> = {}) => app.anyone.send({ path, headers })

/** Frames of 96 bytes and 24 ms: what a player reckons from. */
const secondsOf = (mp3: Buffer) => (mp3.length / 96) * 0.024

/** As a decoder of its own finds it, where there is one. */
async function decodedSeconds(mp3: Buffer): Promise<number | undefined> {
  if (programsOnPath(['ffprobe']).length === 0) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-sound-'))
  try {
    await writeFile(join(folder, 'show.mp3'), mp3)
    const asked = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', 'show.mp3']
    return Number((await promisify(execFile)('ffprobe', asked, { cwd: folder })).stdout)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test(
  'a lesson file becomes a show: made, listed, and played by addresses that need no token',
  async () => {
    const teacher = await showActions.aTeacher()
    const begun = await showActions.begin(teacher, lesson, { title: '  Plants we know ' })
    expect(begun).toMatchObject({ status: 'queued', step: null, share: 0, manifest_url: null, warnings: [] })
    const done = await showActions.ended(teacher, begun.job_id)
    expect(done).toMatchObject({
      status: 'completed',
      share: 100,
      error: null,
      detected_language: 'en',
      voice_id: 'espeak-en-us',
    })
    expect(await showActions.books(teacher)).toEqual({ points: 24, moved: [`show:${begun.job_id} -6`] })

    const { slideshows, total } = await teacher.ok('GET /api/education/slideshows')
    expect({ slideshows, total }).toMatchObject({
      total: 1,
      slideshows: [{ id: done.slideshow_id, title: 'Plants we know', language: 'en', job: { share: 100 } }],
    })
    const manifest = Manifest.parse((await fetched(done.manifest_url ?? '')).body)
    expect(manifest).toEqual(await showActions.manifest(teacher, done.slideshow_id))
    expect(slideshows[0]).toMatchObject({
      durationSec: expect.closeTo(manifest.audio.durationSec, 2),
      scenes: manifest.scenes.length,
    })

    const sound = await fetched(manifest.audio.url)
    expect(sound).toMatchObject({
      status: 200,
      headers: { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' },
    })
    expect(sound.headers['cache-control']).toMatch(/^private, max-age=4\d{4}$/)
    expect(Math.abs(secondsOf(sound.bytes) - manifest.audio.durationSec)).toBeLessThan(0.1)
    const decoded = await decodedSeconds(sound.bytes)
    if (decoded !== undefined) expect(Math.abs(decoded - manifest.audio.durationSec)).toBeLessThan(0.1)
    const part = await fetched(manifest.audio.url, { range: 'bytes=960-1919' })
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': `bytes 960-1919/${sound.bytes.length}` },
    })
    expect(part.bytes.equals(sound.bytes.subarray(960, 1920))).toBe(true)

    const captions = await fetched(manifest.captions.vttUrl)
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(captions.bytes.toString()).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> /)

    const ends = manifest.scenes.map(({ endSec }) => endSec)
    expect(manifest.scenes.map(({ startSec }) => startSec)).toEqual([0, ...ends.slice(0, -1)])
    expect(ends.at(-1)).toBeCloseTo(manifest.audio.durationSec, 2)
    const firsts = manifest.audio.marks.filter(({ sentence }) => sentence === 0)
    expect(firsts.map(({ sec, scene }) => ({ sec, scene }))).toEqual(
      manifest.scenes.map(({ startSec }, scene) => ({ sec: startSec, scene })),
    )
    const times = manifest.audio.marks.map(({ sec }) => sec)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    for (const { spokenSec, startSec, endSec } of nonEmpty(manifest.scenes)) {
      expect(spokenSec).toBeGreaterThan(startSec)
      expect(spokenSec).toBeLessThanOrEqual(endSec)
    }
  },
  patience,
)

test(
  'a Filipino lesson is told in Filipino, and shorter than asked for where it has no more to say, with a warning',
  async () => {
    const teacher = await showActions.aTeacher()
    const file = await aLessonFile({ name: 'Tubig.docx', lesson: waterLesson.slice(0, 400) })
    const { job_id } = await showActions.begin(teacher, file, { duration_min: 9 })
    const done = await showActions.ended(teacher, job_id)
    expect(done).toMatchObject({ status: 'completed', detected_language: 'fil', voice_id: 'espeak-id' })
    expect(done.warnings).toEqual([expect.stringContaining('of the 9 minutes asked for')])
    expect(await showActions.show(teacher, done.slideshow_id)).toMatchObject({
      title: 'Slide Show',
      language: 'fil',
    })
  },
  patience,
)
