import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { isProgram, programsOnPath } from './on-path.ts'

const names = ['soffice', 'libreoffice']
const usualPlaces = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/usr/lib/libreoffice/program/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
]

export const findLibreOffice = (): string | undefined =>
  [...programsOnPath(names), ...usualPlaces].find(isProgram)

const libraries = { calc: 'libsclo.so', writer: 'libswlo.so' }

/** Debian divides it into packages, of which a machine may have one without the other; elsewhere it comes whole. */
export function hasOffice(part: keyof typeof libraries): boolean {
  const program = findLibreOffice()
  if (!program) return false
  return process.platform !== 'linux' || existsSync(join(dirname(realpathSync(program)), libraries[part]))
}

/** Without it the figures that a file brings along are taken for what its formulas come to. */
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <item oor:path="/org.openoffice.Office.Calc/Formula/Load">
    <prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
  </item>
</oor:items>
`

/** Workbooks as LibreOffice writes them after it has worked out every formula anew. */
export const recalculate = (workbooks: readonly Uint8Array[]): Promise<Buffer[]> =>
  converted(workbooks, { from: 'xlsx', to: 'xlsx', filter: 'xlsx:Calc MS Excel 2007 XML' })

/** Word files as LibreOffice would print them. */
export const pdfsFromWord = (documents: readonly Uint8Array[]): Promise<Buffer[]> =>
  converted(documents, { from: 'docx', to: 'pdf', filter: 'pdf:writer_pdf_Export' })

type Kinds = { from: string; to: string; filter: string }

/** Starting it takes longer than converting, but of more than some 250 workbooks it leaves out the last without a word. */
const batchSize = 100

async function converted(given: readonly Uint8Array[], kinds: Kinds): Promise<Buffer[]> {
  const made: Buffer[] = []
  for (let from = 0; from < given.length; from += batchSize)
    made.push(...(await convertedBatch(given.slice(from, from + batchSize), kinds)))
  return made
}

async function convertedBatch(given: readonly Uint8Array[], { from, to, filter }: Kinds): Promise<Buffer[]> {
  const program = findLibreOffice()
  if (!program) throw new Error('LibreOffice is missing: run `npm test` once, which installs it.')
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-office-'))
  try {
    const [profile, done] = [join(folder, 'profile'), join(folder, 'done')]
    await mkdir(join(profile, 'user'), { recursive: true })
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), alwaysRecalculate)
    const files = given.map((_, index) => join(folder, `${index}.${from}`))
    for (const [index, bytes] of given.entries()) await writeFile(files[index] ?? '', bytes)
    await promisify(execFile)(program, [
      `-env:UserInstallation=${pathToFileURL(profile)}`,
      '--headless',
      '--convert-to',
      filter,
      '--outdir',
      done,
      ...files,
    ])
    return await Promise.all(given.map((_, index) => readFile(join(done, `${index}.${to}`))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
