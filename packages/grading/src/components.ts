export type Component = 'ww' | 'pt' | 'qa'

const components = {
  ww: 'ww',
  assignment: 'ww',
  quiz: 'ww',
  exam: 'ww',
  pt: 'pt',
  project: 'pt',
  participation: 'pt',
  qa: 'qa',
} as const satisfies Record<string, Component>

export type Category = keyof typeof components

/** Written work, performance task or quarterly assessment. */
export const componentOf = (category: Category): Component => components[category]

export const componentNames: Record<Component, string> = {
  ww: 'Written Work',
  pt: 'Performance Task',
  qa: 'Quarterly Assessment',
}

/** Parts of the third component under a policy of three terms, with their shares of it. */
export const parts = { st1: 30, st2: 30, te: 40 } as const
export type Part = keyof typeof parts

export const partNames: Record<Part, string> = {
  st1: 'Summative Test 1',
  st2: 'Summative Test 2',
  te: 'Term Exam',
}
