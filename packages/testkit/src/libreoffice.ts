import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Without it the figures that a file brings along are taken for what its formulas come to. */
const alwaysRecalculate = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <item oor:path="/org.openoffice.Office.Calc/Formula/Load">
    <prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
  </item>
</oor:items>
`

/** Workbooks as LibreOffice writes them after it has worked out every formula anew, in one go for all of them. */
export async function recalculate(workbooks: readonly Uint8Array[]): Promise<Buffer[]> {
  const program = findLibreOffice()
  if (!program) throw new Error('LibreOffice is missing: run `npm test` once, which installs it.')
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-office-'))
  try {
    const [profile, done] = [join(folder, 'profile'), join(folder, 'done')]
    await mkdir(join(profile, 'user'), { recursive: true })
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), alwaysRecalculate)
    const files = workbooks.map((_, index) => join(folder, `${index}.xlsx`))
    for (const [index, bytes] of workbooks.entries()) await writeFile(files[index] ?? '', bytes)
    await promisify(execFile)(program, [
      `-env:UserInstallation=${pathToFileURL(profile)}`,
      '--headless',
      '--convert-to',
      'xlsx:Calc MS Excel 2007 XML',
      '--outdir',
      done,
      ...files,
    ])
    return await Promise.all(workbooks.map((_, index) => readFile(join(done, `${index}.xlsx`))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
