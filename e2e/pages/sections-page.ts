import type { Page } from '@playwright/test'

export function sectionsPage(page: Page) {
  const dialog = page.getByRole('dialog')
  return {
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    link: (name: string) => page.getByRole('link', { name, exact: true }),
    grades: page.getByRole('region', { name: 'Grades of the section' }),
    messages: page.getByRole('region', { name: 'Messages' }),
    /** Chooses this teacher, or nobody, as the adviser of the section in this row. */
    appoint: async (section: string, teacher: string) => {
      const row = page.getByRole('row').filter({ hasText: section })
      await row.getByRole('button', { name: /adviser of/ }).click()
      const field = dialog.getByRole('combobox', { name: 'Adviser' })
      await field.fill(teacher)
      if (teacher) await dialog.getByRole('option', { name: teacher }).click()
      await dialog.getByRole('button', { name: 'Save adviser' }).click()
    },
  }
}
