import { wordsOf } from './words.ts'

/** Whoever leads the class is told to do something, or somebody tells of himself in a form or a sample answer. */
const notSaidOfLesson =
  /^(?:I|I['’]m|My|Me|We|Our|Ako|Akin|Aking|Kami|Yes|No|Oo|Hindi,|Ask|Tell|Give|Distribute|Instruct|Have|Let|Write|Read|Discuss|Group|Divide|Show|Present|Facilitate|Remind|Explain to|Itanong|Sabihin|Ipakita|Ipabasa|Hatiin|Isulat|Basahin|Gawin)(?![\p{L}])/iu

/** Blanks, forms, choices and pieces of tables. */
const piece = /_{2,}|[•▪■□]|\.{3,}|…|\(\s*\)|\b\w\) |\b[a-e]\. |\((?:\d+ min|[a-z]+\/[a-z]+\))/

const fewestWords = 5

/** Whether a text is a sentence that ends as one, with nothing that was to be filled in. */
export const isWholeSentence = (text: string): boolean =>
  /[.!]["”’)]*$/.test(text.trim()) && wordsOf(text).length >= fewestWords && !piece.test(text)

/** Whether it says something of the lesson, rather than what to do with it. */
export const isSaidOfLesson = (text: string): boolean => !notSaidOfLesson.test(text)

/** Whether a part of a list or a table can be read aloud. */
export const isReadable = (text: string): boolean => !piece.test(text)

/** "It gives …" and "These are …" need what stands before them. */
const leaning =
  /^(?:it|its|this|that|these|those|they|he|she|his|her|their|but|however|so|thus|also|ito|iyon|nito|sila|siya|kaya|ngunit|subalit|dito|doon)(?!\p{L})/iu

export const leansOnBefore = (text: string): boolean => leaning.test(text)
