import { freePoints } from '@klasrum/points/prices'
import type { Letter } from '../../mail/letter.ts'

type Reader = { first_name: string }

const hello = ({ first_name }: Reader): string => `Good day, ${first_name}.`

/** Whoever signs up chooses the name and the address: a letter to an address nobody confirmed has no word of theirs. */
export const verifyEmailLetter = (url: string): Letter => ({
  subject: 'Verify your e-mail for Klasrum',
  greeting: 'Good day.',
  paragraphs: [`Press the button to activate your account. You then get ${freePoints} free points.`],
  action: { label: 'Verify my e-mail', url, note: 'The link works once and for 24 hours.' },
  closing: 'If you did not sign up at Klasrum, leave this mail alone and nothing happens.',
})

export const alreadyRegistered = (reader: Reader, url: string): Letter => ({
  subject: 'You already have a Klasrum account',
  greeting: hello(reader),
  paragraphs: [
    'Someone, probably you, tried to sign up with this address. It already has an account, so nothing was changed.',
  ],
  action: { label: 'Sign in', url, note: 'On the sign-in page you can also ask for a new password.' },
  closing: 'If it was not you, there is nothing to do.',
})

export const resetPasswordLetter = (reader: Reader, url: string): Letter => ({
  subject: 'Set a new Klasrum password',
  greeting: hello(reader),
  paragraphs: ['Press the button to choose a new password. You are then signed out everywhere else.'],
  action: { label: 'Choose a new password', url, note: 'The link works once and for 60 minutes.' },
  closing: 'If you did not ask for this, leave this mail alone; your password stays as it is.',
})

export const passwordChanged = (reader: Reader, url: string): Letter => ({
  subject: 'Your Klasrum password was changed',
  greeting: hello(reader),
  paragraphs: ['Your password was just changed, and every other device was signed out.'],
  action: { label: 'It was not me', url, note: 'There you get a link to set a new password.' },
  closing: 'If it was you, there is nothing to do.',
})
