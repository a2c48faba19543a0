import type { Item } from '@klasrum/contract/material'
import type { RunDocument } from '@klasrum/contract/run-documents'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import { type DocumentPlace, documentQuery, refreshRun } from '../queries.ts'

type Change =
  | { verb: 'swap' | 'remove'; item_id: string }
  | { verb: 'edit'; item_id: string; item: Item }
  | { verb: 'rewrite' }

const done = {
  swap: 'Another question stands in its place.',
  remove: 'The question was removed.',
  edit: 'The question was saved.',
  rewrite: 'The document was written anew.',
} as const

const notDone = {
  swap: 'The question could not be swapped. Please try again.',
  remove: 'The question could not be removed. Please try again.',
  edit: 'The question could not be saved. Please try again.',
  rewrite: 'The document could not be written anew. The old one stands.',
} as const

const changedMeanwhile =
  'This document was changed meanwhile. It was loaded again: please look at it, and try again.'

/** A sentence, and what is wrong with which part of an item. */
type Problem = { says: string; faults: CallRefused['errors'] }

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
      return { says: isStale(error) ? changedMeanwhile : sayOr(error, notDone[change.verb]), faults }
    }
  }
  const variables = changing.isPending ? changing.variables : undefined
  return {
    apply,
    busy: variables?.verb,
    busyItem: variables && 'item_id' in variables ? variables.item_id : undefined,
  }
}

const isStale = (error: unknown): boolean =>
  error instanceof CallRefused && (error.code === 'run.changed' || error.code === 'run.item_not_found')

function send(place: DocumentPlace, revision: number, change: Change): Promise<RunDocument> {
  if (change.verb === 'rewrite') {
    return call('POST /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/rewrite', {
      params: place,
      body: { revision },
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
