import type { Division } from '@klasrum/contract/divisions'

export type DivisionFields = {
  name: string
  code: string
  region: string
  division_supervisor: string
  email: string
  phone: string
  address: string
}

export const divisionFields = (division?: Division): DivisionFields => ({
  name: division?.name ?? '',
  code: division?.code ?? '',
  region: division?.region ?? '',
  division_supervisor: division?.division_supervisor ?? '',
  email: division?.email ?? '',
  phone: division?.phone ?? '',
  address: division?.address ?? '',
})
