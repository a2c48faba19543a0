import type { PolicyId } from '@klasrum/contract/classes'
import { type Category, type Part, partNames } from '@klasrum/grading/components'
import { policyOf } from '@klasrum/grading/policies'

export type DemoItem = { category: Category; part: Part | null; title: string; max_score: number }
export type DemoSubject = 'SCI7' | 'SCI8' | 'MATH8' | 'ENG8' | 'FIL8' | 'AP8' | 'MA8' | 'PEH8'

const item = (category: Category, title: string, max_score: number): DemoItem => ({
  category,
  part: null,
  title,
  max_score,
})

/** What a teacher gives before the assessments of the first period. */
const first: Record<DemoSubject, readonly DemoItem[]> = {
  SCI8: [
    item('quiz', 'Quiz 1: Force and Motion', 20),
    item('assignment', 'Takdang-aralin: Lakas at Galaw', 10),
    item('quiz', 'Quiz 2: Work, Power and Energy', 25),
    item('exam', 'Long Test: Sound, Light and Heat', 40),
    item('pt', 'Experiment: Balloon Rocket', 30),
    item('project', 'Proyekto: Poster ng Paghahanda sa Bagyo', 50),
    item('participation', 'Group Report: Earthquakes and Faults', 20),
  ],
  SCI7: [
    item('quiz', 'Quiz 1: The Particle Model of Matter', 15),
    item('assignment', 'Takdang-aralin: Bahagi ng Mikroskopyo', 10),
    item('quiz', 'Quiz 2: Changes of State', 20),
    item('exam', 'Long Test: Solutions and Concentration', 40),
    item('pt', 'Experiment: Solutes in Everyday Water', 30),
    item('project', 'Proyekto: Modelo ng Selula mula sa Patapong Bagay', 50),
    item('participation', 'Pangkatang Ulat: Agham sa Kusina', 20),
    item('pt', 'Laboratory Skills Check', 25),
  ],
  MATH8: [
    item('quiz', 'Quiz 1: Factoring Polynomials', 20),
    item('exam', 'Long Test: Rational Expressions', 40),
    item('pt', 'Problem Solving Journal', 30),
    item('project', 'Linear Equations Around the Town', 50),
  ],
  ENG8: [
    item('quiz', 'Quiz 1: Context Clues', 15),
    item('quiz', 'Quiz 2: Cohesive Devices', 20),
    item('pt', 'Informative Speech', 40),
    item('project', 'Book Review', 30),
  ],
  FIL8: [
    item('quiz', 'Maikling Pagsusulit 1: Karunungang-bayan', 20),
    item('assignment', 'Takdang-aralin: Epiko ng Aming Bayan', 10),
    item('pt', 'Pagbigkas ng Tula', 30),
    item('pt', 'Pagsulat ng Talata', 25),
  ],
  AP8: [
    item('quiz', 'Pagsusulit 1: Heograpiya ng Daigdig', 20),
    item('exam', 'Mahabang Pagsusulit: Sinaunang Kabihasnan', 40),
    item('pt', 'Mapa ng Kabihasnan', 30),
    item('participation', 'Talakayan', 20),
  ],
  MA8: [
    item('quiz', 'Quiz 1: Elements of Southeast Asian Music', 15),
    item('pt', 'Singing in Groups', 30),
    item('project', 'Batik on Paper', 50),
  ],
  PEH8: [
    item('quiz', 'Quiz 1: Physical Fitness Tests', 15),
    item('pt', 'Fitness Plan', 30),
    item('pt', 'Team Game', 50),
  ],
}

/** What has been given of the second. */
const second: Partial<Record<DemoSubject, readonly DemoItem[]>> = {
  SCI8: [
    item('quiz', 'Quiz 1: How Typhoons Form', 20),
    item('assignment', 'Takdang-aralin: Babala ng Bagyo', 10),
    item('pt', 'Tracking a Typhoon on the Map', 30),
  ],
  SCI7: [item('quiz', 'Quiz 1: From Cell to Organism', 20), item('pt', 'Drawing What I See', 20)],
}

const assessments = (policy: PolicyId): readonly DemoItem[] =>
  policyOf(policy).periods === 3
    ? (['st1', 'st2', 'te'] as const).map((part) => ({
        category: 'qa',
        part,
        title: partNames[part],
        max_score: part === 'te' ? 50 : 30,
      }))
    : [item('qa', 'Quarterly Assessment', 50)]

export const itemsOfFirst = (subject: DemoSubject, policy: PolicyId): readonly DemoItem[] => [
  ...first[subject],
  // Four quarters have one assessment where three terms have three.
  ...(policyOf(policy).periods === 3 ? [] : [item('quiz', 'Maikling Pagsusulit: Balik-aral', 15)]),
  ...assessments(policy),
]

export const itemsOfSecond = (subject: DemoSubject): readonly DemoItem[] => second[subject] ?? []
