import { expect, test } from 'vitest'
import {
  counted,
  dateFieldDay,
  fullName,
  greeting,
  initials,
  longDay,
  pesoText,
  shortDay,
  timeOfDay,
} from './format.ts'

test('pesos are whole and grouped', () => {
  expect(pesoText(1040)).toBe('₱1,040')
  expect(pesoText(0)).toBe('₱0')
})

test('a count takes the singular only for one', () => {
  expect(counted(0, 'school')).toBe('0 schools')
  expect(counted(1, 'school')).toBe('1 school')
  expect(counted(2688, 'profile')).toBe('2,688 profiles')
})

test('the day is the day in Manila, whatever the machine says', () => {
  expect(longDay(new Date('2026-11-14T16:30:00Z'))).toBe('Sunday, November 15, 2026')
  expect(dateFieldDay(new Date('2026-11-14T16:30:00Z'))).toBe('2026-11-15')
  expect(dateFieldDay(new Date('2026-11-14T15:59:00Z'))).toBe('2026-11-14')
})

test('days and times are written as the country writes them', () => {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-PH', { ...options, timeZone: 'Asia/Manila' })
  const [long, short, time] = [
    written({ dateStyle: 'full' }),
    written({ dateStyle: 'medium' }),
    written({ timeStyle: 'short' }),
  ]
  const step = 5 * 3_600_000 + 61_000
  for (let passed = 0; passed < 2_000; passed += 1) {
    const moment = new Date(Date.UTC(2026, 0, 1) + passed * step)
    expect(longDay(moment)).toBe(long.format(moment))
    expect(shortDay(moment)).toBe(short.format(moment))
    expect(timeOfDay(moment)).toBe(time.format(moment).replace('\u202f', ' '))
  }
})

test.each([
  ['2026-11-14T20:59:00Z', 'Good evening'],
  ['2026-11-14T21:00:00Z', 'Good morning'],
  ['2026-11-15T03:59:00Z', 'Good morning'],
  ['2026-11-15T04:00:00Z', 'Good afternoon'],
  ['2026-11-15T10:00:00Z', 'Good evening'],
])('at %s a teacher in Manila reads %s', (moment, words) => {
  expect(greeting(new Date(moment))).toBe(words)
})

test('initials come from first and last name, ñ included', () => {
  expect(initials({ first_name: 'Maricel', last_name: 'Santos', email: 'm@x.example' })).toBe('MS')
  expect(initials({ first_name: 'ñina', last_name: '', email: 'n@x.example' })).toBe('Ñ')
  expect(initials({ first_name: ' ', last_name: '', email: 'n@x.example' })).toBe('N')
})

test('a person without a name is called by the address', () => {
  expect(fullName({ first_name: '', last_name: ' ', email: 'n@x.example' })).toBe('n@x.example')
})
