import type { Pronunciation } from '@klasrum/contract/pronunciations'
import type { Language } from '@klasrum/contract/source'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { filled } from '../../lib/field-checks.ts'
import { sayOr } from '../../lib/say-or.ts'
import { useForm } from '../../lib/use-form.ts'
import { TextField } from '../../ui/field.tsx'
import { FieldPair, FormDialog } from '../../ui/form-dialog.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ListenButton } from './listen-button.tsx'
import { loadWordsAgain } from './queries.ts'
import css from './words.module.css'

const languages = [
  { value: 'en', label: 'English' },
  { value: 'fil', label: 'Filipino' },
] as const

type WordDialogProps = {
  /** The one that is changed; without it, one is added. */
  known?: Pronunciation
  /** What it is listened to in at first. */
  language?: Language
  onSaved?: () => void
  onClose: () => void
}

/** How a word is said: written as it sounds, listened to, and saved. */
export function WordDialog({ known, language: first = 'en', onSaved, onClose }: WordDialogProps) {
  const client = useQueryClient()
  const [fields, setFields] = useState({
    word: known?.word ?? '',
    sounds_like: known?.sounds_like ?? '',
  })
  const [language, setLanguage] = useState<Language>(first)
  const form = useForm({
    fields,
    checks: { word: filled, sounds_like: filled },
    send: (body) => call('PUT /api/education/pronunciations', { body }),
    onSent: ({ word }) => {
      toast({ tone: 'done', title: `“${word}” will be said this way.` })
      void loadWordsAgain(client)
      onSaved?.()
      onClose()
    },
  })
  return (
    <FormDialog
      title={known ? `How “${known.word}” is said` : 'Correct how a word is said'}
      formProps={form.formProps}
      sending={form.sending}
      problem={
        form.problem ? sayOr(form.problem, 'The word could not be saved. Please try again.') : undefined
      }
      submitLabel="Save word"
      workingLabel="Saving..."
      onClose={onClose}
    >
      <FieldPair>
        <TextField
          label="Word"
          name="word"
          hint="As it is written in the script"
          autoComplete="off"
          maxLength={60}
          readOnly={known !== undefined}
          value={fields.word}
          onChange={(word) => setFields({ ...fields, word })}
          error={form.faults.word}
        />
        <TextField
          label="Say it like"
          name="sounds_like"
          hint="Written as it sounds, such as ke-SON"
          autoComplete="off"
          maxLength={120}
          value={fields.sounds_like}
          onChange={(sounds_like) => setFields({ ...fields, sounds_like })}
          error={form.faults.sounds_like}
        />
      </FieldPair>
      <div className={css.listen}>
        <Segmented label="Listen in" value={language} onChange={setLanguage} options={languages} />
        <ListenButton word={fields.word} soundsLike={fields.sounds_like} language={language} />
      </div>
    </FormDialog>
  )
}
