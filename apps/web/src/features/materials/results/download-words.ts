import type { DocumentName } from '@klasrum/contract/runs'

/** How a document is saved when the server names none, and what is said when there is nothing to save. */
export function downloadWords(document: DocumentName): { fileName: string; missing: string; failed: string } {
  if (document === 'exam') {
    return {
      fileName: 'comprehensive-exam',
      missing: 'Exam file data is not available for download',
      failed: 'Failed to download exam file',
    }
  }
  const missing = 'File data is not available for download'
  return document === 'plan'
    ? { fileName: 'lesson-plan', missing, failed: 'Failed to download lesson plan' }
    : { fileName: 'session-document', missing, failed: 'Failed to download session file' }
}
