import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { compose } from '../../compose.ts'

const chapter = sourceDocument(`# Local Government

## The Barangay

The barangay is the smallest unit of local government in the Philippines. A barangay has a captain and a council that make rules for their community. The barangay captain leads the council and keeps peace in the community. People need a local government because it can act quickly on their problems.

## Terms

- Ordinance: a rule made by a local council
- Mayor: the head of a city or a town
- Governor: the head of a province
- Barangay captain: the head of a barangay
- Councilor: a member of a local council

## Questions and activities

1. Why do people need a local government?
2. What rules do you have in your own home?
3. What is the price of 3 bags of rice at 50 pesos each?`)

const wish = { exam: { easiest: 4, easy: 4, moderate: 2, hard: 0 }, quiz_items: 3, sessions: 1 }

test('a question that the file asks and answers in its text is asked in sentences, and not offered again', async () => {
  const { exam, open_questions } = await compose([chapter], aSetting(wish))
  const own = nonEmpty(
    (exam?.items ?? []).filter(({ form, origin }) => form === 'essay' && origin === 'exercise'),
  )
  expect(own.map(({ stem }) => stem)).toEqual(['Why do people need a local government?'])
  expect(own[0]).toMatchObject({
    looked_for: ['People need a local government because it can act quickly on their problems.'],
  })
  expect(open_questions?.map(({ stem }) => stem)).not.toContain('Why do people need a local government?')
})
