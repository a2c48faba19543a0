import type { Sent } from '@klasrum/contract/endpoint'
import type { Item } from '@klasrum/contract/material'
import type { editPlanHeading, RunDocument } from '@klasrum/contract/run-documents'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import { type DocumentPlace, documentQuery, refreshRun } from '../queries.ts'

type Change =
  | { verb: 'swap' | 'remove'; item_id: string }
  | { verb: 'edit'; item_id: string; item: Item }
  | { verb: 'text'; text_id: string; lines: string[] }
  | { verb: 'heading'; heading: Heading }
  | { verb: 'rewrite' }

type Heading = Omit<Sent<typeof editPlanHeading.body>, 'revision'>

const done = {
  swap: 'Another question stands in its place.',
  remove: 'The question was removed.',
  edit: 'The question was saved.',
  text: 'Your text was saved.',
  heading: 'The heading was saved.',
  rewrite: 'The document was written anew.',
} as const

const notDone = {
  swap: 'The question could not be swapped. Please try again.',
  remove: 'The question could not be removed. Please try again.',
  edit: 'The question could not be saved. Please try again.',
  text: 'Your text could not be saved. It is still here: please try again.',
  heading: 'The heading could not be saved. What you typed is still here: please try again.',
  rewrite: 'The document could not be written anew. The old one stands.',
} as const

const changedMeanwhile =
  'This document was changed meanwhile. It was loaded again: please look at it, and try again.'
const changedWhileTyping =
  'This plan was changed meanwhile, in another tab or window. What you typed is still here: save it again to put it in.'

/** A sentence, and what is wrong with which part of an item. */
export type Problem = { says: string; faults: CallRefused['errors']; stale: boolean }

export type DocumentChange = ReturnType<typeof useDocumentChange>

/** Changes a document as it was last seen. Where it was changed meanwhile, it is read again and nothing is done. */
export function useDocumentChange(place: DocumentPlace, revision: number) {
  const client = useQueryClient()
  const { queryKey } = documentQuery(place)
  const changing = useMutation({
    mutationFn: (change: Change) => send(place, revision, change),
    onSuccess: (next, { verb }) => {
      client.setQueryData(queryKey, next)
      void refreshRun(client, place.id)
      toast({ tone: 'done', title: done[verb] })
    },
    onError: (error) => {
      if (isStale(error)) void client.invalidateQueries({ queryKey })
    },
  })
  /** Answers with what went wrong, if something did. */
  const apply = async (change: Change): Promise<Problem | undefined> => {
    try {
      await changing.mutateAsync(change)
      return undefined
    } catch (error) {
      const faults = error instanceof CallRefused ? error.errors : []
      const stale = isStale(error)
      return { says: stale ? staleText(change) : sayOr(error, notDone[change.verb]), faults, stale }
    }
  }
  const variables = changing.isPending ? changing.variables : undefined
  return {
    apply,
    busy: variables?.verb,
    busyItem: variables && 'item_id' in variables ? variables.item_id : undefined,
    busyText: variables?.verb === 'text' ? variables.text_id : undefined,
  }
}

const staleCodes = ['run.changed', 'run.item_not_found', 'run.text_not_found']
const isStale = (error: unknown): boolean => error instanceof CallRefused && staleCodes.includes(error.code)
const staleText = ({ verb }: Change): string =>
  verb === 'text' || verb === 'heading' ? changedWhileTyping : changedMeanwhile

function send(place: DocumentPlace, revision: number, change: Change): Promise<RunDocument> {
  if (change.verb === 'rewrite') {
    return call('POST /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/rewrite', {
      params: place,
      body: { revision },
    })
  }
  const { id, file_id } = place
  if (change.verb === 'text') {
    const { text_id, lines } = change
    return call('PATCH /api/lesson-plans/runs/{id}/files/{file_id}/plan/texts/{text_id}', {
      params: { id, file_id, text_id },
      body: { revision, lines },
    })
  }
  if (change.verb === 'heading') {
    return call('PATCH /api/lesson-plans/runs/{id}/files/{file_id}/plan/heading', {
      params: { id, file_id },
      body: { revision, ...change.heading },
    })
  }
  const params = { ...place, item_id: change.item_id }
  switch (change.verb) {
    case 'swap':
      return call(
        'POST /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/swap',
        { params, body: { revision } },
      )
    case 'remove':
      return call('DELETE /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}', {
        params,
        query: { revision },
      })
    case 'edit':
      return call('PUT /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}', {
        params,
        body: { revision, item: change.item },
      })
  }
}
