import { expect, test } from 'vitest'
import { headingRole, namesTopic } from './heading-role.ts'

test.each([
  ['Schools Division Quality Assurance Team', 'front'],
  ['Regional Management Team', 'front'],
  ['Developers', 'front'],
  ['Mga Tiyak na Layunin', 'frame'],
  ['Ano ang matututunan mo?', 'frame'],
  ['Exit Ticket', 'exercise'],
  ['Ano na ba ang alam mo?', 'exercise'],
  ['Anu-ano na ang natutuhan mo?', 'exercise'],
  ['Gaano ka na kahusay?', 'exercise'],
  ['Subukan Natin', 'exercise'],
  ['What do you already know?', 'exercise'],
  ['How much have you learned?', 'exercise'],
  ['Pag-aralan at Suriin Natin', 'mixed'],
  ['Ibuod Natin', 'mixed'],
  ['Let’s Study and Analyze', 'mixed'],
  ['Post Assessment', 'exercise'],
  ['Extension Activity: Probability Career Exploration', 'exercise'],
  ['PALALIMIN ang Iyong Pag-unawa', 'exercise'],
  ['Linangin', 'exercise'],
  ['For Struggling Learners', 'teacher'],
  ['Para sa gumagabay sa mga mag-aaral', 'teacher'],
  ['’s New', 'mixed'],
  ['What’s in it?', 'mixed'],
  ['Mga Dapat Tandaan', 'mixed'],
  ['PAGBALIK-ARALAN MO', 'exercise'],
  ['Balik-Aral', 'exercise'],
  ['Pagsanayan Mo', 'exercise'],
  ['ISAPUSO MO', 'exercise'],
  ['Gawin Natin', 'exercise'],
  ['Pagpapayamang Gawain', 'exercise'],
  ['PAG-ARALAN MO', 'mixed'],
  ['Tandaan Mo', 'mixed'],
  ['Isaisip Mo', 'mixed'],
  ['Suriin n', 'mixed'],
  ['MGA KASANAYANG PAMPAGKATUTO:', 'frame'],
  ['(EsP7PS-Ia-1.1)', 'frame'],
  ['EsP7PT -IIf - 7.3', 'frame'],
  ['Let Us Assess', 'exercise'],
  ['LET US STUDY', 'mixed'],
  ['What’s I Have Learned', 'mixed'],
  ['Short Drama Grading Rubric', 'exercise'],
  ['Review of the Previous Module', 'exercise'],
])('"%s" names a part of a form: %s', (heading, role) => {
  expect(headingRole(heading)).toBe(role)
})

test.each([
  'Assessing Water Quality',
  'Management of Waste',
  'The Second Quarter of the Moon',
  'Reviewing a Film',
  'Linangan ng Wika',
  'Gawing Bahay',
  'Balikbayan',
  'H2SO4 at iba pang Asido',
  'Conclusions from Fossils',
  'Given Names of Filipinos',
  'The Filipino High School Learner',
  'Analysis of Variance',
  'Applications of Derivatives',
])('"%s" names something to be learnt', (heading) => {
  expect(headingRole(heading)).toBeNull()
  expect(namesTopic(heading)).toBe(true)
})

test.each([
  'Ikatlong Markahan – Modyul 4',
  'Quarter 2 – Module 3: Magnets',
  'Grade 10 Mathematics Lesson Plan',
  'A Lesson Plan in Creative Writing',
  'Science Activity Sheet Quarter 3 – MELC',
  'Important Notes',
  'Given information',
  'Full summary for quick review',
  'Conclusion',
])('"%s" names the file or a part of it, and nothing to be learnt', (heading) => {
  expect(namesTopic(heading)).toBe(false)
})

test.each([
  'Jose Fabella Memorial School',
  'Mataas na Paaralan ng Baguio',
  'Instructions',
  'Problem 2',
  'For questions #13-15 and Magnetic Flux',
  '(WRONG) Your words hurt me',
  'Abstraction',
  'The following are the major forms of Shinto',
  'Is 0.6 grams',
])('"%s" stands over a part and names no topic', (heading) => {
  expect(namesTopic(heading)).toBe(false)
})
