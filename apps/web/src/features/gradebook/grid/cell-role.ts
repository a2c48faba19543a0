/** A cell of a grid, as the browser takes it too; said here so that selection and reading only can be said of it. */
export const cellRole = (mark: string, readOnly: boolean) => ({
  role: 'gridcell',
  'aria-selected': mark.startsWith('i') || undefined,
  'aria-readonly': readOnly || undefined,
})
