import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promised } from './rows.ts'
import { promisesPage } from './table.ts'

const [report = ''] = process.argv.slice(2)
const page = fileURLToPath(new URL('../../../../docs/promises.md', import.meta.url))
const day = new Date().toISOString().slice(0, 10)
writeFileSync(page, promisesPage(promised, JSON.parse(readFileSync(report, 'utf8')), day))
process.stdout.write('docs/promises.md is written.\n')
