import { expect, test } from '../fixtures.ts'

test('a teacher sees on the dashboard how far the scores of each class are, and what was made last, one press away', async ({
  page,
  enterAs,
}) => {
  await enterAs('teacher')
  await page.goto('/dashboard')
  const work = page.getByRole('region', { name: 'Your work' })
  await expect(work.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', /^\d{1,3}$/)
  await work.getByRole('link', { name: /How Earthquakes Happen.*plan is ready/ }).click()
  await expect(page).toHaveURL(/\/lesson-plans\/library\/\d+$/)
  await page.goto('/dashboard')
  await work.getByRole('link', { name: /Luna.*missing.*ended/ }).click()
  await expect(page).toHaveURL(/\/classes\/\d+\/gradebook\?quarter=\d$/)
  await expect(page.getByRole('grid')).toBeVisible()
})

test('whoever has no role yet reads whom to write to and what opens then', async ({
  page,
  visitor,
  newTeacher,
  tokenOf,
  enterAs,
}) => {
  const visiting = await newTeacher()
  const token = await tokenOf(visiting)
  const { id } = await visitor.ask('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  await visitor.ask(`/api/admin/users/${id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${await tokenOf('admin')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'public' }),
  })
  await enterAs(visiting)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Do you teach?' })).toBeVisible()
  await expect(page.getByText(/^Write to \S+@\S+ with your school and what you teach/)).toBeVisible()
  const letter = page.getByRole('link', { name: 'Write to us' })
  await expect(letter).toHaveAttribute('href', /^mailto:\S+@\S+\?subject=.*School%20and%20school%20ID/)
})

test('a principal reads which classes lack most scores, whose they are, and opens the sheet of one', async ({
  page,
  enterAs,
}) => {
  await enterAs('school-admin')
  await page.goto('/dashboard')
  const missing = page.getByRole('region', { name: 'Missing scores' })
  const shares = missing.getByRole('progressbar')
  await expect(shares.first()).toBeVisible()
  const values = await shares.evaluateAll((all) => all.map((bar) => Number(bar.ariaValueNow)))
  expect(values).toEqual(values.toSorted((a, b) => a - b))
  await missing.getByRole('link', { name: /Luna.*Maricel Santos/ }).click()
  await expect(page).toHaveURL(/\/classes\/\d+\/gradebook\?quarter=\d$/)
  await page.goto('/dashboard')
  await missing.getByRole('link', { name: /^All \d+ classes$/ }).click()
  await expect(page.getByRole('list', { name: 'Classes' }).getByRole('heading').first()).toBeVisible()
})

test('division staff go from the dashboard to the teachers without TESDA data and can write to each', async ({
  page,
  enterAs,
}) => {
  await enterAs('division-eps')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'See who they are' }).click()
  await expect(page).toHaveURL('/dashboard/divisions/tesda?show=without')
  await expect(page.getByRole('heading', { name: /^\d+ teachers? without TESDA data$/ })).toBeVisible()
  const teacher = page.getByRole('list', { name: 'Teachers without TESDA data' }).getByRole('listitem')
  const remind = teacher.filter({ hasText: 'Maricel Santos' }).getByRole('link', { name: /^Remind/ })
  await expect(remind).toHaveAttribute('href', /^mailto:\S+@\S+\?subject=Your%20TESDA%20data/)
  await page.getByText('With TESDA data', { exact: true }).click()
  await expect(page).toHaveURL('/dashboard/divisions/tesda')
})

test('the record of a class says how far its scores are and leads to them', async ({ page, enterAs }) => {
  await enterAs('teacher')
  await page.goto('/classes')
  await page.getByRole('list', { name: 'Classes' }).getByRole('link', { name: 'Mabini', exact: true }).click()
  await expect(page.getByRole('progressbar', { name: 'Scores entered' })).toBeVisible()
  await page.getByRole('link', { name: 'Enter scores' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})
