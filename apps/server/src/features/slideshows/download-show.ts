import { buffer } from 'node:stream/consumers'
import type { FileReply, Received } from '@klasrum/contract/endpoint'
import type { downloadSlideshowEndpoint as shape } from '@klasrum/contract/slideshows'
import { fileNameOf } from '@klasrum/documents/papers/file-name'
import type { ShowFile } from '@klasrum/documents/show/show-file'
import { takeAlong } from '@klasrum/documents/show/take-along'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { ownMadeShow } from './show-view.ts'
import type { ShowPicture } from './slideshows.tables.ts'
import { sceneTimesOf } from './times.ts'

type File = Received<typeof FileReply>
type Kind = Received<typeof shape.query>['as']
type Show = Awaited<ReturnType<typeof ownMadeShow>>

const kinds: Record<Kind, { ending: string; type: string }> = {
  pptx: {
    ending: 'pptx',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  html: { ending: 'html', type: 'text/html; charset=utf-8' },
  mp3: { ending: 'mp3', type: 'audio/mpeg' },
  vtt: { ending: 'vtt', type: 'text/vtt; charset=utf-8' },
  handout: { ending: 'pdf', type: 'application/pdf' },
}

export async function downloadShow(house: House, actor: Actor, id: number, as: Kind): Promise<File> {
  const show = await ownMadeShow(house.database.tx, actor, id)
  const { ending, type } = kinds[as]
  const kind = as === 'handout' ? 'Handout' : 'Slide show'
  return { type, name: `${fileNameOf(kind, show.title)}.${ending}`, bytes: await bytesOf(house, show, as) }
}

async function bytesOf(house: House, show: Show, as: Kind): Promise<Uint8Array> {
  const { made } = show
  switch (as) {
    case 'mp3':
      return soundOf(house, show)
    case 'vtt':
      return Buffer.from(made.captions)
    case 'html': {
      const sound = { mp3: await soundOf(house, show), vtt: made.captions }
      return takeAlong({ as, show: await fileOf(house, show), sound })
    }
    default:
      return takeAlong({ as, show: await fileOf(house, show) })
  }
}

const soundOf = async ({ storage }: House, { made }: Show): Promise<Buffer> =>
  buffer((await storage.read(made.stored_as)) ?? refuse('show.not_made'))

async function fileOf(house: House, show: Show): Promise<ShowFile> {
  const { title, language, declaration, made } = show
  const times = sceneTimesOf(made)
  const pictures = await picturesOf(house, show.pictures)
  return {
    title,
    language: language ?? 'en',
    declaration: declaration ?? '',
    durationSec: made.duration_sec,
    scenes: made.script.map(({ layout, heading, points, rows, narration, picture, drawing, source }, at) => {
      const drawn = picture && pictures.get(picture.picture)
      return {
        layout,
        heading,
        points,
        rows,
        narration,
        drawing,
        source,
        picture: drawn ? { ...drawn, caption: picture.caption } : null,
        startSec: times[at]?.startSec ?? 0,
        endSec: times[at]?.endSec ?? made.duration_sec,
      }
    }),
  }
}

async function picturesOf({ storage }: House, pictures: readonly ShowPicture[]) {
  const read = new Map<number, { bytes: Uint8Array } & Pick<ShowPicture, 'type' | 'width' | 'height'>>()
  for (const { picture, stored_as, type, width, height } of pictures) {
    const stream = await storage.read(stored_as)
    if (stream) read.set(picture, { bytes: await buffer(stream), type, width, height })
  }
  return read
}
