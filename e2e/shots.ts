import { fileURLToPath } from 'node:url'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { test } from './fixtures.ts'
import { looks, setLook } from './screens/looks.ts'
import { openScreen, screens } from './screens/open-screen.ts'
import { standStill } from './screens/stage.ts'

const inHouse = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

test.beforeEach(standStill)

for (const screen of nonEmpty(screens))
  test(screen.name, async ({ page, visitor, newTeacher, enterAs, faults }) => {
    if (screen.fault) faults.expect(screen.fault)
    if (screen.as) await enterAs(screen.as)
    await openScreen(screen, { page, visitor, newTeacher })
    for (const look of looks) {
      await setLook(page, look)
      const path = inHouse(`shots/${screen.name}-${look.width}-${look.scheme}.png`)
      await page.screenshot({ path, fullPage: true })
    }
  })

test('the picture in the README', async ({ page, dashboard, enterAs }) => {
  await enterAs('teacher')
  await page.goto('/dashboard')
  await setLook(page, { width: 1280, height: 800, scheme: 'light' })
  await dashboard.card('Divisions').waitFor()
  await page.screenshot({ path: inHouse('docs/pictures/dashboard.png') })
})
