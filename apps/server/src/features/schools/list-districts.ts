import type { District, listDistrictsEndpoint as shape } from '@klasrum/contract/districts'
import type { Received } from '@klasrum/contract/endpoint'
import type { Tx } from '../../db/client.ts'
import { pageOfDistricts } from './districts.store.ts'

export const listDistricts = (
  tx: Tx,
  { search, division_id, ...page }: Received<typeof shape.query>,
): Promise<District[]> => pageOfDistricts(tx, { search, division_id }, page)
