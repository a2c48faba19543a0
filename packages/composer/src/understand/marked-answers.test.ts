import type { SourceDocument } from '@klasrum/contract/source'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import { fileOf } from './sample-file.ts'
import { answersIn, planetLists, planets, questionsIn } from './sample-quiz.ts'

const [first, second, third] = planets

describe('the answers of the file are joined with its questions', () => {
  const marked: Record<string, SourceDocument> = {
    'after "Answer:"': fileOf(
      'en',
      '## Quiz',
      ...[first, 'Answer: B', second, 'Answer: C. Saturn', third, 'Ans. A'],
    ),
    'after "Sagot:"': fileOf(
      'fil',
      '## Pagsusulit',
      ...[first, 'Sagot: B', second, 'Sagot: C', third, 'Sagot: A'],
    ),
    'on the blank': fileOf('en', '## Quiz', `__B__${first}`, `__C__${second}`, `__A__${third}`),
    'by a tick': fileOf(
      'en',
      '## Quiz',
      '1. Which planet is nearest to the sun? A. Venus B. Mercury ✓ C. Mars',
      '2. Which planet has rings that are easy to see? A. Mars B. Venus C. Saturn ✓',
      '3. Which planet do we live on? A. Earth ✓ B. Mars C. Venus',
    ),
    'in bold all through': planetLists(['Mercury'], ['C. Saturn with', 'its rings'], ['Earth']),
    'one whole choice of each question a term, however long': fileOf(
      'en',
      '# Rain Quiz Key',
      'Why does it rain on the islands?',
      {
        list: [
          'Because of the moon.',
          'Because the warm air over the sea rises and then becomes cool again.',
          'Because of the stars.',
        ],
        bold: ['Because the warm air over the sea rises and then becomes cool again.'],
      },
      'How many months of the year have rain?',
      { list: ['12', '1', '6'], bold: ['6'] },
      'Where does the rain come from?',
      { list: ['clouds', 'stones', 'sand'], bold: ['clouds'] },
    ),
  }
  test.each(nonEmpty(Object.entries(marked)))('%s', (_, document) => {
    expect(answersIn(document)).toEqual([1, 2, 0])
    expect(
      questionsIn(document)
        .flatMap(({ options }) => options)
        .join(),
    ).not.toContain('✓')
  })

  test('answers in brackets, when every question of the set has one', () => {
    const document = fileOf(
      'en',
      "Assessment: ['1. How many legs has a spider? (eight)', ' 2. Is 5 an odd or an even number? (odd)', ' 3. True or False: 7 is less than 3. (False)']",
    )
    expect(questionsIn(document).map(({ stem, answer }) => [stem, answer])).toEqual([
      ['How many legs has a spider?', 'eight'],
      ['Is 5 an odd or an even number?', 'odd'],
      ['True or False: 7 is less than 3.', false],
    ])
  })
})
