import PostalMime, { type Address } from 'postal-mime'

export type Mail = {
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  /** When it arrived, in milliseconds; later mails have a greater one. */
  at: number
}

const addresses = (list: readonly Address[] = []): string[] =>
  list.flatMap((each) => each.group ?? [each]).map(({ address }) => address.toLowerCase())

export async function readMail(raw: Uint8Array | string, at: number): Promise<Mail> {
  const mail = await PostalMime.parse(raw)
  return {
    from: addresses(mail.from && [mail.from])[0] ?? '',
    to: addresses(mail.to),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    at,
  }
}

/** `subject` may be a part of it. */
export type MailWanted = { to: string; subject?: string; after?: number; within?: number }

export const isWanted =
  ({ to, subject = '', after = 0 }: MailWanted) =>
  (mail: Mail): boolean =>
    mail.at > after && mail.to.includes(to.toLowerCase()) && mail.subject.includes(subject)

export const described = ({ to, subject, after }: MailWanted): string =>
  ['a mail to', to, subject && `about "${subject}"`, after && 'after the earlier one']
    .filter(Boolean)
    .join(' ')

/** The address of the first link, as a reader of the plain text would press it. */
export function linkIn(mail: Pick<Mail, 'text' | 'subject'>): string {
  const link = mail.text.match(/https?:\/\/[^\s<>")\]]+/)?.[0]
  if (!link) throw new Error(`The mail "${mail.subject}" has no link.`)
  return link.replace(/[.,;]$/, '')
}
