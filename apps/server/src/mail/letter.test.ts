import { nonEmpty } from '@klasrum/testkit/non-empty'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  alreadyRegistered,
  passwordChanged,
  resetPasswordLetter,
  verifyEmailLetter,
} from '../features/accounts/account-letters.ts'
import { htmlOf, type Letter, letterTextOf } from './letter.ts'

const link = 'https://klasrum.example/verify-email?token=abc&from=mail'
const letters: [name: string, write: (reader: { first_name: string }, url: string) => Letter][] = [
  ['verification', (_reader, url) => verifyEmailLetter(url)],
  ['already registered', alreadyRegistered],
  ['new password', resetPasswordLetter],
  ['password changed', passwordChanged],
]

test.each(nonEmpty(letters.slice(1)))(
  '%s: a name with markup is shown as typed, and makes no markup',
  (_, write) => {
    const first_name = `<img src=x onerror="alert('1')">&amp;`
    const html = htmlOf(write({ first_name }, link))
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;')
    expect(letterTextOf(write({ first_name }, link))).toContain(first_name)
  },
)

test.each(letters)('%s: both parts say the same and hold the link', (_, write) => {
  const letter = write({ first_name: 'Ñina' }, link)
  const [html, text] = [htmlOf(letter), letterTextOf(letter)]
  expect(text).toContain(link)
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
  for (const sentence of [
    letter.greeting,
    ...letter.paragraphs,
    letter.closing,
    letter.action?.label ?? '',
  ]) {
    expect(text).toContain(sentence)
    expect(html).toContain(sentence)
  }
})

test.each(letters)('%s: fits a phone and loads nothing', (_, write) => {
  const html = htmlOf(write({ first_name: 'Ana' }, link))
  expect(html).toContain('width=device-width')
  expect(html).not.toMatch(/<(img|script|link|iframe|style)\b|url\(|@import/)
  expect(
    nonEmpty([...html.matchAll(/https?:\/\/[^"&< ]+/g)]).every(([url]) =>
      url.startsWith('https://klasrum.example/'),
    ),
  ).toBe(true)
})

test('whatever the name is, the letter has the same elements', () => {
  const elements = (html: string) => [...html.matchAll(/<\/?[a-z]+/gi)].map(([tag]) => tag)
  const usual = elements(htmlOf(alreadyRegistered({ first_name: 'Ana' }, link)))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (first_name) => {
      expect(elements(htmlOf(alreadyRegistered({ first_name }, link)))).toEqual(usual)
    }),
  )
})
