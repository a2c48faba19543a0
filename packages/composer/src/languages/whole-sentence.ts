import { wordsOf } from './words.ts'

/** Whoever leads the class is told to do something, or somebody tells of himself in a form or a sample answer. */
const notSaidOfLesson =
  /^(?:I|I['’]m|My|Me|We|Our|Ako|Akin|Aking|Kami|Yes|No|Oo|Hindi,|Ask|Tell|Give|Distribute|Instruct|Have|Let|Write|Read|Discuss|Group|Divide|Show|Present|Facilitate|Remind|Explain to|Itanong|Sabihin|Ipakita|Ipabasa|Hatiin|Isulat|Basahin|Gawin)(?![\p{L}])/iu

/** A task for whoever reads the page, as a sentence among others; in a list such words are steps. */
const task =
  /^(?:Interpret|Explain|Describe|Identify|Compute|Calculate|Solve|Find|Graph|Sketch|Draw|Evaluate|Simplify|Complete|Fill|Copy|Underline|Encircle|Match|Use the|Look at|Recall|Observe|Name|List|Hold|Bring|Turn on|Turn off|Place|Pour|Collect|Measure|Record|Share|Notice|Repeat|Light|Connect|Consider|Suppose|Focus|Talk|Listen|Watch|Choose|Label|Visit|Prepare|Also, share|Now,? (?:take|put|add|hold|bring|turn)|Can you|Could you|Do you|Think of|Imagine|Take a|Try|Example|Exercise|Activity|Solution|Note that|Ipaliwanag|Ilarawan|Tukuyin|Sagutin|Punan|Iguhit|Hanapin|Lutasin|Suriin|Kopyahin|Bilugan|Piliin|Ibigay|Halimbawa|Gamitin|Tingnan|Pag-aralan|Balikan)(?![\p{L}])/u

/** What is to be done in class, told about those who do it. */
const classDirection =
  /\b(?:the|each|every|your) (?:learner|student|pupil|participant)s? (?:will|should|must|may|can|are to)\b|\bthe teacher\b|\bfill(?:ed)?[- ](?:in|out)\b|\b(?:work|answer )?sheet [A-Z]\b|\bworksheet\b|\bhandout\b|\byour (?:class ?mates?|teachers?|parents|note ?books?|copy|group|partner)\b|\bthe (?:following|above|next) (?:activity|exercise|questions?|figure|table)\b|\[\d{1,2}:\d\d|\bang (?:guro|mga mag-aaral) ay\b/iu

/** Where a line was cut: "composed from c.", "dharmashastras –.", "pisikal, mental, 10." */
const cutOff = /(?:,\s*\d{1,2}\.|\s(?:c|e|i|ca|vs|no|pp?|from|of|to|the|a|an|and|or|with|by)\.|[–—-]\.)$/i

/** Blanks, forms, choices and pieces of tables. */
const piece = /_{2,}|[•▪■□]|\.{3,}|…|\(\s*\)|\b\w\) |\b[a-e]\. |\((?:\d+ min|[a-z]+\/[a-z]+\))/

const fewestWords = 5

/** Whether a text is a sentence that begins and ends as one, with nothing that was to be filled in. */
export const isWholeSentence = (text: string): boolean =>
  /^["“‘'(]*[\p{Lu}\p{N}₱]/u.test(text.trim()) &&
  /[.!]["”’)]*$/.test(text.trim()) &&
  wordsOf(text).length >= fewestWords &&
  !piece.test(text) &&
  !cutOff.test(text.trim())

/** Whether it says something of the lesson, rather than what to do with it. */
export const isSaidOfLesson = (text: string): boolean =>
  !notSaidOfLesson.test(text) && !classDirection.test(text)

/** Whether it asks whoever reads it to do something. */
export const isTask = (text: string): boolean => task.test(text)

/** Whether a part of a list or a table can be read aloud. */
export const isReadable = (text: string): boolean => !piece.test(text)

/** "It gives …" and "These are …" need what stands before them. */
const leaning =
  /^(?:it|its|this|that|these|those|they|one|another|both|such|instead|with (?:this|these)|by (?:this|these)|in this|from this|moreover|he|she|his|her|their|but|however|so|thus|also|ito|iyon|nito|sila|siya|kaya|ngunit|subalit|dito|doon)(?!\p{L})/iu

export const leansOnBefore = (text: string): boolean => leaning.test(text)
