import { fail, hold, inTurn, lose, press, type Screen, type Stage, text } from './stage.ts'
import { aPreview, aSheet } from './workbook-preview.ts'

const at = '/classes/1/workbook'
const shown = `${at}?preview=${aPreview.id}`
const imports = '**/api/education/classes/*/workbook-imports'
const read = '**/api/education/classes/*/workbook/*'

const withPreview = (preview: object) => (stage: Stage) =>
  stage.page.route(read, (route) => route.fulfill({ json: preview }))
const withSheet = ({ page }: Stage) =>
  page.route('**/api/education/classes/*/workbook/*/sheets/*', (route) => route.fulfill({ json: aSheet }))
const confirmed = {
  ...aPreview,
  names: aPreview.names.filter(({ state }) => state === 'matched'),
  counts: { ...aPreview.counts, to_confirm: 0 },
}
const withImports = ({ page }: Stage) =>
  page.route(imports, (route) =>
    route.fulfill({
      json: [
        {
          id: 2,
          class_id: 1,
          file_name: aPreview.file_name,
          committed_by: 'Maricel Santos',
          committed_at: '2026-11-13T02:00:00Z',
          undone_at: null,
          cells: 48,
          items: 2,
        },
        {
          id: 1,
          class_id: 1,
          file_name: 'quiz.csv',
          committed_by: 'Grace T. Uy',
          committed_at: '2026-11-12T02:00:00Z',
          undone_at: '2026-11-12T03:00:00Z',
          cells: 43,
          items: 0,
        },
      ],
    }),
  )
const archived = ({ page }: Stage) =>
  page.route('**/api/education/classes/*/record?*', async (route) => {
    const response = await route.fetch()
    const { klass, ...rest } = await response.json()
    await route.fulfill({
      response,
      json: { ...rest, klass: { ...klass, archived_at: '2026-11-13T02:00:00Z' } },
    })
  })
const give = ({ page }: Stage) =>
  page
    .getByLabel('File with scores')
    .setInputFiles({ name: 'shopping.csv', mimeType: 'text/csv', buffer: Buffer.from('Rice\nEggs\n') })
const asStale = ({ page }: Stage) =>
  page.route('**/workbook/*/commit', (route) =>
    route.fulfill({ status: 409, json: { code: 'import.stale', detail: '' } }),
  )
const differences = text('What would happen')

export const workbookScreens: Screen[] = [
  {
    name: 'workbook',
    as: 'teacher',
    at,
    before: withImports,
    after: inTurn(text('What can be read'), text('quiz.csv')),
  },
  { name: 'workbook-preview', as: 'teacher', at: shown, before: withPreview(aPreview), after: differences },
  {
    name: 'workbook-pointing',
    as: 'teacher',
    at: shown,
    before: inTurn(withPreview({ ...aPreview, sheets: ['INPUT DATA', 'TERM 1', 'TERM 2'] }), withSheet),
    after: inTurn(press('Point at names and scores'), text('Read the sheet this way')),
  },
  {
    name: 'workbook-reading',
    as: 'teacher',
    at,
    before: hold('**/api/education/classes/*/workbook?*'),
    after: inTurn(give, ({ page }) => page.getByRole('progressbar').waitFor()),
  },
  {
    name: 'workbook-stale',
    as: 'teacher',
    at: shown,
    before: inTurn(withPreview(confirmed), asStale),
    after: inTurn(press('Import 11 scores'), text('The class record changed since this preview')),
  },
  {
    name: 'workbook-refused',
    as: 'teacher',
    at,
    after: inTurn(give, text('No class record and no table of names and scores was found in this file.')),
  },
  {
    name: 'workbook-refused-cells',
    as: 'teacher',
    at: `${shown}&show=refused`,
    before: withPreview(confirmed),
    after: differences,
  },
  {
    name: 'workbook-undo',
    as: 'teacher',
    at,
    before: withImports,
    after: inTurn(
      press(`Undo the import of ${aPreview.file_name}, Nov 13, 2026, 10:00 AM`),
      text('Undo the import of'),
    ),
  },
  { name: 'workbook-archived', as: 'teacher', at, before: archived, after: text('Nothing can be imported') },
  {
    name: 'workbook-lost',
    as: 'teacher',
    at: shown,
    before: lose(read),
    after: text('The preview could not be loaded.'),
  },
  {
    name: 'workbook-imports-failed',
    as: 'teacher',
    at,
    before: fail(imports),
    after: text('Failed to load the imports'),
  },
]
