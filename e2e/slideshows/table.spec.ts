import { expect, test } from '../fixtures.ts'
import { slideshowPage } from '../pages/slideshow-page.ts'
import { showsBeside } from './shows-beside.ts'

const rows = [
  ['Part', 'What it does'],
  ['Root', 'takes in water'],
  ['Leaf', 'makes food'],
]

test('a table on a slide is edited as a table, and on a phone row by row', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
}) => {
  test.slow()
  const beside = showsBeside(visitor, await enterAs(await newTeacher()))
  const id = await beside.made()
  await beside.changeFirst(id, { layout: 'table', points: [], rows })
  await beside.idle(id)
  const shows = slideshowPage(page)
  const save = async () => {
    await shows.button('Save changes').click()
    await expect(shows.messages).toContainText('Your slide show is ready.', { timeout: 60_000 })
    return (await beside.show(id)).scenes[0]?.rows
  }
  const table = page.getByRole('group', { name: 'Table on the slide' })

  await page.goto(`/dashboard/slideshows/${id}?edit=1`)
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await shows.field('What it does, row 1').fill('takes in water\nand holds the plant')
  await shows.button('Add row').click()
  await shows.field('Part, row 3').fill('Stem')
  await shows.field('What it does, row 3').fill('carries water')
  await shows.button('Remove row 2').click()
  expect(await save()).toEqual([
    ['Part', 'What it does'],
    ['Root', 'takes in water and holds the plant'],
    ['Stem', 'carries water'],
  ])

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/dashboard/slideshows/${id}?edit=1`)
  const last = table.getByRole('group', { name: 'Row 2' })
  await expect(last.getByRole('textbox', { name: 'Part' })).toHaveValue('Stem')
  await last.getByRole('textbox', { name: 'What it does' }).fill('carries water up')
  await table.getByRole('textbox', { name: 'Head 2' }).fill('Its work')
  await expect(last.getByRole('textbox', { name: 'Its work' })).toHaveValue('carries water up')
  expect(await save()).toEqual([
    ['Part', 'Its work'],
    ['Root', 'takes in water and holds the plant'],
    ['Stem', 'carries water up'],
  ])

  await page.goto(`/dashboard/slideshows/${id}?edit=1`)
  await shows.button('Remove table').click()
  expect(await save()).toEqual([])
})
