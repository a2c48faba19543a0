import { useState } from 'react'
import { readStored, writeStored } from '../lib/stored.ts'
import { SmallSelect } from './small-select.tsx'

const papers = [
  { value: 'a4', label: 'A4 paper' },
  { value: 'long', label: '8.5 × 13 in paper' },
] as const

export type PrinterPaper = (typeof papers)[number]['value']

const key = 'paper'

/** The paper in the printer; this device remembers it. */
export function usePaper() {
  const [paper, setPaper] = useState<PrinterPaper>(() =>
    readStored('localStorage', key) === 'long' ? 'long' : 'a4',
  )
  const choose = (next: PrinterPaper) => {
    writeStored('localStorage', key, next)
    setPaper(next)
  }
  return { paper, choose }
}

export const PaperChoice = ({ paper, choose }: ReturnType<typeof usePaper>) => (
  <SmallSelect label="Paper" value={paper} onChange={choose} options={papers} />
)
