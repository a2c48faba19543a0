const most = 200

type Page = { limit: number; offset: number }

/** Every record of a list that the server gives in pages. */
export async function allPages<T>(load: (page: Page) => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = []
  for (;;) {
    const page = await load({ limit: most, offset: all.length })
    all.push(...page)
    if (page.length < most) return all
  }
}
