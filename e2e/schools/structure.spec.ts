import { expect, test } from '../fixtures.ts'
import { delay } from '../stand-in.ts'
import { drawn, stopClock } from '../stopped-clock.ts'

test('a new teacher gets a profile, picks a school, keeps TESDA data, changes it and deletes it', async ({
  page,
  newTeacher,
  enterAs,
  visitor,
}) => {
  test.slow()
  const teacher = await newTeacher({ first_name: 'Liwayway', last_name: `Ramos ${Date.now()}` })
  const name = `${teacher.first_name} ${teacher.last_name}`
  const headers = { authorization: `Bearer ${await enterAs(teacher)}` }

  await page.goto('/dashboard/teachers')
  await expect(page.getByText('Teacher profile created successfully')).toBeVisible()
  const profile = page.getByRole('list', { name: 'Your teacher profile' })
  await expect(profile).toContainText(name)
  await expect(profile).toContainText(/EMP\d{6}/)
  expect(await visitor.ask('/api/education/teachers/me', { headers })).toMatchObject({ school_id: 1 })

  await page.goto('/dashboard/schools')
  const search = page.getByRole('combobox', { name: 'Search for your school' })
  await search.fill('mabini')
  await page.getByRole('option', { name: /Mabini Integrated School/ }).click()
  const letSave = await delay(page, 'PUT /api/education/teachers/by-user/*')
  await page.getByRole('button', { name: 'Save as my school' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  letSave()
  await expect(page.getByText('Saved your school as Mabini Integrated School', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your school' })).toContainText('Mabini')

  await page.clock.install()
  await page.goto('/dashboard/divisions/tesda')
  await expect(page.getByText('No TESDA data found for your profile.')).toBeVisible()
  await page.getByRole('link', { name: /New TESDA Record/ }).click()
  await page.getByRole('textbox', { name: 'Contact Number' }).fill('0917 555 0199')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('No TESDA data found for your profile.')).toBeVisible()
  await page.getByRole('link', { name: /New TESDA Record/ }).click()
  for (const [label, value] of [
    ['District', 'Santa Clara District'],
    ['School', 'Mabini Integrated School'],
    ['Teacher', name],
  ] as const) {
    await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
    await expect(page.getByRole('textbox', { name: label })).toHaveCount(0)
  }
  await page.getByRole('textbox', { name: 'Contact Number' }).fill('0917 555 0142')
  await page.getByRole('textbox', { name: 'Facebook Page' }).fill('https://facebook.example/liwayway')
  await page.getByRole('textbox', { name: /^Specializations/ }).fill('Cookery NC II, , Bread and Pastry ')
  await page.getByRole('textbox', { name: 'Male', exact: true }).fill('12')
  await page.getByRole('textbox', { name: 'Female', exact: true }).fill('15')
  await expect(page.getByRole('textbox', { name: 'Total' })).toHaveValue('27')
  await stopClock(page)
  await page.getByRole('button', { name: 'Save Record' }).click()
  await expect(page.getByText('TESDA data saved to teacher profile.')).toBeVisible()
  await page.clock.runFor(799)
  await drawn(page)
  await expect(page).toHaveURL('/dashboard/divisions/tesda/new')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/dashboard/divisions/tesda')
  await page.clock.resume()
  const card = page
    .getByRole('list', { name: 'TESDA profiles' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(card.first()).toContainText('27')
  await expect(card.first()).toContainText('Bread and Pastry')
  await expect(card.first().getByRole('link', { name: 'https://facebook.example/liwayway' })).toBeVisible()
  await expect(page.getByRole('link', { name: /New TESDA Record/ })).toBeHidden()

  await page.getByRole('button', { name: `Edit TESDA data of ${name}` }).click()
  const editing = page.getByRole('dialog', { name: 'Edit TESDA Data' })
  await editing.getByRole('textbox', { name: 'Male', exact: true }).fill('13')
  await expect(editing.getByRole('textbox', { name: 'Total' })).toHaveValue('28')
  await editing.getByRole('textbox', { name: 'Total' }).fill('29')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('TESDA data updated successfully.')).toBeVisible()
  await expect(card.first()).toContainText('29')

  await page.getByRole('button', { name: `Delete TESDA data of ${name}` }).click()
  await page
    .getByRole('dialog', { name: 'Delete TESDA data?' })
    .getByRole('button', { name: /^(Delete|Continue)/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Remove TESDA data from this teacher?' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText('TESDA data removed.')).toBeVisible()
  await expect(page.getByText('No TESDA data found for your profile.')).toBeVisible()
})

test('a school-admin builds division, district, school and teacher, and what is in use is not deleted', async ({
  page,
  enterAs,
}) => {
  test.slow()
  const mark = String(Date.now())
  await enterAs('school-admin')

  await page.goto('/dashboard/divisions')
  await expect(page.getByText(/^[\d,]+ Divisions?$/)).toBeVisible()
  await page.getByRole('button', { name: /Create New Division/ }).click()
  const division = page.getByRole('dialog', { name: 'Create Division' })
  await division.getByLabel('Name').fill(`Sto. Niño ${mark}`)
  await division.getByLabel('Code').fill(`D${mark}`)
  await division.getByLabel('Region').fill('Region IV-A')
  const letCreateDivision = await delay(page, 'POST /api/education/divisions')
  await division.getByRole('button', { name: 'Create Division' }).click()
  await expect(division.getByRole('button', { name: 'Creating...' })).toBeDisabled()
  await expect(division.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  letCreateDivision()
  await expect(page.getByText('Division created successfully!')).toBeVisible()

  await page.goto('/dashboard/districts')
  await page.getByRole('button', { name: /Create New District/ }).click()
  const district = page.getByRole('dialog', { name: 'Create District' })
  const createDistrict = district.getByRole('button', { name: 'Create District' })
  await district.getByLabel('Name').fill(`East ${mark}`)
  await expect(createDistrict).toBeDisabled()
  await district.getByLabel('Code').fill(`E${mark}`)
  await expect(createDistrict).toBeDisabled()
  await district.getByLabel('Division').selectOption({ label: `Sto. Niño ${mark}` })
  await district.getByLabel('Name').fill('')
  await expect(createDistrict).toBeDisabled()
  await district.getByLabel('Name').fill(`East ${mark}`)
  const letCreateDistrict = await delay(page, 'POST /api/education/districts')
  await createDistrict.click()
  await expect(district.getByRole('button', { name: 'Creating...' })).toBeDisabled()
  letCreateDistrict()
  await expect(page.getByText('District created successfully!')).toBeVisible()

  await page.goto('/dashboard/schools')
  await page.getByRole('button', { name: /Create New School/ }).click()
  const school = page.getByRole('dialog', { name: 'Create School' })
  await school.getByLabel('Code').fill(`S${mark}`)
  await school.getByLabel('Name', { exact: true }).fill(`Mababang Paaralan ${mark}`)
  await school.getByLabel('Region').fill('Region IV-A')
  const districts = school.getByLabel('District').getByRole('option')
  await school.getByLabel('Division').selectOption({ label: 'Schools Division of Laguna' })
  await school.getByLabel('District').selectOption({ label: 'San Isidro District' })
  await school.getByLabel('Division').selectOption({ label: `Sto. Niño ${mark}` })
  await expect(districts).toHaveText(['No district', `East ${mark}`])
  await school.getByLabel('Division').selectOption({ label: 'Schools Division of Laguna' })
  await expect(districts.filter({ hasText: 'San Isidro District' })).toHaveCount(1)
  await expect(school.getByLabel('District')).toHaveValue('')
  await school.getByLabel('Division').selectOption({ label: `Sto. Niño ${mark}` })
  await school.getByLabel('District').selectOption({ label: `East ${mark}` })
  await school.getByRole('button', { name: 'Create School' }).click()
  await expect(page.getByText('School created successfully!')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Schools' })).toBeVisible()
  await expect(page.getByText(/^[\d,]+ Schools?$/)).toHaveCount(0)

  await page.goto('/dashboard/teachers')
  await page.getByRole('button', { name: /Create\/Assign Teacher Profile/ }).click()
  const teacher = page.getByRole('dialog', { name: 'Create New Teacher' })
  await teacher.getByLabel('Employee Number').fill(`EMP${mark}`)
  await teacher.getByLabel('Full Name').fill(`Corazón Dela Peña ${mark}`)
  await teacher.getByRole('button', { name: 'Create Teacher' }).click()
  await expect(page.getByText('Teacher created successfully!')).toBeVisible()
  await page.goto(`/dashboard/teachers?search=corazon+pena+${mark}`)
  await expect(page.getByRole('table', { name: 'Teachers' })).toContainText(`Corazón Dela Peña ${mark}`)

  await page.goto(`/dashboard/divisions?search=sto+nino+${mark}`)
  await page.getByRole('button', { name: `Delete Sto. Niño ${mark}` }).click()
  const deleting = page.getByRole('dialog')
  await deleting.getByRole('button', { name: /^Delete/ }).click()
  await expect(deleting).toContainText(`1 district (East ${mark})`)
  await expect(deleting).toContainText(`1 school (Mababang Paaralan ${mark})`)
})

test('a teacher without a school finds it among all schools as cards, and saves it as their own', async ({
  page,
  newTeacher,
  enterAs,
}) => {
  await enterAs(await newTeacher())
  await page.goto('/dashboard/schools')
  const schools = page.getByRole('list', { name: 'Schools' })
  await expect(schools.getByRole('listitem').nth(2)).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Create|Edit|Delete|Import)/ })).toHaveCount(0)
  const search = page.getByRole('searchbox', { name: 'Search schools' })
  await search.fill('no such school')
  await expect(page.getByRole('heading', { name: 'No schools match your search' })).toBeVisible()
  await search.fill('mabini')
  await expect(page).toHaveURL(/search=mabini/)
  const found = schools.getByRole('heading', { level: 3 })
  await expect(found).toHaveText([/Mabini/])
  const name = (await found.textContent()) ?? ''
  await schools.getByRole('button', { name }).click()
  const details = page.getByRole('dialog', { name })
  await expect(details).toContainText('Region')
  await details.getByRole('button', { name: 'Save as my school' }).click()
  await expect(page.getByText(`Saved your school as ${name}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your school' })).toContainText(name)
  await expect(schools).toBeHidden()
})

test('a choice of school waits until the school-admin confirms it with one press, which shows the teacher the division', async ({
  page,
  newTeacher,
  enterAs,
  anotherDevice,
}) => {
  const teacher = await newTeacher({ first_name: 'Dalisay', last_name: `Cruz ${Date.now()}` })
  const name = `${teacher.first_name} ${teacher.last_name}`
  const own = await anotherDevice(teacher)
  await own.goto('/dashboard/schools')
  await own.getByRole('searchbox', { name: 'Search schools' }).fill('san isidro national')
  const schools = own.getByRole('list', { name: 'Schools' })
  await expect(schools.getByRole('heading', { level: 3 }).first()).toHaveText(/San Isidro National/)
  await schools
    .getByRole('button', { name: /^Choose this school.*San Isidro National/ })
    .first()
    .click()
  await own.getByRole('dialog').getByRole('button', { name: 'Save as my school' }).click()
  await expect(own.getByText(/^Saved your school as /)).toBeVisible()
  await expect(own.getByRole('region', { name: 'Your school' })).toContainText(/waiting/i)
  await own.goto('/dashboard/divisions')
  await expect(own.getByRole('heading', { name: 'No divisions yet' })).toBeVisible()
  await own.getByRole('link', { name: 'Go to your school' }).click()
  await expect(own).toHaveURL('/dashboard/schools')

  await enterAs('school-admin')
  await page.goto('/dashboard/teachers')
  await page.getByRole('button', { name: `Confirm ${name}` }).click()
  await expect(page.getByRole('button', { name: `Confirm ${name}` })).toBeHidden()
  await own.reload()
  await expect(own.getByRole('region', { name: 'Your school' })).toContainText(/confirmed/i)

  await own.goto('/dashboard/divisions')
  const divisions = own.getByRole('list', { name: 'Divisions' })
  await expect(divisions.getByRole('heading')).toHaveText(['Schools Division of Laguna'])
  await expect(own.getByRole('button', { name: /^(Create|Edit|Delete|Import)/ })).toHaveCount(0)
  await divisions.getByRole('button', { name: 'Schools Division of Laguna' }).click()
  const details = own.getByRole('dialog', { name: 'Schools Division of Laguna' })
  await expect(details).toContainText('Location')
  await expect(details.getByRole('button', { name: 'Edit Division' })).toHaveCount(0)
})

test('a teacher’s subject is theirs to change; another’s is not', async ({ page, newTeacher, enterAs }) => {
  const mark = String(Date.now())
  await enterAs(await newTeacher())
  await page.goto('/dashboard/subjects')
  await page.getByRole('button', { name: /Create New Subject/ }).click()
  await page.getByRole('textbox', { name: /^Code/ }).fill(`ART${mark}`)
  await page.getByRole('textbox', { name: /^Name/ }).fill(`Sining ${mark}`)
  await page
    .getByRole('button', { name: /^Create/ })
    .last()
    .click()
  await expect(page.getByText('Subject created successfully!')).toBeVisible()
  await page.goto(`/dashboard/subjects?search=sining+${mark}`)
  const card = page.getByRole('list', { name: 'Subjects' })
  await expect(card).toContainText('Unused')
  await page.getByRole('button', { name: `Delete Sining ${mark}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Subject' })
  await dialog.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('Subject deleted successfully')).toBeVisible()
  await expect(page.getByText('No subjects match your search')).toBeVisible()
  await page.goto('/dashboard/subjects?search=science+8')
  const taught = card.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Science 8' }) })
  await expect(taught).toContainText('Active')
  await page.goto('/dashboard/subjects')
  await expect(card).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0)
})
