import { createContext, useContext } from 'react'

/** What a report is about: the line of the part in the file of the unit, and its words as the reader sees them. */
export type ReportTarget = { line: number | null; what: string; words: string }

const ReportContext = createContext<(target: ReportTarget) => void>(() => {})

export const ReportProvider = ReportContext.Provider
export const useReport = () => useContext(ReportContext)
