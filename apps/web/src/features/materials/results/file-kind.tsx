import { useState } from 'react'
import { PaperChoice, usePaper } from '../../../ui/paper-choice.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import type { DownloadFormat } from './use-document-download.ts'

const formats = [
  { value: 'docx', label: 'Word' },
  { value: 'pdf', label: 'PDF' },
] as const

/** Word or PDF, on which paper. */
export function useFileKind() {
  const [format, setFormat] = useState<DownloadFormat['format']>('docx')
  const paper = usePaper()
  const wanted: DownloadFormat = { format, paper: paper.paper === 'long' ? 'long' : 'A4' }
  return { wanted, setFormat, paper }
}

export const FileKindChoice = ({ kind }: { kind: ReturnType<typeof useFileKind> }) => (
  <>
    <SmallSelect
      label="Kind of file"
      value={kind.wanted.format}
      onChange={kind.setFormat}
      options={formats}
    />
    <PaperChoice {...kind.paper} />
  </>
)
