import type { ClassSummary } from '@klasrum/contract/classes'
import type { WorkbookPointing, WorkbookPreview } from '@klasrum/contract/workbooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { upload } from '../../../lib/upload.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { useImportFlow } from '../../../lib/use-import-flow.ts'
import { quarterIn } from '../../classes/door.ts'
import { loadSheetsAgain } from '../../gradebook/door.ts'
import { bothChoices, type Choices, choicesBody, noChoices, withoutChoices } from './preview-parts.ts'
import { workbookKeys } from './workbook-keys.ts'

const idIn = (typed: string | undefined): number =>
  typed && /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : 0

const choose = (
  classId: number,
  id: number,
  choices: Choices,
  pointing: readonly WorkbookPointing[] = [],
): Promise<WorkbookPreview> =>
  call('PUT /api/education/classes/{id}/workbook/{preview_id}', {
    params: { id: classId, preview_id: id },
    body: { ...choicesBody(choices), pointing: [...pointing] },
  })

/**
 * A file is read by the server first; only what was seen in the preview is written. The address names the
 * preview, so that it is still there after a reload.
 */
export function useWorkbookImport(klass: ClassSummary) {
  const client = useQueryClient()
  const { values, change } = useUrlValues()
  const [chosen, setChosen] = useState(noChoices)
  const [waiting, setWaiting] = useState(noChoices)
  const [pointed, setPointed] = useState<readonly WorkbookPointing[]>([])
  const id = idIn(values.preview)
  const keep = (preview: WorkbookPreview) =>
    client.setQueryData(workbookKeys.preview(klass.id, preview.id), preview)

  const shown = useQuery({
    queryKey: workbookKeys.preview(klass.id, id),
    // Nothing is chosen: it answers with what would happen now.
    queryFn: () => choose(klass.id, id, noChoices),
    enabled: id > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { sent, reading, writing } = useImportFlow({
    read: async (file, onProgress, choices: Choices | undefined) => {
      const read = await upload('POST /api/education/classes/{id}/workbook', {
        params: { id: klass.id },
        query: { quarter: quarterIn(klass, values.quarter) },
        file,
        onProgress,
      })
      return choices ? choose(klass.id, read.id, choices, pointed) : read
    },
    onRead: (preview, choices) => {
      keep(preview)
      setChosen(choices ?? noChoices)
      change({ preview: String(preview.id) }, { replace: id > 0 })
    },
    write: (preview_id) =>
      call('POST /api/education/classes/{id}/workbook/{preview_id}/commit', {
        params: { id: klass.id, preview_id },
      }),
    onWritten: () => {
      setChosen(noChoices)
      change({ preview: '', show: '' }, { replace: true })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: workbookKeys.imports(klass.id) })
      void loadSheetsAgain(client, klass.id)
    },
  })
  const choosing = useMutation({
    mutationFn: (choices: Choices) => choose(klass.id, id, choices),
    // One after the other: an answer to an earlier choice must not come last.
    scope: { id: `workbook ${id}` },
    onSuccess: (preview, choices) => {
      keep(preview)
      setChosen((before) => bothChoices(before, choices))
    },
    onSettled: (_, __, choices) => setWaiting((all) => withoutChoices(all, choices)),
  })
  const pointing = useMutation({
    mutationFn: (more: WorkbookPointing) => choose(klass.id, id, noChoices, [more]),
    scope: { id: `workbook ${id}` },
    onSuccess: (preview, more) => {
      keep(preview)
      setPointed((all) => [...all.filter(({ sheet }) => sheet !== more.sheet), more])
      // Columns stand elsewhere now.
      setChosen(noChoices)
      void client.invalidateQueries({ queryKey: workbookKeys.sheet(klass.id, id, more.sheet) })
    },
  })
  const take = (file: File | undefined) => {
    setPointed([])
    sent.take(file)
  }
  return {
    preview: id > 0 ? shown.data : undefined,
    /** Of a preview that the address names and that cannot be had. */
    lost: id > 0 && !shown.data ? shown.error : null,
    finding: id > 0 && shown.isPending,
    lookAgain: () => {
      writing.reset()
      choosing.mutate(noChoices)
    },
    chosen,
    /** Choices that are not answered yet. */
    waiting,
    choose: (more: Partial<Choices>) => {
      writing.reset()
      setWaiting((all) => bothChoices(all, more))
      choosing.mutate(bothChoices(noChoices, more))
    },
    choosing,
    pointing,
    sent: { ...sent, take },
    reading,
    /** With these choices instead of those made so far; only while the file is at hand. */
    readAgain: sent.file && ((choices: Choices) => sent.take(sent.file, choices)),
    writing,
    startOver: () => {
      take(undefined)
      setChosen(noChoices)
      for (const each of [choosing, pointing]) each.reset()
      change({ preview: '', show: '' })
    },
  }
}

export type WorkbookImporting = ReturnType<typeof useWorkbookImport>
