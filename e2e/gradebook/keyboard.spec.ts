import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { highest, sheetsFor } from './sheet-beside.ts'

const learners = 45
const titles = Array.from({ length: 11 }, (_, index) => `Quiz ${index + 1}`)
/** Like the worksheet: written work is all that counts, and blanks count as not reached. */
const gradeOf = (score: number) => (Math.round((score * 10_000) / (titles.length * highest)) / 100).toFixed(2)

test('45 scores with digits and Enter alone, a block of 45 × 11 in one paste, and one step back', async ({
  page,
  visitor,
  enterAs,
}) => {
  test.slow()
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners, items: titles, weight: 100 })
  const sheet = sheetPage(page)
  await page.goto(made.at)
  await expect(sheet.cell(0, 0)).toBeVisible()

  await sheet.tabInto()
  const scores = Array.from({ length: learners }, (_, index) => 1 + ((index * 7) % highest))
  await sheet.press(...String(scores[0]))
  await expect(sheet.grade(0)).toContainText(gradeOf(scores[0] ?? 0))
  await sheet.press('Enter')
  await sheet.enter(scores.slice(1))
  await expect(sheet.pen(0, 1)).toBeFocused()
  await expect(sheet.cell(0, 0)).toHaveText(String(scores[0]))
  await expect.poll(() => beside.scores(made)).toHaveLength(learners)
  await expect(sheet.saved).toBeVisible()
  expect((await beside.rows(made)).map(([first]) => first)).toEqual(scores)
  await sheet.press('Control+ArrowDown')
  await expect(sheet.cell(44, 0)).toHaveText(String(scores[44]))
  await expect(sheet.grade(44)).toContainText(gradeOf(scores[44] ?? 0))

  const block: (number | string)[][] = scores.map((score, row) =>
    titles.map((_, column) => (score + row + column + 1) % (highest + 1)),
  )
  const put = (row: number, column: number, text: string) => block[row]?.splice(column, 1, text)
  put(3, 4, '999')
  put(10, 2, 'absent')
  const differs = block.filter(([first], row) => first !== scores[row]).length
  await sheet.press('Control+Home')
  await sheet.paste(block)
  await expect(page.getByText(`Pasted ${10 * learners - 2 + differs} cells, 2 cells refused.`)).toHaveCount(2)
  await expect(sheet.cell(3, 4)).toHaveText('999')
  await expect(sheet.cell(3, 4)).toHaveAccessibleName(
    /“999” was not taken, refused: Score must be between 0 and 20\.$/,
  )
  await expect(sheet.cell(10, 2)).toHaveText('absent')
  await expect(sheet.cell(10, 2)).toHaveAccessibleName(/refused: Invalid score value$/)
  await expect(sheet.cell(2, 4)).toHaveText(String(block[2]?.[4]))
  await expect.poll(() => beside.scores(made), { timeout: 20_000 }).toHaveLength(learners * 11 - 2)
  await expect(sheet.tool('2 refused')).toBeVisible()

  await sheet.press('Control+z')
  await expect(sheet.cell(2, 4)).toHaveText('')
  await expect(sheet.cell(3, 4)).toHaveText('')
  await expect(sheet.cell(0, 0)).toHaveText(String(scores[0]))
  await expect(sheet.tool('2 refused')).toBeHidden()
  await expect.poll(() => beside.scores(made), { timeout: 20_000 }).toHaveLength(learners)
  expect((await beside.rows(made)).map(([first]) => first)).toEqual(scores)
})

test('the keys of a spreadsheet, and a score out of range that one step takes back', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 6, items: ['Quiz 1', 'Quiz 2', 'Quiz 3'], weight: 100 })
  const sheet = sheetPage(page)
  await page.goto(made.at)
  await expect(sheet.cell(0, 0)).toBeVisible()
  await sheet.tabInto()

  await sheet.press('7', 'Tab', '8', 'Tab')
  await expect(sheet.pen(0, 2)).toBeFocused()
  await sheet.press('Shift+Tab', 'Shift+Tab')
  await expect(sheet.pen(0, 0)).toBeFocused()
  await sheet.press('ArrowDown', '9', 'Shift+Enter')
  await expect(sheet.pen(0, 0)).toBeFocused()
  await expect(sheet.cell(1, 0)).toHaveText('9')

  await sheet.press('ArrowDown', 'F2')
  await expect(sheet.pen(1, 0)).toHaveValue('9')
  await sheet.press('Home', '1', 'Enter')
  await expect(sheet.cell(1, 0)).toHaveText('19')
  await sheet.press('ArrowUp', '5', '5', 'Backspace')
  await expect(sheet.cell(1, 0)).toHaveText('5')
  await sheet.press('F2')
  await expect(sheet.pen(1, 0)).toHaveValue('5')
  await sheet.press('Home', '1', 'Escape')
  await expect(sheet.cell(1, 0)).toHaveText('19')
  // The keyboard of a phone sends text, not keys.
  await page.keyboard.insertText('1')
  await page.keyboard.insertText('7')
  await expect(sheet.pen(1, 0)).toHaveValue('17')
  await sheet.press('Enter')
  await expect(sheet.cell(1, 0)).toHaveText('17')
  await sheet.press('Control+z', 'ArrowUp')
  await expect(sheet.cell(1, 0)).toHaveText('19')
  await sheet.press('Delete')
  await expect(sheet.cell(1, 0)).toHaveText('')
  await sheet.press('Control+z')
  await expect(sheet.cell(1, 0)).toHaveText('19')
  await sheet.press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d')
  await expect(sheet.cell(3, 0)).toHaveText('19')
  await sheet.press('ArrowRight', 'ArrowLeft', 'ArrowLeft')

  const tooMuch = `Score must be between 0 and ${highest}. Defaulted to 0.`
  await sheet.press('Control+Home', '9', '9', '9', 'Enter')
  await expect(sheet.cell(0, 0)).toHaveText('0')
  await expect(sheet.grid.locator('..').getByText(tooMuch)).toBeVisible()
  await expect(page.getByText('You typed 999.')).toBeVisible()
  await sheet.press('Control+z')
  await expect(sheet.cell(0, 0)).toHaveText('7')
  await expect(page.getByText('You typed 999.')).toBeHidden()

  // Typed with the eyes on the paper: the 0 stays marked, also over a reload, until it is looked at.
  await sheet.press('Control+Home', '9', '9', '9', 'Enter')
  await expect(sheet.saved).toBeVisible()
  await page.reload()
  const count = page.getByRole('button', { name: '1 set to 0, was 7' })
  await count.click()
  await expect(sheet.cell(0, 0)).toHaveAccessibleName(/set to 0, 999 was typed/)
  await page.getByRole('button', { name: 'Bring 7 back' }).click()
  await expect(sheet.cell(0, 0)).toHaveText('7')
  await expect(count).toBeHidden()
  await expect(sheet.saved).toBeVisible()
  await sheet.press('Space')
  await expect(page.getByRole('listitem').filter({ hasText: 'typed 999, set to 0' }).first()).toBeVisible()
  await sheet.press('Escape')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('combobox', { name: 'Item' }).selectOption('Quiz 1')
  const field = page.getByRole('textbox').first()
  await field.fill('888')
  await field.press('Enter')
  await expect(page.getByText(/You typed 888/)).toBeVisible()
  await expect.poll(async () => (await beside.rows(made))[0]?.[0]).toBe(0)
  await expect(sheet.savedOnPhone).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '1 set to 0 See which' }).click()
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Keep 0' }).click()
  await expect(page.getByText(/set to 0/i)).toHaveCount(0)
  // With the keyboard of a phone open.
  await page.setViewportSize({ width: 360, height: 440 })
  await field.fill('7')
  await expect(page.getByRole('textbox').nth(3)).toBeInViewport({ ratio: 1 })
  await field.press('Enter')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(sheet.cell(0, 0)).toHaveText('7')
  await sheet.cell(0, 0).click()

  await sheet.press('Control+Home', 'x', 'Enter', 'ArrowUp')
  await expect(sheet.cell(0, 0)).toHaveText('x')
  await expect(sheet.grid.locator('..').getByText('Invalid score value')).toBeVisible()
  await sheet.press('Escape')
  await expect(sheet.cell(0, 0)).toHaveText('7')

  await expect(sheet.saved).toBeVisible()
  expect(await beside.rows(made)).toEqual([
    [7, 8, null],
    [19, null, null],
    [19, null, null],
    [19, null, null],
    [null, null, null],
    [null, null, null],
  ])
})
