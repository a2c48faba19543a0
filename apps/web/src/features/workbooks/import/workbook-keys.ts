const root = 'workbooks'

export const workbookKeys = {
  imports: (classId: number) => [root, classId, 'imports'],
  preview: (classId: number, id: number) => [root, classId, 'preview', id],
} as const
