/** As the database folds a name: whatever the case and the accents. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
