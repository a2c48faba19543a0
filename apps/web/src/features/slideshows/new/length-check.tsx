import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { counted } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { uploadFiles } from '../../../lib/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Asked = { file: File; minutes: number }

/** How long the show of a file would be, before it is paid. The file is looked at and removed again. */
async function lengthOf({ file, minutes }: Asked) {
  const { look_id, files } = await uploadFiles('POST /api/lesson-plans/look', {
    files: [file],
    body: {
      num_sessions: 1,
      quiz_items: 1,
      exam_enabled: 'false',
      slideshow_enabled: 'true',
      slideshow_duration_min: minutes,
    },
  })
  // What cannot be removed now is swept within a day.
  void call('DELETE /api/lesson-plans/looks/{id}', { params: { id: look_id } }).catch(() => undefined)
  return { of: file, problem: files[0]?.problem, show: files[0]?.found?.show ?? null }
}

/** A show may be this much shorter than asked for without a word. */
const tolerance = 0.15

export function LengthCheck({ file, minutes }: Asked) {
  const check = useMutation({ mutationFn: lengthOf })
  const found = check.data?.of === file ? check.data : undefined
  const show = found?.show?.asked === minutes ? found.show : undefined
  return (
    <>
      {found?.problem ? <Notice tone="care">{found.problem}</Notice> : null}
      {show ? (
        <Notice tone={show.made < minutes * (1 - tolerance) ? 'care' : 'done'}>
          {show.made < minutes * (1 - tolerance)
            ? `The show would take about ${lasting(show.made)} of the ${minutes} you ask for: the lesson has no more text.`
            : `The lesson has enough for ${counted(minutes, 'minute')}.`}
        </Notice>
      ) : null}
      {check.error ? (
        <Notice tone="harm">{sayOr(check.error, 'The length could not be checked.')}</Notice>
      ) : null}
      {show ? null : (
        <Button
          block
          working={check.isPending && 'Reading the file...'}
          onClick={() => check.mutate({ file, minutes })}
        >
          Check the length — free
        </Button>
      )}
    </>
  )
}

const lasting = (minutes: number): string =>
  minutes < 1 ? 'less than a minute' : counted(Math.round(minutes), 'minute')
