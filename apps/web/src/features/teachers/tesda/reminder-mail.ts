/** A letter that only has to be sent. */
export function reminderMail(to: string, name: string): string {
  const body = [
    `Dear ${name},`,
    '',
    'Please enter your TESDA data in Klasrum: under Divisions, then TESDA Divisions, then New TESDA Record.',
    'It takes your contact number, your specializations and the learners you will have assessed.',
  ].join('\r\n')
  return `mailto:${to}?subject=${encodeURIComponent('Your TESDA data')}&body=${encodeURIComponent(body)}`
}
