import type { Item } from '@klasrum/contract/material'

/** What is wrong at a place such as `options.2`. */
export type FaultAt = (path: string) => string | undefined

/** What the fields of an item of one form are given. */
export type FieldsOf<Form extends Item['form']> = {
  item: Extract<Item, { form: Form }>
  onChange: (item: Item) => void
  faultAt: FaultAt
}
