import { startApp } from '@klasrum/testkit/app'
import { startS3Server } from '@klasrum/testkit/fakes/s3-server'
import { aPicture } from '@klasrum/testkit/pictures'
import { aTopUp } from '@klasrum/testkit/top-ups'
import { afterAll, expect, test } from 'vitest'

const s3 = await startS3Server()
afterAll(s3.stop)
const app = await startApp({
  work: false,
  env: { S3_URL: s3.url, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
})

test('with S3_URL a payment proof is kept there and nowhere else, and shown from there', async () => {
  const teacher = await app.as('teacher')
  const { id } = await aTopUp(app.tx, teacher.user)
  const upload = async () =>
    (
      await teacher.ok('POST /api/user/topup/{id}/payment-proof', {
        params: { id },
        file: { bytes: await aPicture() },
      })
    ).payment_proof
  await upload()
  const name = (await upload()).split('/').at(-1) ?? ''
  expect([...s3.objects.keys()]).toEqual([`payment_proofs/${name}`])
  const shown = await teacher.call('GET /api/uploads/payment_proofs/{name}', { params: { name } })
  expect(shown.status).toBe(200)
  expect(shown.bytes.equals(s3.objects.get(`payment_proofs/${name}`)?.bytes ?? Buffer.alloc(0))).toBe(true)
})

test('while the storage is away the upload is refused with a sentence, the request still waits, and a later try goes through', async () => {
  const teacher = await app.as('teacher')
  const { id } = await aTopUp(app.tx, teacher.user)
  const ask = { params: { id }, file: { bytes: await aPicture() } }
  for (const how of ['unavailable', 'cut'] as const) {
    s3.fail(how)
    expect(await teacher.refusal('POST /api/user/topup/{id}/payment-proof', ask)).toMatchObject({
      status: 503,
      code: 'service.away',
    })
  }
  s3.fail(undefined)
  expect((await teacher.ok('GET /api/user/topups')).topups).toMatchObject([{ id, payment_proof: null }])
  expect((await teacher.call('POST /api/user/topup/{id}/payment-proof', ask)).status).toBe(200)
})
