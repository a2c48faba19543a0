import { type BlockRole, blockRoles } from '@klasrum/composer/understand/block-role'

/** What a teacher would say of each feature before any file is labelled. Fitting starts here and is held close to it. */
const believed = new Map<string, Partial<Record<BlockRole, number>>>()

function believe(feature: string, role: BlockRole, strength: number): void {
  const own = believed.get(feature) ?? {}
  believed.set(feature, { ...own, [role]: (own[role] ?? 0) + strength })
}

for (const part of [...blockRoles, 'mixed'] as const) {
  const role = part === 'mixed' ? 'content' : part
  const by = part === 'mixed' ? 0.6 : 1
  believe(`own ${part}`, role, 2 * by)
  believe(`outline ${part}`, role, 0.7 * by)
  believe(`run-in ${part}`, role, 2 * by)
  believe(`part ${part} own`, role, by)
  believe(`part ${part} next`, role, 1.5 * by)
  believe(`part ${part} near`, role, by)
  believe(`part ${part} far`, role, 0.5 * by)
  believe(`part ${part} long`, role, 0.1 * by)
  believe(`part ${part} then topic`, role, 0.3)
}

const signs: readonly (readonly [string, BlockRole, number])[] = [
  ['furniture', 'furniture', 3],
  ['front', 'front', 3],
  ['form', 'frame', 1.5],
  ['abilities', 'frame', 2],
  ['code', 'frame', 1.5],
  ['search', 'frame', 1.5],
  ['toTeacher', 'teacher', 2.5],
  ['tellsTeacher', 'teacher', 2],
  ['ofLearners', 'teacher', 0.7],
  ['ofTeacher', 'teacher', 0.7],
  ['direction', 'direction', 3],
  ['order', 'direction', 1.2],
  ['orders', 'direction', 2.5],
  ['cheers', 'direction', 1.5],
  ['leadsOn', 'direction', 2],
  ['blank', 'exercise', 2],
  ['choice', 'exercise', 1.5],
  ['choices', 'exercise', 2],
  ['asks', 'exercise', 2],
  ['question', 'exercise', 1],
  ['keyed', 'key', 2],
  ['example', 'example', 1.5],
  ['defines', 'content', 1],
  ['entry', 'content', 0.7],
  ['tells', 'content', 0.5],
  ['names', 'front', 1],
  ['aboutModule', 'front', 2],
  ['address', 'furniture', 0.7],
  ['noWords', 'furniture', 1],
]
for (const [sign, role, strength] of signs) {
  believe(`${sign} most`, role, strength)
  believe(`${sign} some`, role, strength / 3)
}

believe('any', 'content', 0.7)
believe('table of facts', 'content', 2.5)
believe('nothing but orders', 'direction', 1)
believe('plain statement', 'content', 1.5)
believe('size 4', 'content', 0.7)
believe('size -1', 'content', 0.7)
believe('kind caption', 'furniture', 4)
believe('stray', 'furniture', 1)
believe('list after question', 'exercise', 3)
believe('numbered question', 'exercise', 2)
believe('question before list', 'exercise', 1.5)
believe('example to solve', 'exercise', 2.5)
believe('file toTeacher', 'teacher', 1)
believe('file part teacher', 'teacher', 0.5)
believe('plan', 'teacher', 1.2)
believe('plan', 'frame', 0.6)
for (const part of ['exercise', 'mixed', 'example', 'content']) believe(`plan run-in ${part}`, 'teacher', 1.5)

export const priorOf = (feature: string): number[] =>
  blockRoles.map((role) => believed.get(feature)?.[role] ?? 0)

/** A role goes on rather than changes; less so at a heading. */
export const followPrior = (goesOn: number): number[][] =>
  blockRoles.map((_, from) => blockRoles.map((__, to) => (from === to ? goesOn : 0)))
