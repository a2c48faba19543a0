import { aCorruptFile, aLessonFile } from '@klasrum/testkit/lesson-files'
import { expect, test } from '../fixtures.ts'
import { slideshowPage } from '../pages/slideshow-page.ts'
import { answer, fail } from '../stand-in.ts'
import { showsBeside } from './shows-beside.ts'

test.beforeEach(() => test.slow())

test('a show that cannot be asked about says so, keeps what was known and is found again by itself', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs('teacher'))
  const id = await beside.demo()
  const shows = slideshowPage(page)
  const jobs = 'GET /api/education/slideshow-jobs/*'
  const known = await answer(page, jobs, { json: await beside.halfMade(id) })
  await page.clock.install()
  await page.goto(`/dashboard/slideshows/${id}`)
  await expect(shows.making).toContainText('Scene 5 of 12')
  known()
  const back = await fail(page, jobs)
  await page.clock.runFor(2_000)
  await expect(shows.problem).toContainText('Failed to check slideshow job')
  await expect(shows.making).toContainText('Scene 5 of 12')
  back()
  await page.clock.runFor(2_000)
  await expect(shows.more).toContainText('Ready')
  await expect(shows.problem).toBeHidden()
})

test('a file that cannot be read: the show says why, the points are back, and the way to another is open', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs(await newTeacher()))
  const shows = slideshowPage(page)
  await page.goto('/dashboard/slideshows/new')
  await shows.give(aCorruptFile())
  await shows.field('Title').fill('Broken')
  await shows.button('Make slide show for 6 points').dblclick()
  const why =
    'This file is damaged or not complete. Open it, save it again and add the new copy. Your points were given back.'
  await expect(shows.making.getByRole('alert')).toHaveText(why, { timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Not made' })).toBeVisible()
  await expect(shows.messages).toContainText(why)
  await expect(shows.play).toBeHidden()
  expect(await beside.points()).toBe(30)

  await page.getByRole('link', { name: 'Make another slide show' }).click()
  await expect(page.getByText('Balance 30, then 24.')).toBeVisible()
  await page.goto('/dashboard/slideshows')
  await expect(shows.card('Broken')).toHaveCount(1)
  await expect(shows.card('Broken')).toContainText(/Not made.*damaged.*Failed/)
})

test('a show that waits is found again after its tab was closed, and stopped for all its points', async ({
  page,
  context,
  visitor,
  newTeacher,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs(await newTeacher()))
  const first = await beside.long()
  await page.goto('/dashboard/slideshows/new')
  await slideshowPage(page).give(await aLessonFile())
  await slideshowPage(page).button('Make slide show for 6 points').click()
  await expect(page).toHaveURL(/\/dashboard\/slideshows\/\d+$/)
  const { pathname } = new URL(page.url())
  await page.close()
  expect(await beside.points()).toBe(18)

  const again = await context.newPage()
  const shows = slideshowPage(again)
  await again.goto(pathname)
  await expect(shows.making).toContainText('Waiting')
  await shows.button('Stop making it').click()
  await expect(shows.messages).toContainText('It was stopped.')
  await expect(shows.making).toContainText('Cancelled')
  await expect(shows.making).toContainText('Nothing is charged for it.')
  await expect(shows.button('Stop making it')).toBeHidden()
  expect(await beside.points()).toBe(24)
  await beside.cancel(first)
  expect(await beside.points()).toBe(30)
})

test('another price and too few points are told before anything is charged or begun', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
  tokenOf,
}) => {
  const token = await enterAs(await newTeacher())
  const beside = showsBeside(visitor, token)
  const shows = slideshowPage(page)
  const priceOfToday = await answer(page, 'GET /api/global-values/?*', {
    json: { data: [{ title: 'USE_POINTS', key: 'LESSON_PLAN', value: 5 }], total: 1 },
  })
  await page.goto('/dashboard/slideshows/new')
  await shows.give(await aLessonFile())
  priceOfToday()
  await shows.button('Make slide show for 5 points').click()
  await expect(shows.problem).toContainText(
    'This run costs 6 points now. Nothing was charged; please look again.',
  )
  await shows.button('Show the new price').click()
  await expect(shows.button('Make slide show for 6 points')).toBeVisible()
  expect(await beside.points()).toBe(30)

  const { id } = await visitor.ask('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  await visitor.ask(`/api/admin/users/${id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${await tokenOf('admin')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ points: 2, points_seen: 30 }),
  })
  await shows.button('Make slide show for 6 points').click()
  await expect(shows.problem).toContainText(
    'You need 6 points to process lesson plans. You currently have 2 points. Please Topup from Dashboard.',
  )
  await expect(page.getByText('Balance 2, 4 too few.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Points' })).toBeVisible()
  await page.goto('/dashboard/slideshows')
  await expect(page.getByRole('heading', { name: 'No slide show yet' })).toBeVisible()
  expect(await beside.points()).toBe(2)
})
