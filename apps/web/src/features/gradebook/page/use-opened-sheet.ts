import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isNoAnswer } from '../../../lib/refusal.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { knownClass, quarterIn } from '../../classes/door.ts'
import { typedQuarter } from '../sending/read-ahead.ts'
import { useFollowedSheet, useManagedClass } from './queries.ts'

/**
 * The sheet that the address names. Without a quarter it is that of the class's current one, which a list or
 * another page of the class has told already, or else the first answer does; without a connection, what was kept.
 */
export function useOpenedSheet(id: number) {
  const client = useQueryClient()
  const { values } = useUrlValues()
  const [klass, setKlass] = useState(() => knownClass(client, id))
  const quarter = klass ? quarterIn(klass, values.quarter) : typedQuarter(values.quarter)
  const read = useFollowedSheet(id, quarter)
  if (read.data && read.data.klass !== klass) setKlass(read.data.klass)
  const { data: kept } = useManagedClass(id, !klass && isNoAnswer(read.error))
  if (kept && !klass) setKlass(kept)
  return { klass, quarter, read }
}
