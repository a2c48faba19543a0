import { madeDocx, wordParagraph } from '@klasrum/documents/reading/made-docx'
import { startApp } from '@klasrum/testkit/app'
import { startSpeechServer } from '@klasrum/testkit/fakes/speech-server'
import { wordType } from '@klasrum/testkit/lesson-files'
import { plantLesson } from '@klasrum/testkit/lessons'
import { aPicture } from '@klasrum/testkit/pictures'
import { aFinishedRun } from '@klasrum/testkit/runs'
import { showActionsOf, storedShowFiles } from '@klasrum/testkit/show-actions'
import { atSize } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { runFiles } from '../materials/materials.tables.ts'

const speech = await startSpeechServer({ apiKey: 'school' })
afterAll(speech.stop)
const app = await startApp({ env: { GOOGLE_TTS_API_KEY: 'school', GOOGLE_TTS_BASE_URL: `${speech.url}/` } })
const showActions = showActionsOf(app)
const { tx, house } = app
const patience = 180_000

/** A lesson in Word with a picture after its first paragraph. */
async function anIllustratedLesson() {
  const [first = '', ...others] = plantLesson.split(/\n+/).filter((line) => line && !line.startsWith('#'))
  const drawing = '<w:p><w:r><w:drawing><a:blip r:embed="rId7"/></w:drawing></w:r></w:p>'
  const body = [
    wordParagraph('Plants', '<w:pStyle w:val="Heading1"/>'),
    wordParagraph(first),
    drawing,
    wordParagraph('Figure 1. A leaf in the sun', '<w:pStyle w:val="Caption"/>'),
    ...others.slice(0, 2).map((line) => wordParagraph(line)),
  ]
  const rels =
    '<Relationships><Relationship Id="rId7" Type="image" Target="media/leaf.jpeg"/></Relationships>'
  const bytes = await madeDocx(body.join(''), {
    'word/_rels/document.xml.rels': rels,
    'word/media/leaf.jpeg': await aPicture({ width: 2_400, height: 1_200, format: 'jpeg' }),
  })
  return { bytes, name: 'Plants.docx', type: wordType }
}

test(
  'in Google’s voice, with the pictures of the lesson, drawn anew and small enough for a slide',
  async () => {
    const teacher = await showActions.aTeacher()
    const { job_id } = await showActions.begin(teacher, await anIllustratedLesson(), {
      duration_min: atSize({ commit: 3, long: 8 }),
    })
    const done = await showActions.ended(teacher, job_id)
    expect(done).toMatchObject({ status: 'completed', voice_id: 'en-US-Standard-J', error: null })
    expect(speech.requests.length).toBeGreaterThan(0)
    const { scenes } = await showActions.manifest(teacher, done.slideshow_id)
    const shown = scenes.find(({ picture }) => picture)?.picture
    expect(shown).toMatchObject({ width: 1_600, height: 800, caption: 'A leaf in the sun' })
    const { status, headers, bytes } = await app.anyone.send({ path: shown?.url ?? '' })
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/jpeg' })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_600, height: 800 })
    const [, file] = new URL(shown?.url ?? '', 'http://localhost').pathname.split('/slideshow-files/')
    expect(file).toBe(`${done.slideshow_id}/picture-0.jpg`)
    const params = { id: done.slideshow_id }
    await teacher.ok('DELETE /api/education/slideshows/{id}', { params })
    // A show is ready a moment before the pieces that it was joined from are removed.
    const isEmpty = async () => (await storedShowFiles(house.storage)).length === 0
    await until(isEmpty, { what: 'the files of the show to be gone' })
  },
  patience,
)

test(
  'work that breaks is tried twice more, and has then failed',
  async () => {
    const teacher = await showActions.aTeacher(0)
    const { file } = await aFinishedRun(tx, { user: teacher.user })
    await tx
      .update(runFiles)
      .set({ source: {} as never })
      .where(eq(runFiles.id, file.id))
    const { job_id } = await showActions.begin(teacher, [], { run_file_id: file.id })
    const failed = await showActions.ended(teacher, job_id)
    expect(failed).toMatchObject({ status: 'failed', error: 'Slide Show job failed', step: null })
    expect(await showActions.jobRow(job_id)).toMatchObject({ attempt: 3 })
  },
  patience,
)
