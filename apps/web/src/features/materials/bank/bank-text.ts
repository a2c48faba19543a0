import type { BankItem } from '@klasrum/contract/item-bank'

/** "Science", "Grade 7" and the topic, as far as they are known. */
export const bankFacts = ({ area, grade, item }: BankItem): string[] => [
  ...(area ? [area] : []),
  ...(grade ? [`Grade ${grade}`] : []),
  ...(item.topic ? [item.topic] : []),
]
