import type { Tx } from '../../db/client.ts'
import { subjects } from './subjects.tables.ts'

export const countSubjects = (tx: Tx): Promise<number> => tx.$count(subjects)
