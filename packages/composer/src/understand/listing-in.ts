import type { Listing, Statement } from '../languages/language-rules.ts'

/** Members that a sentence names one after the other, or nothing where it names none. */
export const listingIn = (
  statement: Statement,
  members: string[],
  asked: Pick<Listing, 'enumerate' | 'choose'>,
): Listing[] =>
  members.length === 0
    ? []
    : [{ statement, title: '', members, inline: true, names: true, inOrder: false, ...asked, arrange: null }]
