import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import {
  Count,
  Deleted,
  Id,
  KeptText,
  Limit,
  Moment,
  PageNumber,
  PathId,
  Points,
  Search,
  staff,
  Totals,
} from './fields.ts'
import { Scene } from './material.ts'
import { ShowMinutes, ShowTitle } from './runs.ts'
import { Language, mostDocumentBytes } from './source.ts'
import { roomRefusals } from './storage.ts'
import { VoiceChoice, voiceChoices } from './voices.ts'

export const mostScenes = 200
export const recordingBytes = 25 * 1024 * 1024
/** Of one person: years of use. */
export const mostShows = 1_000
/** How long a signed address is good for; it ends at a full hour, so that what it names can be kept. */
export const signedHours = 12

const Seconds = z.number().min(0).max(36_000)
const Address = z.string().max(400)
const VoiceId = z.string().max(60)
const SceneId = z.string().min(1).max(40)
const Share = z.int().min(0).max(100)

export const showJobStates = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
/** In the order in which they come. */
export const showSteps = ['reading', 'writing', 'narrating', 'joining'] as const

export const SlideshowJob = z.object({
  job_id: Id,
  slideshow_id: Id,
  status: z.enum(showJobStates),
  step: z.enum(showSteps).nullable(),
  share: Share,
  /** About how long it still takes, by what shows of such a length took before; null where that is not known. */
  seconds_left: Count.nullable(),
  /** Such as "Scene 9 of 14". */
  detail: KeptText(120),
  /** Of the script; 0 until it is written. */
  scenes: Count,
  /** So many of them, from the first on, can be played while the rest is spoken for the first time. */
  scenes_ready: Count,
  detected_language: Language.nullable(),
  voice_id: VoiceId.nullable(),
  /** Signed: fetched without a token. */
  manifest_url: Address.nullable(),
  error: KeptText(500),
  warnings: z.array(z.string().max(300)).max(10),
  created_at: Moment,
  ended_at: Moment.nullable(),
})
export type SlideshowJob = z.infer<typeof SlideshowJob>

/** Everything a player needs. A change that old players cannot read raises the version. */
export const Manifest = z.object({
  version: z.literal(1),
  id: Id,
  title: z.string().max(120),
  language: Language,
  voice_id: VoiceId,
  /** Not spoken yet: asked for again, the manifest has more. */
  scenes_to_come: Count,
  audio: z.object({
    url: Address,
    durationSec: Seconds,
    /** Where each sentence begins; the first of a scene changes the slide. */
    marks: z.array(z.object({ sec: Seconds, scene: Count, sentence: Count })).max(10_000),
  }),
  captions: z.object({ vttUrl: Address }),
  scenes: z
    .array(
      z.object({
        id: SceneId,
        layout: Scene.shape.layout,
        heading: Scene.shape.heading,
        points: Scene.shape.points,
        rows: Scene.shape.rows,
        picture: z
          .object({
            url: Address,
            width: z.int().min(1).max(40_000),
            height: z.int().min(1).max(40_000),
            caption: KeptText(300),
          })
          .nullable(),
        drawing: Scene.shape.drawing,
        narration: Scene.shape.narration,
        startSec: Seconds,
        endSec: Seconds,
        /** Where the voice ends and the pause of a check begins. */
        spokenSec: Seconds,
        source: Scene.shape.source,
      }),
    )
    .min(1)
    .max(mostScenes),
})
export type Manifest = z.infer<typeof Manifest>

export const SlideshowListed = z.object({
  id: Id,
  title: z.string().max(120),
  /** Null until it was made once. */
  durationSec: Seconds.nullable(),
  language: Language.nullable(),
  scenes: Count,
  created_at: Moment,
  job: SlideshowJob.pick({
    job_id: true,
    status: true,
    step: true,
    share: true,
    scenes_ready: true,
    error: true,
  }),
})
export type SlideshowListed = z.infer<typeof SlideshowListed>

/** A scene as the teacher may change it. */
const EditedScene = z.object({
  /** Null for a new one. */
  id: SceneId.nullable(),
  layout: Scene.shape.layout,
  heading: Scene.shape.heading,
  points: Scene.shape.points,
  rows: Scene.shape.rows,
  narration: Scene.shape.narration,
  pause_seconds: Scene.shape.pause_seconds,
})
export type EditedScene = z.infer<typeof EditedScene>

export const Slideshow = z.object({
  id: Id,
  title: z.string().max(120),
  language: Language.nullable(),
  voice_id: VoiceId.nullable(),
  durationSec: Seconds.nullable(),
  asked_minutes: z.int().min(1).max(60),
  created_at: Moment,
  /** Counts the changes of the script. */
  revision: Count,
  job: SlideshowJob,
  /** What the next making costs: the points for it were given back. 0 where it is paid, or free. */
  making_cost: Points,
  /** Scenes with a word that the teacher corrected after they were spoken. */
  scenes_corrected: Count,
  /** The run it belongs to. */
  run_id: Id.nullable(),
  scenes: z
    .array(
      EditedScene.extend({
        id: SceneId,
        picture: Scene.shape.picture,
        drawing: Scene.shape.drawing,
        source: Scene.shape.source,
        /** Whether the teacher's own voice speaks it. */
        recorded: z.boolean(),
        durationSec: Seconds.nullable(),
      }),
    )
    .max(mostScenes),
})
export type Slideshow = z.infer<typeof Slideshow>

export const createSlideshowJobEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/slideshow-jobs',
  summary:
    'Begins a narrated slide show: of a lesson file (multipart field `file`, costs as much as a lesson plan) or of a file of a past run (field `run_file_id`, also as JSON, costs nothing).',
  access: staff,
  records: 'own',
  encoding: 'multipart',
  files: { field: 'file', most: 1, bytes: mostDocumentBytes, optional: true },
  once: true,
  body: z.object({
    title: ShowTitle.optional(),
    duration_min: z.coerce.number().pipe(ShowMinutes).default(45),
    run_file_id: z.coerce.number().pipe(Id).optional(),
    /** The best there is, unless one is chosen. */
    voice: VoiceChoice.optional(),
    points_cost: z.coerce.number().pipe(Points).optional(),
  }),
  reply: SlideshowJob,
  refusals: [
    'request.invalid',
    'upload.missing',
    'upload.too_large',
    'upload.too_many',
    'run.not_found',
    'run.price_changed',
    'run.too_few_points',
    'show.too_many_waiting',
    'work.enough_today',
    'points.frozen',
    'too_many_tries',
    'once.other_request',
    ...roomRefusals,
    'show.too_many',
  ],
})

const OfJob = z.object({ id: PathId })

export const showSlideshowJobEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/slideshow-jobs/{id}',
  summary: 'How far a slide show is.',
  access: staff,
  records: 'own',
  params: OfJob,
  reply: SlideshowJob,
  refusals: ['show.job_not_found'],
})

export const cancelSlideshowJobEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/slideshow-jobs/{id}/cancel',
  summary: 'Stops a slide show in the making; what it cost is given back. A repeat has no second effect.',
  access: staff,
  records: 'own',
  params: OfJob,
  reply: SlideshowJob,
  refusals: ['show.job_not_found', 'show.job_over'],
})

export const listSlideshowsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/slideshows',
  summary: 'The own slide shows, newest first.',
  access: staff,
  records: 'own',
  query: z.object({ page: PageNumber, limit: Limit(50, 12), search: Search }),
  reply: z.object({ slideshows: z.array(SlideshowListed).max(50), ...Totals }),
  refusals: ['request.invalid'],
})

const OfShow = z.object({ id: PathId })

export const readSlideshowEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/slideshows/{id}',
  summary: 'A slide show with its script.',
  access: staff,
  records: 'own',
  params: OfShow,
  reply: Slideshow,
  refusals: ['show.not_found'],
})

export const readManifestEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/slideshows/{id}/manifest',
  summary:
    'What a player needs, with freshly signed addresses; while a show is made for the first time, of the scenes that are spoken.',
  access: staff,
  records: 'own',
  params: OfShow,
  reply: Manifest,
  refusals: ['show.not_found', 'show.not_made'],
})

export const renameSlideshowEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/education/slideshows/{id}',
  summary: 'Gives a slide show another title.',
  access: staff,
  records: 'own',
  params: OfShow,
  body: z.object({ title: z.string().trim().min(1, 'Please fill in this field.').max(120) }),
  reply: Slideshow,
  refusals: ['request.invalid', 'show.not_found'],
})

export const deleteSlideshowEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/slideshows/{id}',
  summary: 'Removes a slide show with its files. One in the making is stopped.',
  access: staff,
  records: 'own',
  params: OfShow,
  reply: Deleted,
  refusals: ['show.not_found'],
})

/** Of a show that is made anew: what was given back is charged again, and a voice speaks only so much. */
const makingRefusals = [
  'run.price_changed',
  'show.too_few_points',
  'show.too_long',
  'show.spoken_enough',
  'work.enough_today',
  'points.frozen',
  'too_many_tries',
] as const

export const editSlideshowEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/slideshows/{id}/scenes',
  summary: 'Writes the script as the teacher has it; scenes whose words changed are spoken anew.',
  access: staff,
  records: 'own',
  params: OfShow,
  body: z.object({
    revision: Count,
    scenes: z.array(EditedScene).min(1).max(mostScenes),
    points_cost: Points.optional(),
  }),
  reply: Slideshow,
  refusals: ['request.invalid', 'show.not_found', 'show.changed', 'show.busy', ...makingRefusals],
})

const OfScene = z.object({ id: PathId, scene_id: SceneId })

export const recordSceneEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/slideshows/{id}/scenes/{scene_id}/recording',
  summary: "Puts the teacher's own voice (multipart field `file`, WAV) in the place of the spoken text.",
  access: staff,
  records: 'own',
  encoding: 'multipart',
  files: { field: 'file', most: 1, bytes: recordingBytes },
  params: OfScene,
  body: z.object({ points_cost: z.coerce.number().pipe(Points).optional() }),
  reply: Slideshow,
  refusals: [
    'upload.missing',
    'upload.too_large',
    'show.not_found',
    'show.busy',
    'show.not_a_recording',
    ...makingRefusals,
    ...roomRefusals,
  ],
})

export const removeRecordingEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/slideshows/{id}/scenes/{scene_id}/recording',
  summary: 'Lets the voice of the show speak a scene again.',
  access: staff,
  records: 'own',
  params: OfScene,
  reply: Slideshow,
  refusals: ['show.not_found', 'show.busy', ...makingRefusals],
})

export const showDownloads = ['pptx', 'html', 'mp3', 'vtt', 'handout'] as const

export const downloadSlideshowEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/slideshows/{id}/file',
  summary:
    'To take along: slides for PowerPoint, one page that plays offline, sound, captions, or a PDF handout with notes.',
  access: staff,
  records: 'own',
  params: OfShow,
  query: z.object({ as: z.enum(showDownloads) }),
  reply: FileReply,
  refusals: ['request.invalid', 'show.not_found', 'show.not_made'],
})

export const listVoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/voices',
  summary: 'The voices that a slide show can be spoken in here; admins are told what is missing.',
  access: staff,
  records: 'published',
  reply: z.object({
    choices: z.array(VoiceChoice).max(voiceChoices.length),
    /** Whether the paid voice speaks where none is chosen. */
    paid: z.boolean(),
    /** What is not installed and what it would bring. */
    missing: KeptText(500),
  }),
  refusals: [],
})

/** The files that a manifest names. The signature stands for the token. */
export const fetchSlideshowFileEndpoint = endpoint({
  method: 'GET',
  path: '/api/slideshow-files/{id}/{name}',
  summary:
    'The manifest, sound, captions or a picture of a slide show, by its signed address. Answers ranges.',
  access: 'anyone',
  records: 'published',
  params: z.object({ id: PathId, name: z.string().min(1).max(60) }),
  query: z.object({
    /** The session that the address was made for; with its end the address ends. */
    session: z.coerce.number().pipe(z.int().min(0).max(2_147_483_647)).default(0),
    expires: z.coerce.number().pipe(z.int().min(0).max(100_000_000_000)),
    signature: z.string().min(1).max(100),
  }),
  reply: FileReply,
  refusals: ['request.invalid', 'file.not_found'],
})
