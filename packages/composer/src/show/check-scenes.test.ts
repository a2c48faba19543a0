import type { Item } from '@klasrum/contract/material'
import { expect, test } from 'vitest'
import { checkOf } from './check-scenes.ts'

const asked = (stem: string): Item => ({
  id: 'one',
  bloom: 'remember',
  difficulty: 'easiest',
  language: 'fil',
  topic: 'Mga Halaman',
  points: 1,
  source: { file: 'aralin.docx', page: 1, paragraph: 1, quote: 'Sinisipsip ng ugat ang tubig.' },
  author: 'built-in',
  form: 'identification',
  stem,
  answer: 'ugat',
  also_accepted: [],
})

test('a show asks what can be said aloud, and no blanks', () => {
  expect(checkOf(asked('Ano ang sumisipsip ng tubig?'), 'fil')?.scene.narration).toContain(
    'Ano ang sumisipsip ng tubig?',
  )
  expect(checkOf(asked('Sinisipsip ng ________ ang tubig.'), 'fil')).toBeNull()
})
