import type { Wish } from './wish.ts'

export type ShowRuleNotice = { tone: 'harm' | 'done'; title: string }
type Changed = { wish: Wish; told?: ShowRuleNotice }

export const singleSessionOnly =
  'Slide Show is limited to a single session. Please set Number of Sessions to 1.'

/** A show needs exactly one session. One that was asked for comes on by itself as soon as there is one. */
export function withSessions(wish: Wish, sessions: number): Changed {
  if (sessions === 1 && wish.showWanted && !wish.show) {
    return {
      wish: { ...wish, sessions, show: true },
      told: { tone: 'done', title: 'Slide Show enabled for your single session.' },
    }
  }
  if (sessions !== 1 && wish.show) {
    return {
      wish: { ...wish, sessions, show: false },
      told: {
        tone: 'harm',
        title: 'Slide Show disabled: set Number of Sessions to 1 to enable slideshow generation.',
      },
    }
  }
  return { wish: { ...wish, sessions } }
}

export function withShow(wish: Wish, on: boolean): Changed {
  if (on && wish.sessions !== 1) {
    return {
      wish: { ...wish, show: false, showWanted: true },
      told: {
        tone: 'harm',
        title: 'Slide Show can only be generated for a single session. Please set Number of Sessions to 1.',
      },
    }
  }
  return { wish: { ...wish, show: on, showWanted: on } }
}
