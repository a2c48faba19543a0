import type { District } from '@klasrum/contract/districts'

export type DistrictFields = {
  name: string
  code: string
  division_id: string
  region: string
  address: string
}

export const districtFields = (district?: District): DistrictFields => ({
  name: district?.name ?? '',
  code: district?.code ?? '',
  division_id: district ? String(district.division_id) : '',
  region: district?.region ?? '',
  address: district?.address ?? '',
})

export const isDistrictComplete = ({ name, code, division_id }: DistrictFields): boolean =>
  Boolean(name.trim() && code.trim() && division_id)
