/** How a school is named where it is chosen. */
export const schoolText = ({ name, code }: { name: string; code: string }): string =>
  name === code ? name : `${name} (${code})`
