import { createContext, type ReactNode } from 'react'

/** Puts something around what a cell of a table shows, by the id of its text. */
export type AroundField = (fieldId: string, content: ReactNode) => ReactNode

/** Without one, cells are only to be read. */
export const PaperFields = createContext<AroundField>((_, content) => content)
