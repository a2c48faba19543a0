import { api } from '@klasrum/contract/api'
import { expect, test } from 'vitest'
import { inputLimitsOf, limitedInputs } from './input-limits.ts'
import { readText, repositoryPaths } from './repository.ts'

const limits = inputLimitsOf(Object.values(api))

/** Six digits and spaces of an app; the call takes the longer words for recovery too. */
const narrower = new Set(['apps/web/src/features/accounts/two-step/set-up-dialog.tsx code'])

test('an input takes as many letters as the contract takes of its field', () => {
  const inputs = repositoryPaths
    .filter((path) => /^apps\/web\/src\/.*\.tsx$/.test(path) && !path.includes('/gallery/'))
    .flatMap((path) => limitedInputs(path, readText(path)))
  expect(inputs.length).toBeGreaterThan(60)
  const wrong = inputs.filter(({ field, most, at }) => {
    if (narrower.has(`${at.split(':')[0]} ${field}`)) return false
    const known = limits.get(field)
    return !known?.has('number') && !known?.has(most)
  })
  expect(
    wrong.map(({ field, most, at }) => `${at} ${field}: ${most}, contract ${[...(limits.get(field) ?? [])]}`),
  ).toEqual([])
})

test('a longer and an unknown field are found', () => {
  expect(limits.get('room_number')).toEqual(new Set([40]))
  const text = '<TextField label="Room" {...field(\'room_number\')} maxLength={41} />'
  expect(limitedInputs('a.tsx', text)).toEqual([{ field: 'room_number', most: 41, at: 'a.tsx:1' }])
})
