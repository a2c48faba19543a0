import { PassThrough, Readable } from 'node:stream'
import { storeLimits } from '../../storage/away.ts'
import type { BackupPlace, BackupS3 } from './backup-place.ts'

const partBytes = 16 * 1024 * 1024

/** In parts, so that a backup of any length goes out as it is made; there is no object before all parts are there. */
export async function openS3Place({ url, accessKeyId, secretAccessKey }: BackupS3): Promise<BackupPlace> {
  const { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } = await import(
    '@aws-sdk/client-s3'
  )
  const { Upload } = await import('@aws-sdk/lib-storage')
  const { origin, pathname, hostname } = new URL(url)
  const Bucket = pathname.split('/').filter(Boolean).at(-1) ?? ''
  const client = new S3Client({
    endpoint: origin,
    region: /^s3[.-]([a-z0-9-]+)\.amazonaws\.com$/.exec(hostname)?.[1] ?? 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: storeLimits,
  })
  return {
    async write(Key, archive) {
      let bytes = 0
      const Body = new PassThrough()
      archive.on('data', (part: Uint8Array) => {
        bytes += part.length
      })
      archive.on('error', (error) => Body.destroy(error))
      archive.pipe(Body)
      await new Upload({ client, params: { Bucket, Key, Body }, partSize: partBytes, queueSize: 2 }).done()
      return bytes
    },
    async read(Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      if (!(Body instanceof Readable)) throw new Error(`There is no ${Key} in the bucket.`)
      return Body
    },
    remove: async (Key) => void (await client.send(new DeleteObjectCommand({ Bucket, Key }))),
    async list() {
      const names: string[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: 'klasrum-', ContinuationToken }),
        )
        names.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key])))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return names
    },
  }
}
