import { expect, test } from 'vitest'
import { checksOfNothing } from './assertions.ts'
import { readText, repositoryPaths } from './repository.ts'

const written = /\.(test|spec)\.tsx?$|^(e2e|packages\/testkit|apps\/server\/src\/(laws|running))\/.*\.ts$/

test('no test passes because there was nothing to look at', () => {
  const tests = repositoryPaths.filter((path) => written.test(path))
  expect(tests.length).toBeGreaterThan(300)
  expect(tests.flatMap((path) => checksOfNothing(path, readText(path)))).toEqual([])
})

test.each([
  'for (const page of pages) expect(page).toContain("Head")',
  'for (const page of await pagesOf(file)) {\n  if (page) await expect(page).toBeVisible()\n}',
  'for (const [at, page] of pages.entries()) expectNumbered(page, at)',
  'for (const page of [...first, ...last]) expect(page).toBe(1)',
  'for (const page of []) expect(page).toBe(1)',
  'for (const page of [1, 2].filter(isOdd)) expect(page).toBe(1)',
  'const pages = [1].filter(isOdd)\nfor (const page of pages) expect(page).toBe(1)',
  'const pages = [1]\ntest("one", () => {\n  const pages = read()\n  for (const page of pages) expect(page).toBe(1)\n})',
  'for (const screen of screens) test(screen.name, open)',
  'pages.forEach((page) => expect(page).toBe(1))',
  'await Promise.all(pages.map(async (page) => expect(await page).toBe(1)))',
  'expect(pages.every((page) => page.length > 0)).toBe(true)',
  'expect(nonEmpty(pages).map(textOf).flat().every(isLong), "short").toBe(true)',
  'test.each(pages)("%s", () => {})',
  'describe.runIf(onPostgres).each(pages.slice(1))("%s", () => {})',
])('%s is found', (text) => {
  expect(checksOfNothing('a.test.ts', `\n${text}`)).toHaveLength(1)
})

test('a finding names the file and the line', () => {
  expect(checksOfNothing('e2e/a.spec.ts', 'const a = 1\n\nfor (const b of c) expect(b).toBe(a)')).toEqual([
    'e2e/a.spec.ts:3 passes when its list is empty: take nonEmpty(…) of it',
  ])
})

test.each([
  'for (const page of nonEmpty(pages)) expect(page).toContain("Head")',
  'for (const page of [1, ...others]) expect(page).toBe(1)',
  'for (const page of [1, 2] as const) expect(page).toBe(1)',
  'const pages: number[] = [1, 2]\nfor (const [at, page] of pages.entries()) expect(page).toBe(at)',
  'for (const page of pages) pattern.test(page)',
  'for (const page of pages) await page.close()',
  'const wanted = pages.map(() => expect.any(Number))',
  'expect(nonEmpty(pages).every(isLong)).toBe(true)',
  'await until(() => pages.every(isLong))',
  'test.each([[1, 2]] as const)("%s", () => {})',
  'const text = "for (const page of pages) expect(page).toBe(1)"',
])('%s is fine', (text) => {
  expect(checksOfNothing('a.test.ts', text)).toEqual([])
})
