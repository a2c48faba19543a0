import type { Item } from '@klasrum/contract/material'

/** "What is the mean of the data?", without one figure: they stand in a table beside it. */
const ofData = /\b(?:of|in|from|shown by) the (?:data|graph|chart|table|distribution|scores)\b/iu
/** "On what day did he work for 5 hours?": nobody said who. */
const ofSomebody = /\b(?:he|she|his|her|him)\b/iu
const nameWithin = /(?<=\p{L}[,]?\s)\p{Lu}\p{Ll}+/u
/** "In the same classification …", said in the question before. */
const asBefore =
  /\bthe same (?:classification|question|problem|situation|passage|figure|graph|table|scenario)\b/iu
const fewestAngles = 2

/** Whether a question stands on its page beside a figure, a table or another question that do not come with it. */
export function leansOnPage(item: Item): boolean {
  const { stem } = item
  if (asBefore.test(stem)) return true
  if (ofData.test(stem) && !/\d/.test(stem)) return true
  if (item.form !== 'multiple_choice') return false
  const isOneSentence = !/[.!?]\s/u.test(stem)
  if (isOneSentence && ofSomebody.test(stem) && !nameWithin.test(stem)) return true
  // "∠1 and ∠3" of lines that are drawn above.
  return item.options.filter((option) => /^∠/u.test(option.trim())).length >= fewestAngles && !/∠/u.test(stem)
}
