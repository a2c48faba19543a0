import type { SessionUser } from '@klasrum/contract/accounts'
import type { VoiceChoice as Choice } from '@klasrum/contract/voices'
import { IconFileText } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useUrlValues } from '../../../lib/url-values.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import css from './new-show.module.css'
import { RunFileChoice } from './run-file-choice.tsx'
import { StartShow } from './start-show.tsx'
import { useStartShow } from './use-start-show.ts'
import { VoiceChoiceField } from './voice-choice.tsx'

const ways = [
  { value: 'file', label: 'From a file' },
  { value: 'run', label: 'From a past run (free)' },
] as const

const rule = {
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  endings: ['.pdf', '.doc', '.docx'],
  named: 'PDF, .doc or .docx',
  bytes: 10 * 1024 * 1024,
}

/** A show is called like its lesson until another title is typed. */
const titleFrom = (fileName = ''): string =>
  fileName
    .replace(/\.\w{2,5}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 120)

/** Of what, how long and how called; then what it costs. */
export function NewShowForm({ user }: { user: SessionUser }) {
  const { values, change } = useUrlValues()
  const navigate = useNavigate()
  const way = values.from === 'run' ? 'run' : 'file'
  const [file, setFile] = useState<File>()
  const [runFile, setRunFile] = useState<number | undefined>(Number(values.file) || undefined)
  const [title, setTitle] = useState(() => titleFrom(values.find))
  const [minutes, setMinutes] = useState(45)
  const [voice, setVoice] = useState<Choice | ''>('')
  const start = useStartShow((job) =>
    navigate({ to: '/dashboard/slideshows/$slideshowId', params: { slideshowId: String(job.slideshow_id) } }),
  )
  const source = way === 'file' ? { file } : { run_file_id: runFile }
  return (
    <div className={css.desk}>
      <Card as="section" aria-labelledby="of-what">
        <CardHead>
          <h2 id="of-what">What to make it of</h2>
          <Segmented
            label="Source"
            value={way}
            onChange={(from) => change({ from: from === 'run' ? from : '' }, { replace: true })}
            options={ways}
          />
        </CardHead>
        <div className={css.part}>
          {way === 'file' ? (
            <DropZone
              label="Lesson file"
              choose="Choose a lesson file"
              icon={<IconFileText size={28} aria-hidden />}
              rule={rule}
              hint="One PDF, .doc or .docx file of at most 10 MB"
              file={file}
              onChange={(chosen) => {
                setFile(chosen)
                if (title === titleFrom(file?.name)) setTitle(titleFrom(chosen?.name))
              }}
              disabled={start.sending}
            />
          ) : (
            <RunFileChoice value={runFile} onChange={setRunFile} find={values.find} />
          )}
        </div>
      </Card>
      <Card as="section" aria-labelledby="show-settings">
        <CardHead>
          <h2 id="show-settings">Slide Show</h2>
        </CardHead>
        <div className={css.part}>
          <TextField
            label="Title"
            name="title"
            placeholder="Slide Show"
            autoComplete="off"
            maxLength={120}
            value={title}
            onChange={setTitle}
          />
          <Stepper
            label="Duration in minutes"
            hint="1 to 50, recommended 30 to 45"
            value={minutes}
            least={1}
            most={50}
            blank={45}
            onChange={setMinutes}
          />
          <VoiceChoiceField value={voice} onChange={setVoice} />
        </div>
        <StartShow
          user={user}
          way={way}
          source={source}
          wish={{ title, minutes, voice: voice || undefined }}
          start={start}
        />
      </Card>
    </div>
  )
}
