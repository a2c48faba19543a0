const root = 'workbooks'

export const workbookKeys = {
  imports: (classId: number) => [root, classId, 'imports'],
  preview: (classId: number, id: number) => [root, classId, 'preview', id],
  sheet: (classId: number, id: number, sheet: number) => [root, classId, 'sheet', id, sheet],
} as const
