import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import startCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { type Gray, turnedPicture } from './gray.ts'

/** As the recogniser tells them, in dots. */
type Box = { x0: number; y0: number; x1: number; y1: number }
export type ReadWord = { text: string; confidence: number; bbox: Box }
export type ReadLine = {
  words: ReadWord[]
  bbox: Box
  baseline: Box
  rowAttributes: { rowHeight: number }
}
type RecognisedText = { blocks: { paragraphs: { lines: ReadLine[] }[] | null }[] | null }

/** `flipped`: the page stood on its head, and its lines are told as if it did not. */
export type Recognise = (page: Gray) => { lines: ReadLine[]; flipped: boolean }

const languages = {
  eng: import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  fil: import.meta.resolve('@tesseract.js-data/fil/4.0.0_best_int/fil.traineddata.gz'),
}
/** The engine with a neural network alone. */
const engine = 1
/** Finds columns by itself. */
const automaticLayout = '3'
/** A page whose words are as doubtful as this may stand on its head. */
const doubtful = 70

/** One recogniser for all pages: its start takes half a second. Nothing is fetched: all of it comes with the packages. */
export async function startRecogniser(): Promise<Recognise> {
  const core = await startCore({ print: () => {}, printErr: () => {} })
  for (const [language, address] of Object.entries(languages))
    core.FS.writeFile(`${language}.traineddata`, gunzipSync(await readFile(fileURLToPath(address))))
  const api = new core.TessBaseAPI()
  if (api.Init(null, Object.keys(languages).join('+'), engine, null) !== 0)
    throw new Error('The recogniser did not start.')
  api.SetVariable('tessedit_pageseg_mode', automaticLayout)
  api.SetVariable('user_defined_dpi', '200')

  const linesOf = ({ width, height, data }: Gray): ReadLine[] => {
    core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]))
    if (api.SetImageFile(1, 0) !== 0) throw new Error('The picture of a page was not taken.')
    api.Recognize(null)
    const recognised = JSON.parse(api.GetJSONText(0)) as RecognisedText
    core.FS.unlink('/input')
    api.Clear()
    const blocks = recognised.blocks ?? []
    return blocks.flatMap(({ paragraphs }) => (paragraphs ?? []).flatMap(({ lines }) => lines))
  }
  return (page) => {
    const lines = linesOf(page)
    const confidence = confidenceOf(lines)
    if (confidence >= doubtful) return { lines, flipped: false }
    const otherLines = linesOf(turnedPicture(page, 2))
    const flipped = confidenceOf(otherLines) > confidence
    return { lines: flipped ? otherLines : lines, flipped }
  }
}

/** Of its letters: a long word counts for more than a speck. A page without any is not upside down. */
function confidenceOf(lines: readonly ReadLine[]): number {
  let [sum, letters] = [0, 0]
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    sum += confidence * text.length
    letters += text.length
  }
  return letters === 0 ? 100 : sum / letters
}
