import { expect, test } from '../fixtures.ts'
import { header as headerOf } from '../pages/header.ts'
import { cut, delay } from '../stand-in.ts'
import { someTeacher } from '../visitor.ts'

const minutes = (count: number) => count * 60_000

test('activity in one tab keeps the other alive, and Continue Session in one hides both warnings', async ({
  page,
  context,
  header,
  enterAs,
  newTeacher,
}) => {
  await context.clock.install()
  await enterAs(await newTeacher())
  await page.goto('/dashboard')
  const quiet = await context.newPage()
  await quiet.goto('/account')
  const quietHeader = headerOf(quiet)
  await expect(quietHeader.title).toHaveText('Account')

  for (let round = 0; round < 2; round += 1) {
    await context.clock.fastForward(minutes(10))
    await page.keyboard.press('Shift')
  }
  await expect(quietHeader.title).toHaveText('Account')
  await expect(quietHeader.banner).toBeHidden()

  await context.clock.fastForward(minutes(14))
  await expect(quietHeader.banner).toBeVisible()
  await expect(header.banner).toBeVisible()
  await header.continueSession.click()
  await expect(quietHeader.banner).toBeHidden()

  await context.clock.fastForward(minutes(15))
  await expect(page).toHaveURL('/login?next=%2Fdashboard')
  await expect(quiet).toHaveURL('/login?next=%2Faccount')
})

test('signing out in one tab signs out the other, and one sign-in brings both back', async ({
  page,
  context,
  auth,
  header,
  enterAs,
  newTeacher,
}) => {
  const teacher = await newTeacher()
  await enterAs(teacher)
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/classes')
  await expect(headerOf(other).title).toHaveText('Classes')

  await header.choose('Sign out')
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')

  await auth.signIn(teacher)
  await expect(page).toHaveURL('/dashboard')
  await expect(other).toHaveURL('/dashboard')
})

test('a laptop that slept for 20 minutes is signed out at once when it wakes', async ({
  page,
  auth,
  enterAs,
  newTeacher,
}) => {
  await page.clock.install()
  await enterAs(await newTeacher())
  await page.goto('/classes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classes')
  await page.clock.fastForward(minutes(20))
  await expect(page).toHaveURL('/login?next=%2Fclasses')
  await expect(auth.said).toContainText('15 minutes without activity')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a browser opened again after 15 quiet minutes asks for the password', async ({
  page,
  enterAs,
  newTeacher,
}) => {
  await enterAs(await newTeacher())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.evaluate(
    (moment) => localStorage.setItem('last-activity', String(moment)),
    Date.now() - minutes(15),
  )
  await page.reload()
  await expect(page).toHaveURL('/login?next=%2Fdashboard')
})

test('what was typed outlives a reload; a call that is refused with 401 ends the session, and with it all but the page', async ({
  page,
  auth,
  account,
  visitor,
  enterAs,
  newTeacher,
}) => {
  const teacher = await newTeacher()
  const token = await enterAs(teacher)
  await page.goto('/account?from=menu')
  await account.lastName.fill('Dela Cruz')
  await page.reload()
  await expect(account.cameBack).toBeVisible()
  await expect(account.lastName).toHaveValue('Dela Cruz')
  // Another call of the page, still under way, would be refused first and take the button away.
  await page.waitForLoadState('networkidle')
  await visitor.signOut(token)
  await account.saveName.click()
  await expect(page).toHaveURL('/login?next=%2Faccount%3Ffrom%3Dmenu')
  await expect(auth.said).toHaveText('Your session has ended. Please sign in again.')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await auth.signIn(teacher)
  await expect(page).toHaveURL('/account?from=menu')
  await expect(account.lastName).toHaveValue(teacher.last_name)
  await expect(account.cameBack).toBeHidden()
})

test('what one teacher typed is not shown to the next one at the same computer', async ({
  page,
  auth,
  account,
  visitor,
  enterAs,
  newTeacher,
}) => {
  const [first, second] = [await newTeacher(), await newTeacher({ first_name: 'Liwayway' })]
  const token = await enterAs(first)
  await page.goto('/account')
  await account.firstName.fill('Sikreto')
  // Another call of the page, still under way, would be refused first and take the button away.
  await page.waitForLoadState('networkidle')
  await visitor.signOut(token)
  await account.saveName.click()
  await auth.signIn(second)
  await expect(account.firstName).toHaveValue('Liwayway')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Sikreto')
})

test('a token the server does not know is cleared when the page loads', async ({
  page,
  context,
  premises,
}) => {
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: premises.url, localStorage: [{ name: 'token', value: 'luma-na-ito' }] }],
  })
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?next=%2Fdashboard')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('while the session loads a spinner says so, and an answer without a role makes the visitor a student', async ({
  page,
  dashboard,
  enterAs,
}) => {
  await enterAs('teacher')
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch()
    const { role: _, ...user } = await response.json()
    await route.fulfill({ response, json: user })
  })
  const release = await delay(page, 'GET /api/auth/me')
  await page.goto('/classes')
  const loading = page.getByRole('status').filter({ hasText: 'Loading your teaching dashboard...' })
  await expect(loading).toBeVisible()
  await expect(loading.locator('svg')).toBeVisible()
  release()
  await expect(loading).toBeHidden()
  await page.goto('/dashboard/schools')
  await expect(page).toHaveURL('/dashboard')
  await expect(dashboard.greeting).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').role)).toBe('student')
})

test('a 401 clears the token and the user record, and leads nowhere else when it comes at /login', async ({
  page,
  auth,
  visitor,
  enterAs,
}) => {
  const stored = () => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
  const token = await enterAs('teacher')
  await page.goto('/dashboard')
  await expect.poll(stored).toEqual([token, expect.stringContaining('maricel@klasrum.example')])
  // Nothing that the dashboard still asks for may be told first.
  await page.goto('about:blank')
  await visitor.signOut(token)
  await page.goto('/classes')
  await expect(page).toHaveURL('/login?next=%2Fclasses')
  expect(await stored()).toEqual([null, null])

  const visited = await page.evaluate(() => {
    localStorage.setItem('token', 'luma-na-ito')
    localStorage.setItem('user', '{"id":1,"role":"teacher"}')
    return history.length
  })
  await page.reload()
  await expect.poll(stored).toEqual([null, null])
  await auth.signIn(someTeacher())
  await expect(auth.problem).toHaveText('Incorrect e-mail or password.')
  await expect(page).toHaveURL('/login?next=%2Fclasses')
  expect(await page.evaluate(() => history.length)).toBe(visited)
})

test('a server that does not answer costs nobody the session', async ({
  page,
  dashboard,
  enterAs,
  newTeacher,
}) => {
  await enterAs(await newTeacher())
  const mendLine = await cut(page, 'GET /api/auth/me')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Klasrum cannot be reached' })).toBeVisible()
  mendLine()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dashboard.heading).toBeVisible()
})

test('the pointsUpdated event refreshes the points on the screen and in the stored record', async ({
  page,
  dashboard,
  enterAs,
  newTeacher,
}) => {
  await enterAs(await newTeacher())
  await page.goto('/dashboard')
  await expect(dashboard.points).toContainText('30 points')
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), points: 430 } })
  })
  await page.evaluate(() => dispatchEvent(new Event('pointsUpdated')))
  await expect(dashboard.points).toContainText('430 points')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').points)).toBe(430)
})

test('signing out revokes the token and leaves nothing of the teacher in the browser', async ({
  page,
  account,
  header,
  visitor,
  enterAs,
  newTeacher,
}) => {
  const token = await enterAs(await newTeacher())
  await page.goto('/account')
  await account.scheme('Dark').check({ force: true })
  await account.firstName.fill('Hindi naipadala')
  await header.choose('Sign out')
  await expect(page).toHaveURL('/login')

  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({})
  const asked = visitor.ask('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  await expect(asked).rejects.toThrow('401')
})

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
]

test('a wanted page that lies elsewhere is not followed', async ({ page, auth, enterAs, newTeacher }) => {
  const teacher = await newTeacher()
  await page.goto('/signin?next=//evil.example')
  await auth.signIn(teacher)
  await expect(page).toHaveURL('/dashboard')

  await enterAs(teacher)
  for (const next of elsewhere) {
    await page.goto(`/login?${new URLSearchParams({ next })}`)
    await expect(page, next).toHaveURL('/dashboard')
  }
})

for (const next of ['/login', '/signin', '/signup', '/signin?next=%2Flogin', '/dashboard/videos'])
  test(`a wanted page that itself leads on does not go round in circles: ${next}`, async ({
    page,
    enterAs,
    newTeacher,
  }) => {
    await enterAs(await newTeacher())
    await page.goto(`/login?${new URLSearchParams({ next })}`)
    await expect(page).toHaveURL(/\/dashboard(\/slideshows)?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard|Slide Shows/)
  })
