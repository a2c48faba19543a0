import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentNotices, noticesPath } from './notices.ts'
import { root } from './parts.ts'
import { currentSbom, sbomPath } from './sbom.ts'

/** `npm run notices`: the licences of what comes along, and the list of parts. */
writeFileSync(join(root, noticesPath), currentNotices())
writeFileSync(join(root, sbomPath), currentSbom())
process.stdout.write(`Written: ${noticesPath} and ${sbomPath}.\n`)
