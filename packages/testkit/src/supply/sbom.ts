import { lockText, type Part, partsOf } from './parts.ts'

export const sbomPath = 'docs/sbom.cdx.json'

const purlOf = ({ name, version }: Part): string => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

function componentOf(part: Part) {
  const { name, version, licence, integrity } = part
  const [kind, digest = ''] = integrity.split('-', 2)
  return {
    type: 'library',
    'bom-ref': purlOf(part),
    name,
    version,
    purl: purlOf(part),
    licenses: [{ expression: licence.replace(/^MIT and ISC$/, 'MIT AND ISC') }],
    hashes: [
      {
        alg: kind === 'sha512' ? 'SHA-512' : 'SHA-1',
        content: Buffer.from(digest, 'base64').toString('hex'),
      },
    ],
  }
}

/** A list of parts as CycloneDX has it. No moment and no number of its own: the same lock file gives the same list. */
export const sbomFor = (parts: readonly Part[]): string =>
  `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'application', 'bom-ref': 'klasrum', name: 'klasrum' } },
      components: parts.map(componentOf),
    },
    null,
    1,
  )}\n`

export const currentSbom = (): string => sbomFor(partsOf(lockText()))
