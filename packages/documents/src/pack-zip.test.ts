import { expect, test } from 'vitest'
import { packZip } from './pack-zip.ts'
import { unpackZip } from './unpack-zip.ts'

test('every file comes out as it went in, under its own name', () => {
  const files = new Map([
    ['Quiz 1 - Ang Pagsulat ng Peña.docx', Buffer.from('first')],
    ['Folder/Empty.pdf', Buffer.alloc(0)],
    ['Folder/Large.pdf', Buffer.alloc(200_000, 'x')],
  ])
  expect(unpackZip(packZip(files), { wanted: /./, most: 1_000_000 })).toEqual(files)
})
