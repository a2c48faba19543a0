import type { Role } from '@klasrum/contract/fields'
import type { Letter } from '../../mail/letter.ts'

type Reader = { first_name: string }

const hello = ({ first_name }: Reader): string => `Good day, ${first_name}.`
const wasYou = 'If it was you, there is nothing to do.'
const notMe = (url: string) => ({
  label: 'It was not me',
  url,
  note: 'There you get a link to set a new password, which signs out every device.',
})

const inManila = new Intl.DateTimeFormat('en-PH', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
})

export const newDevice = (reader: Reader, device: string, at: Date, url: string): Letter => ({
  subject: 'New sign-in to your Klasrum account',
  greeting: hello(reader),
  paragraphs: [
    `Your account was used on a device it was not used on before: ${device}, ${inManila.format(at)}.`,
  ],
  action: notMe(url),
  closing: wasYou,
})

export const secondFactorOn = (reader: Reader, url: string): Letter => ({
  subject: 'Two-step sign-in is on for your Klasrum account',
  greeting: hello(reader),
  paragraphs: ['From now on signing in asks for a code of your authenticator app, or for a recovery code.'],
  action: notMe(url),
  closing: wasYou,
})

export const secondFactorOff = (reader: Reader, url: string): Letter => ({
  subject: 'Two-step sign-in is off for your Klasrum account',
  greeting: hello(reader),
  paragraphs: ['From now on your password alone signs you in.'],
  action: notMe(url),
  closing: wasYou,
})

export const recoveryCodeUsed = (reader: Reader, left: number, url: string): Letter => ({
  subject: 'A recovery code of your Klasrum account was used',
  greeting: hello(reader),
  paragraphs: [
    `Somebody used one of your recovery codes. ${left === 1 ? '1 is' : `${left} are`} left; you get new ones on your account page.`,
  ],
  action: notMe(url),
  closing: wasYou,
})

const roleWords: Record<Role, string> = {
  admin: 'administrator',
  'school-admin': 'school administrator',
  teacher: 'teacher',
  student: 'student',
  public: 'public',
  'division-eps': 'division supervisor',
}

type Change = { what: 'email' | 'role' | 'second-factor'; old_value: string; new_value: string }

const wordsFor = ({ what, old_value, new_value }: Change): { subject: string; sentence: string } => {
  if (what === 'email')
    return {
      subject: 'The e-mail address of your Klasrum account was changed',
      sentence: `An administrator changed the address of your account from ${old_value} to ${new_value}.`,
    }
  if (what === 'role')
    return {
      subject: 'Your role at Klasrum was changed',
      sentence: `An administrator changed your role from ${roleWords[old_value as Role]} to ${roleWords[new_value as Role]}.`,
    }
  return {
    subject: 'Two-step sign-in is off for your Klasrum account',
    sentence: 'An administrator turned two-step sign-in of your account off, as for a lost device.',
  }
}

export const accountChanged = (reader: Reader, change: Change, supportAddress: string): Letter => {
  const { subject, sentence } = wordsFor(change)
  return {
    subject,
    greeting: hello(reader),
    paragraphs: [sentence, 'You were signed out on every device and can sign in again.'],
    closing: supportAddress
      ? `If you do not know of this, please write to ${supportAddress} at once.`
      : 'If you do not know of this, please write to support at once.',
  }
}
