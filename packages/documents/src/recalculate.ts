import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { turns } from '@klasrum/turns/turns'

const recalculateMs = 90_000

/** Macros never run, other files are never looked into, and every formula is worked out anew. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
  <item oor:path="/org.openoffice.Office.Calc/Content/Update"><prop oor:name="Link" oor:op="fuse"><value>1</value></prop></item>
  <item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="MacroSecurityLevel" oor:op="fuse"><value>3</value></prop></item>
  <item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop></item>
</oor:items>
`

const lane = turns({ most: 1 })

/** The workbook as LibreOffice writes it after it has worked out every formula; one after the other, each in a process of its own. */
export const recalculated = (program: string, bytes: Uint8Array): Promise<Buffer | undefined> =>
  lane.take(() => work(program, bytes))

async function work(program: string, bytes: Uint8Array): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-form-'))
  try {
    const profile = join(folder, 'profile')
    await mkdir(join(profile, 'user'), { recursive: true })
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), settings)
    await writeFile(join(folder, 'form.xlsx'), bytes)
    await promisify(execFile)(
      program,
      [
        `-env:UserInstallation=${pathToFileURL(profile)}`,
        '--headless',
        '--convert-to',
        'xlsx:Calc MS Excel 2007 XML',
        '--outdir',
        join(folder, 'done'),
        join(folder, 'form.xlsx'),
      ],
      { timeout: recalculateMs, killSignal: 'SIGKILL', env: { HOME: folder, PATH: '/usr/bin:/bin' } },
    )
    return await readFile(join(folder, 'done', 'form.xlsx'))
  } catch {
    // A program that fails or takes too long tells nothing of the grades.
    return undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
