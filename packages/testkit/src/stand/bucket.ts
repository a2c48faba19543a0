import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { ObjectStore } from './object-store.ts'

/** The address of the bucket, as `S3_URL` and `BACKUP_TO` take it. */
export async function ensureBucket(
  { endpoint, keys }: Pick<ObjectStore, 'endpoint' | 'keys'>,
  Bucket: string,
): Promise<string> {
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: keys })
  try {
    await client.send(new CreateBucketCommand({ Bucket }))
  } catch (error) {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error
  } finally {
    client.destroy()
  }
  return `${endpoint}/${Bucket}`
}
