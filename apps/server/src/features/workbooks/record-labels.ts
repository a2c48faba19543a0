import type { GradeItem } from '@klasrum/contract/class-record'
import type { Component } from '@klasrum/grading/components'
import { foldedName } from '../learners/door.ts'

/** Words alone, whatever the case, the accents and the signs between them. */
export const words = (text: string): string =>
  foldedName(text)
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()

const components: Record<Component, RegExp> = {
  ww: /\bwritten( oral| and oral)? (work|output|task|test)|^written$|\boral works?\b|\b(pasulat|nakasulat)\b|^wws? ?\d*$/,
  pt: /\bperformance (task|output|based)|^performances?$|\bproducts?\b|\bpagganap\b|^pts? ?\d*$/,
  qa: /\b(quarterly|quarter|term|periodical|periodic|final) (assessment|exam|test)|\bsummative\b|\bq(uarterly|trly|tly)? assess ?ments?\b|\bexam(s|ination|inations)?\b|\b(pan)?markahang (pagsusulit|pagtataya)\b|^(qas?|ex|te|st ?\d?)$/,
}

/** Which component a label above scores names; "WRITTEN WORKS (20%)" too. */
export function componentIn(label: string): Component | undefined {
  const text = words(label.replace(/\(?\d+(\.\d+)?\s*%\)?/g, ' '))
  return (['ww', 'pt', 'qa'] as const).find((component) => components[component].test(text))
}

const reckoned =
  /^(sub ?total|(grand )?total|total( raw)? scores?|t ?r ?s|sum|kabuuan|kabuuang (iskor|marka)|percent(age)?( scores?)?|weighted( scores?)?|average|mean|mps|equivalent|rating|rank|remarks?|descript(ors?|ion)|(final )?grades?)$|\b[pw]s$|%|^(ww|wo|pt|qa) percentage$/

/** A column that is reckoned from others, such as Total, PS, WS or "ST1 30%". */
export const isReckoned = (label: string): boolean => reckoned.test(words(label))

export const isHighest = (label: string): boolean =>
  /\bhighest possible\b|^hps$|\bperfect score\b|^(points|scores?) possible$|^max(imum)?( possible)?( scores?| points)?$|^(no|number) of items$|^total items$|\bpinakamataas na( posibleng)? (iskor|puntos|marka)\b|^kabuuang (puntos|bilang( ng aytem)?)$|^(highest|perfect) (points?|scores?)$|^h p s$/.test(
    words(label),
  )

/** Where the scores of a component are weighed: the last of its columns. */
export const isWeighted = (label: string): boolean => /^(ws|w s|weighted( scores?)?)$/.test(words(label))
/** A row of dates above the scores names no items. */
export const isDateRow = (label: string): boolean => /^(dates?|petsa)( given| taken)?$/.test(words(label))

const nameParts = {
  last: /^(family|last|sur) ?names?$|^(surname|last|apelyido)$/,
  first: /^(first|given) names?$|^(first|pangalan|unang pangalan)$/,
  middle: /^(m ?i|middle( name| initial)?|gitnang pangalan)$/,
} as const
export type NamePart = keyof typeof nameParts
export function namePartIn(label: string): NamePart | null {
  const text = words(label)
  return (['last', 'first', 'middle'] as const).find((part) => nameParts[part].test(text)) ?? null
}

export const isInitial = (label: string): boolean =>
  /^initial( grades?)?$|^ig$|\binitial grade\b/.test(words(label))
export const isPeriodGrade = (label: string): boolean =>
  /\b(quar ?terly|term|period|transmuted) grade\b|^(qg|tg)$/.test(words(label))
export const isNameLabel = (label: string): boolean =>
  /\b(names?|pangalan|learners?|students?|pupils?|mag aaral)\b/.test(words(label))
/** What stands in the columns of names and names nobody. */
export const isNobody = (label: string): boolean =>
  isHighest(label) ||
  isDateRow(label) ||
  /^((list of )?(the )?(names?|learners?|students?|pupils?)( s)?( names?)?( of (the )?(learners?|students?|pupils?))?|(mga )?pangalan( ng (mga )?mag aaral)?|activit(y|ies)( date)?|topics?|titles?|no of items)$/.test(
    words(label),
  )
/** Below the learners: what was reckoned about all of them, and who signs. */
export const isAfterLearners = (label: string): boolean =>
  /^(outstanding|very satisfactory|satisfactory|fairly satisfactory|did not meet expectations?|mps|mean( percentage score| score)?|median|mode|standard deviation|sd|average( score)?|(class|general) average|(no|number|total no) of (cases|learners|students|examinees|passers|takers).*|(highest|lowest) score( obtained)?|mastery level|(subject|class) (teacher|adviser)|teacher|adviser|principal|school (head|administrator|principal)|department (head|coordinator)|level of proficiency|students? (s )?performance profile|signature.*|remarks?)$/.test(
    words(label),
  )
export const isLrn = (label: string): boolean =>
  /^lrn\b|\blearners? reference number\b/.test(words(label).replace(' s ', ' '))

const parts: Record<NonNullable<GradeItem['part']>, RegExp> = {
  st1: /^s[at] ?1$|\bsummative( test| assessment)? (1|i|one)$|^(first|1st) summative/,
  st2: /^s[at] ?2$|\bsummative( test| assessment)? (2|ii|two)$|^(second|2nd) summative/,
  te: /^te$|\bterm (exam|test|assessment)/,
}
export function partIn(label: string): GradeItem['part'] {
  const text = words(label)
  return (['st1', 'st2', 'te'] as const).find((part) => parts[part].test(text)) ?? null
}

/** A number or a code and not what somebody called an item. */
export const isCode = (label: string): boolean => /^(ww|pt|qa|ex|st|te|no)? ?\d{0,3}$/.test(words(label))

/** Whole percents, from "WRITTEN WORKS (20%)", "20%", "0.2" or "20". */
export function percentIn(text: string): number | null {
  const written = /(\d{1,3}(?:\.\d+)?)\s*%/.exec(text)?.[1]
  const plain = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : null
  const percent = written ? Number(written) : plain !== null && plain <= 1 ? plain * 100 : plain
  if (percent === null) return null
  const whole = Math.round(percent)
  return Math.abs(whole - percent) < 0.001 && whole <= 100 ? whole : null
}

const ordinals = [
  /\b(first|1st|una|unang)\b/,
  /\b(second|2nd|ikalawa|ikalawang)\b/,
  /\b(third|3rd|ikatlo|ikatlong)\b/,
  /\b(fourth|4th|ikaapat)\b/,
]
const periodWord = /\b(quarter|qtr|grading|markahan|term|trimester)\b/

/** Which quarter or term a sheet's name or title says it is; "SCIENCE_Q1", "1ST QUARTER" and "TERM 2" do. */
export function periodIn(label: string): number | null {
  const text = words(label)
  const number = /\b(?:q|quarter|qtr|grading|term|trimester) ?([1-4])\b/.exec(text)?.[1]
  if (number) return Number(number)
  const at = periodWord.test(text) ? ordinals.findIndex((ordinal) => ordinal.test(text)) : -1
  return at < 0 ? null : at + 1
}

export const isOfTerms = (label: string): boolean => /\b(term|trimester)\b/.test(words(label))
