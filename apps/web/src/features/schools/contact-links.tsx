/** A number that a phone can dial; with words in it, such as an extension, it stays text. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  /^[\d+().\s-]+$/.test(phone) ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : phone

export const MailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>
