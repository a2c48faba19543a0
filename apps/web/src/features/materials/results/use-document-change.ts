import type { Sent } from '@klasrum/contract/endpoint'
import type { Item } from '@klasrum/contract/material'
import type { editPlanHeadingEndpoint, RunDocument } from '@klasrum/contract/run-documents'
import type { ItemOrigin } from '@klasrum/contract/run-items'
import type { DocumentName } from '@klasrum/contract/runs'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import {
  type DocumentPlace,
  documentQuery,
  refreshDocuments,
  refreshRun,
  refreshSpareItems,
} from '../queries.ts'

export type DocumentEdit =
  | { verb: 'swap'; item_id: string; level: 'same' | 'easier' | 'harder' }
  | { verb: 'remove' | 'restore'; item_id: string }
  | { verb: 'move'; item_id: string; to: DocumentName }
  | { verb: 'add'; to: DocumentName; from: ItemOrigin }
  | { verb: 'edit'; item_id: string; item: Item }
  | { verb: 'text'; text_id: string; lines: string[] }
  | { verb: 'heading'; heading: Heading }
  | { verb: 'rewrite' }

type Heading = Omit<Sent<typeof editPlanHeadingEndpoint.body>, 'revision'>

const done = {
  swap: 'Another question stands in its place.',
  remove: 'The question was removed.',
  restore: 'The question is back in its place.',
  move: 'The question was moved.',
  add: 'The question was added.',
  edit: 'The question was saved.',
  text: 'Your text was saved.',
  heading: 'The heading was saved.',
  rewrite: 'The document was regenerated.',
} as const

const notDone = {
  swap: 'Another question could not be found. Please try again.',
  remove: 'The question could not be removed. Please try again.',
  restore: 'The question could not be put back. Please try again.',
  move: 'The question could not be moved. Please try again.',
  add: 'The question could not be added. Please try again.',
  edit: 'The question could not be saved. Please try again.',
  text: 'Your text could not be saved. It is still here: please try again.',
  heading: 'The heading could not be saved. What you typed is still here: please try again.',
  rewrite: 'The document could not be regenerated. The old one stands.',
} as const

const changedMeanwhile =
  'This document was changed meanwhile. It was loaded again: please look at it, and try again.'
const changedWhileTyping =
  'This plan was changed meanwhile, in another tab or window. What you typed is still here: save it again to put it in.'

/** A sentence, and what is wrong with which part of an item. */
export type DocumentProblem = { says: string; faults: CallRefused['errors']; stale: boolean }

export type DocumentChange = ReturnType<typeof useDocumentChange>

/** Changes a document as it was last seen. Where it was changed meanwhile, it is read again and nothing is done. */
export function useDocumentChange(place: DocumentPlace, revision: number) {
  const client = useQueryClient()
  const { queryKey } = documentQuery(place)
  const changing = useMutation({
    mutationFn: (change: DocumentEdit) =>
      // An Undo may be pressed long after it was shown: what counts is what is on the screen then.
      send(place, client.getQueryData(queryKey)?.revision ?? revision, change),
    onSuccess: (next, change) => {
      putDocument(client, place, next)
      void refreshRun(client, place.id)
      const undo = undoOf(place, change)
      toast({
        tone: 'done',
        title: done[change.verb],
        action: undo && { label: 'Undo', onClick: () => void takeBack(client, undo) },
      })
    },
    onError: (error) => {
      if (isStale(error)) void refreshDocuments(client, place)
    },
  })
  /** Answers with what went wrong, if something did. */
  const apply = async (change: DocumentEdit): Promise<DocumentProblem | undefined> => {
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
    adding: variables?.verb === 'add' ? variables.from : undefined,
    busyText: variables?.verb === 'text' ? variables.text_id : undefined,
  }
}

type Undo = { place: DocumentPlace; change: DocumentEdit }

/** How a change is taken back, where it can be. */
function undoOf(place: DocumentPlace, change: DocumentEdit): Undo | undefined {
  if (change.verb === 'swap' || change.verb === 'remove')
    return { place, change: { verb: 'restore', item_id: change.item_id } }
  if (change.verb !== 'move') return undefined
  const back: DocumentEdit = { verb: 'move', item_id: change.item_id, to: place.document }
  return { place: { ...place, document: change.to }, change: back }
}

async function takeBack(client: QueryClient, { place, change }: Undo): Promise<void> {
  try {
    const { revision } = await client.fetchQuery(documentQuery(place))
    putDocument(client, place, await send(place, revision, change))
    void refreshRun(client, place.id)
    toast({ tone: 'done', title: done.restore })
  } catch (error) {
    toast({ tone: 'care', title: sayOr(error, notDone.restore) })
  }
}

/** Shows what was answered. The other documents of the file have its revision too, and some of them a question more or less. */
function putDocument(client: QueryClient, place: DocumentPlace, next: RunDocument): void {
  // The one on the screen was seen as it stood before the change, so the next change builds on both.
  client.setQueryData(documentQuery(place).queryKey, (seen) => seen && { ...seen, revision: next.revision })
  client.setQueryData(documentQuery({ ...place, document: next.document }).queryKey, next)
  const isOther = (query: { queryKey: readonly unknown[] }) => query.queryKey[3] !== next.document
  void refreshDocuments(client, place, isOther)
  void refreshSpareItems(client, place)
}

const staleCodes = ['run.changed', 'run.item_not_found', 'run.text_not_found']
const isStale = (error: unknown): boolean => error instanceof CallRefused && staleCodes.includes(error.code)
const staleText = ({ verb }: DocumentEdit): string =>
  verb === 'text' || verb === 'heading' ? changedWhileTyping : changedMeanwhile

function send(place: DocumentPlace, revision: number, change: DocumentEdit): Promise<RunDocument> {
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
  if (change.verb === 'add') {
    return call('POST /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items', {
      params: { id, file_id, document: change.to },
      body: { revision, from: change.from },
    })
  }
  const params = { ...place, item_id: change.item_id }
  switch (change.verb) {
    case 'swap':
      return call(
        'POST /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/swap',
        { params, body: { revision, level: change.level } },
      )
    case 'restore':
      return call(
        'POST /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/restore',
        { params, body: { revision } },
      )
    case 'move':
      return call(
        'POST /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/move',
        { params, body: { revision, to: change.to } },
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
