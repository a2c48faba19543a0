export type Requirement = { id: string; text: string; file: string; title: string }

/** The rows of the tables in docs/requirements.md: number, requirement, test file, title of the test. */
export const requirementsIn = (document: string): Requirement[] =>
  document
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line) && !line.startsWith('| No.'))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
      const [, id = '', text = '', file = '', title = ''] = cells
      return { id, text, file: file.replaceAll('`', ''), title }
    })

/** The page says at its top how many there are. */
export const countIn = (document: string): number => Number(/^(\d+) requirements\./m.exec(document)?.[1])

/** The highest number of its section plus one: `B3.42`. */
function nextNumber(requirements: readonly Requirement[], section: string): string {
  const numbers = requirements
    .filter(({ id }) => id.startsWith(section))
    .map(({ id }) => Number.parseInt(id.slice(section.length), 10))
  return `${section}${Math.max(...numbers) + 1}`
}

const quotes = ["'", '"', '`']

/** A test that is there under this very title, and that runs. */
function isTested(source: string, title: string): boolean {
  const written = quotes.flatMap((quote) => [
    `${quote}${title}${quote}`,
    `${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`,
  ])
  return written.some((literal) => source.includes(literal) && !source.includes(`.skip(${literal}`))
}

/** What keeps the table from being true, in a sentence each. */
export function openLines(
  requirements: readonly Requirement[],
  read: (file: string) => string | null,
): string[] {
  const seen = new Set<string>()
  return requirements.flatMap(({ id, text, file, title }) => {
    const isTwice = seen.has(id)
    seen.add(id)
    if (isTwice)
      return [`${id} stands there twice; ${nextNumber(requirements, id.replace(/[^.]*$/, ''))} is free`]
    if (text === '' || title === '') return [`${id} has no requirement or no test`]
    const source = read(file)
    if (source === null) return [`${id}: there is no test file ${file}`]
    return isTested(source, title) ? [] : [`${id}: ${file} has no test "${title}"`]
  })
}
