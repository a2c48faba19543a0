import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aPicture } from '@klasrum/testkit/pictures'
import { aTopUp } from '@klasrum/testkit/top-ups'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hours } from '../../clock.ts'
import { sweepProofs } from './sweep-proofs.ts'
import { payment_proofs } from './top-ups.tables.ts'

const app = await startApp({ work: false })

const folder = join(resolve(app.house.env.dataDir), 'uploads', 'payment_proofs')
const filesKept = async (): Promise<string[]> => (await readdir(folder).catch(() => [])).sort()

async function aWaitingOne() {
  const teacher = await app.as(await aTeacher(app.tx, { points: 30 }))
  const { id } = await aTopUp(app.tx, teacher.user)
  const upload = (bytes: Buffer, wish: { name?: string; type?: string } = {}) =>
    teacher.call('POST /api/user/topup/{id}/payment-proof', { params: { id }, file: { bytes, ...wish } })
  return { teacher, id, upload }
}

const nameIn = (path: string): string => path.split('/').at(-1) ?? ''

describe('a payment proof', () => {
  test.each(['png', 'jpeg'] as const)(
    '%s: is kept under a random name, and the balance is told unchanged',
    async (format) => {
      const { teacher, upload } = await aWaitingOne()
      const { status, body } = await upload(await aPicture({ format }), {
        name: 'Maricel Santos receipt.png',
      })
      expect(status).toBe(200)
      expect(body).toMatchObject({ new_balance: 30 })
      const { payment_proof: path } = body as { payment_proof: string }
      expect(path).toMatch(/^\/api\/uploads\/payment_proofs\/[0-9a-f]{32}\.(png|jpg)$/)
      const shown = await teacher.call('GET /api/uploads/payment_proofs/{name}', {
        params: { name: nameIn(path) },
      })
      expect(shown).toMatchObject({
        status: 200,
        headers: {
          'content-type': `image/${format}`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
          'content-disposition': `inline; filename="${nameIn(path)}"`,
        },
      })
      expect((await sharp(shown.bytes).metadata()).format).toBe(format)
    },
  )

  test('keeps nothing of where and with what it was taken, and stands upright', async () => {
    const { teacher, upload } = await aWaitingOne()
    const sent = await sharp(await aPicture({ width: 200, height: 100 }))
      .jpeg()
      .withExif({ IFD0: { Artist: 'Maricel' }, IFD3: { GPSLatitude: '14/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(sent.includes('Maricel')).toBe(true)
    const { body } = await upload(Buffer.concat([sent, Buffer.from('<script>hidden</script>')]))
    const { payment_proof } = body as { payment_proof: string }
    const name = nameIn(payment_proof)
    const { bytes } = await teacher.call('GET /api/uploads/payment_proofs/{name}', { params: { name } })
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 100,
      height: 200,
      exif: undefined,
      orientation: undefined,
    })
    for (const secret of ['Maricel', 'hidden', 'GPS']) expect(bytes.includes(secret)).toBe(false)
  })

  test('can be replaced while the request waits; the old picture is gone', async () => {
    const { teacher, upload } = await aWaitingOne()
    const [first, second] = [await upload(await aPicture()), await upload(await aPicture())]
    const [old, latest] = [first, second].map(({ body }) =>
      nameIn((body as { payment_proof: string }).payment_proof),
    )
    const show = (name = '') => teacher.call('GET /api/uploads/payment_proofs/{name}', { params: { name } })
    expect((await show(old)).status).toBe(404)
    expect((await show(latest)).status).toBe(200)
    expect(await filesKept()).not.toContain(old)
    expect((await teacher.ok('GET /api/user/topups')).topups[0]?.payment_proof).toContain(latest)
  })

  test('sent twenty times at once: one is in force and one file is kept', async () => {
    const before = await filesKept()
    const { teacher, upload } = await aWaitingOne()
    const picture = await aPicture()
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(picture)))
    expect(nonEmpty(answers).every(({ status }) => status === 200)).toBe(true)
    const kept = (await filesKept()).filter((name) => !before.includes(name))
    const [{ payment_proof } = { payment_proof: '' }] = (await teacher.ok('GET /api/user/topups')).topups
    expect(kept).toEqual([nameIn(payment_proof ?? '')])
  })
})

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A whole PNG of one black bit per pixel, made without ever holding its pixels. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const picture = await aPicture({ width: 400, height: 400 })
const jpeg = await aPicture({ width: 400, height: 400, format: 'jpeg' })
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

const lies: [what: string, bytes: Buffer][] = [
  ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from(svg)],
  ['a compressed SVG', gzipSync(svg)],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /')],
  ['a ZIP', Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync('x'.repeat(1_000))])],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
  ['a WebP', await sharp(picture).webp().toBuffer()],
  ['a TIFF', await sharp(picture).tiff().toBuffer()],
  ['half a PNG', picture.subarray(0, Math.floor(picture.length / 2))],
  ['half a JPG', jpeg.subarray(0, Math.floor(jpeg.length / 2))],
  [
    'the first bytes of a PNG before HTML',
    Buffer.concat([picture.subarray(0, 60), Buffer.from('<script>1</script>')]),
  ],
  ['the first bytes of a JPG', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ['nothing', Buffer.alloc(0)],
  ['noise', Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 251))],
]

describe('an upload that lies', () => {
  test.each(lies)('%s named receipt.png is refused and not kept', async (_what, bytes) => {
    const before = await filesKept()
    const { upload } = await aWaitingOne()
    expect(await upload(bytes, { name: 'receipt.png' })).toMatchObject({
      status: 415,
      body: {
        code: 'upload.not_a_picture',
        detail: 'This is not a JPG or PNG picture that can be opened.',
      },
    })
    expect(await filesKept()).toEqual(before)
  })

  test('a picture of 30,000 × 30,000 is refused by its header, without being opened', async () => {
    const { upload } = await aWaitingOne()
    const huge = hugePng(30_000)
    const started = process.memoryUsage.rss()
    expect(await upload(huge)).toMatchObject({
      status: 413,
      body: { code: 'upload.too_many_pixels' },
    })
    expect(process.memoryUsage.rss() - started).toBeLessThan(300 * 1024 * 1024)
  })

  test.each([
    '../../../../etc/passwd.png',
    '..\\..\\boot.png',
    '/etc/passwd',
    'a\u0000.png',
    'x'.repeat(5_000),
    '',
  ])('the name %.30j changes nothing: the file gets a name of ours', async (name) => {
    const { upload } = await aWaitingOne()
    const { status, body } = await upload(await aPicture(), { name })
    if (status === 200)
      expect((body as { payment_proof: string }).payment_proof).toMatch(/payment_proofs\/[0-9a-f]{32}\.png$/)
    else expect(status).toBe(400)
  })

  test('more than 10 MB is refused; so is a request without a file, with two, or that is no form', async () => {
    const { teacher, id, upload } = await aWaitingOne()
    expect(await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'upload.too_large', detail: 'The file is larger than 10 MB.' },
    })
    const path = `/api/user/topup/${id}/payment-proof`
    const form = (body: string) =>
      teacher.send({
        method: 'POST',
        path,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body,
      })
    const part = (field: string) =>
      `--x\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\n\r\nhello\r\n`
    expect(await form('--x--\r\n')).toMatchObject({
      status: 400,
      body: { code: 'upload.missing', detail: 'Please select a file to upload' },
    })
    expect(await form(`${part('other')}--x--\r\n`)).toMatchObject({
      status: 400,
      body: { code: 'upload.missing' },
    })
    expect(await form(`${part('file')}${part('file')}--x--\r\n`)).toMatchObject({
      status: 400,
      body: { code: 'upload.too_many', detail: 'Please send one file at a time.' },
    })
    expect((await form('no form at all')).status).toBe(400)
    expect(await teacher.send({ method: 'POST', path, body: { file: 'x' } })).toMatchObject({ status: 415 })
  })
})

describe('the address of a picture', () => {
  test.each(['..%2f..%2fdb.lock', 'x.png', `${'a'.repeat(32)}.svg`, `${'A'.repeat(32)}.png`, '%00'])(
    '%s is refused',
    async (name) => {
      const admin = await app.as('admin')
      const { status } = await admin.send({ path: `/api/uploads/payment_proofs/${name}` })
      expect([400, 404]).toContain(status)
    },
  )

  test('with a wrong name says so in the words of the product', async () => {
    const admin = await app.as('admin')
    expect(await admin.send({ path: '/api/uploads/payment_proofs/x.png' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'name', message: 'Invalid payment proof filename' }] },
    })
  })
})

test('a file that no row names is swept up after a day, and one that is needed stays', async () => {
  const { teacher, upload } = await aWaitingOne()
  const { body } = await upload(await aPicture())
  const needed = nameIn((body as { payment_proof: string }).payment_proof)
  const stray = `${'e'.repeat(32)}.png`
  await app.house.storage.put(`payment_proofs/${stray}`, await aPicture(), 'image/png')
  const sweep = () =>
    sweepProofs({ ...app.house, clock: { now: () => new Date(Date.now() + late) } }).work({})
  let late = 0
  await sweep()
  expect(await filesKept()).toContain(stray)
  late = hours(25)
  await sweep()
  expect(await filesKept()).not.toContain(stray)
  expect(
    (await teacher.call('GET /api/uploads/payment_proofs/{name}', { params: { name: needed } })).status,
  ).toBe(200)
  const inForce = (await app.tx.select().from(payment_proofs)).filter(({ removed_at }) => removed_at === null)
  expect(await filesKept()).toEqual(inForce.map(({ name }) => name).sort())
})
