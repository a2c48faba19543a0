import type { Item, OpenQuestion } from '@klasrum/contract/material'
import type { KeyedQuestion, OpenQuestions } from '@klasrum/contract/run-documents'
import type { DocumentName } from '@klasrum/contract/runs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { AnswerField } from '../edit/answer-field.tsx'
import { ChoiceFields } from '../edit/choice-fields.tsx'
import type { FaultAt } from '../edit/fields.ts'
import { type FilePlace, openQuestionsQuery, refreshDocuments, refreshRun } from '../queries.ts'
import { documentNameOf } from '../run-text.ts'
import { keyedOf, listedPlaceIn, type QuestionDraft, questionDraftOf } from './question-draft.ts'

type QuestionDialogProps = {
  place: FilePlace
  list: OpenQuestions
  question: OpenQuestion
  onClose: () => void
}

const used = 'This question is on a paper already.'
const changed =
  'The documents of this file were changed meanwhile. What you typed is still here: please save it again.'

/** A question of the file gets its answer and its paper. */
export function OpenQuestionDialog({ place, list, question, onClose }: QuestionDialogProps) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<QuestionDraft>(() => questionDraftOf(question))
  const [paper, setPaper] = useState<DocumentName>(list.papers[0] ?? 'exam')
  const [problem, setProblem] = useState<{ says?: string; faults: CallRefused['errors'] }>()
  const { queryKey } = openQuestionsQuery(place)
  const placing = useMutation({
    mutationFn: ({ at, item }: { at: number; item: KeyedQuestion }) =>
      call('POST /api/lesson-plans/runs/{id}/files/{file_id}/open-questions/{question}/place', {
        params: { ...place, question: at },
        body: { revision: list.revision, document: paper, item },
      }),
    onSuccess: (next) => {
      client.setQueryData(queryKey, next)
      void refreshRun(client, place.id)
      void refreshDocuments(client, place)
      toast({ tone: 'done', title: `The question is on the ${documentNameOf(paper).toLowerCase()}.` })
      onClose()
    },
    onError: (error) => {
      const stale = error instanceof CallRefused && error.code === 'run.changed'
      if (stale) void client.invalidateQueries({ queryKey })
      setProblem({
        says: stale ? changed : sayOr(error, 'The question could not be saved. Please try again.'),
        faults: error instanceof CallRefused ? error.errors : [],
      })
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (placing.isPending) return
    const at = listedPlaceIn(list, question)
    const item = keyedOf(draft)
    if (at < 0) setProblem({ says: used, faults: [] })
    else if (item) placing.mutate({ at, item })
    else setProblem({ faults: [{ path: 'item.answer', message: 'Choose the right answer.' }] })
  }
  const faultAt: FaultAt = (path) => problem?.faults.find((fault) => fault.path === `item.${path}`)?.message
  const edit = (next: QuestionDraft) => {
    setDraft(next)
    setProblem(undefined)
  }
  return (
    <FormDialog
      title="Put on a paper"
      formProps={{ onSubmit: save, noValidate: true }}
      sending={placing.isPending}
      problem={problem?.says}
      submitLabel="Put on the paper"
      workingLabel="Saving..."
      onClose={onClose}
    >
      <TextAreaField
        label="Question"
        name="stem"
        rows={3}
        maxLength={1_000}
        value={draft.stem}
        onChange={(stem) => edit({ ...draft, stem })}
        error={faultAt('stem')}
      />
      {draft.form === 'multiple_choice' ? (
        <ChoiceFields
          item={draft}
          onChange={(item: Item) => edit(item as QuestionDraft)}
          faultAt={(path) => (path === 'answer' ? (faultAt('options') ?? faultAt('answer')) : faultAt(path))}
        />
      ) : (
        <AnswerField
          value={draft.answer}
          onChange={(answer) => edit({ ...draft, answer })}
          error={faultAt('answer')}
        />
      )}
      <SelectField
        label="Paper"
        name="paper"
        value={paper}
        onChange={setPaper}
        options={list.papers.map((each) => ({ value: each, label: documentNameOf(each) }))}
        error={problem?.faults.find(({ path }) => path === 'document')?.message}
      />
    </FormDialog>
  )
}
