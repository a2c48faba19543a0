/** What people do with points, by number: two teachers, two admins, the top-ups in the order they were made. */
export type Deed =
  | { do: 'ask'; who: number; amount: Amount; wrong: boolean; reference?: number; key?: number }
  | { do: 'prove'; topUp: number }
  | { do: 'cancel'; who: number; topUp: number }
  | { do: 'approve'; by: number; topUp: number; wrong: boolean; key?: number }
  | { do: 'reject'; by: number; topUp: number; key?: number }
  | { do: 'give'; by: number; who: number | 'self'; amount: Amount; wrong: boolean; key?: number }
  | { do: 'adjust'; by: number; who: number; points: number; wrong: boolean }
  | { do: 'charge'; who: number; cost: number; reason: number }
  | { do: 'refund'; reason: number }
  | { do: 'corrupt'; who: number; off: number }
  | { do: 'settle'; by: number; who: number }
  /** Slide shows, by number: begun and charged, stopped, made anew by an edit, ready. */
  | { do: 'show'; who: number }
  | { do: 'stop'; who: number; show: number }
  | { do: 'edit'; who: number; show: number }
  | { do: 'finish'; show: number }

export const priceOfShow = 6

/** Pesos, and the points they give. */
export const pointsOf = { 1: 1, 50: 50, 300: 310 } as const
export type Amount = keyof typeof pointsOf

type State = 'pending' | 'approved' | 'rejected' | 'cancelled'
type TopUp = { who: number; points: number; state: State; proven: boolean; reference?: number }
/** `cost` is that of the making that is under way or was the last one. */
type Show = { who: number; state: 'open' | 'stopped' | 'ready'; cost: number; givenBack: boolean }
type Account = { shown: number; sum: number; frozen: boolean }

export type PointsModel = {
  accounts: Account[]
  topUps: TopUp[]
  charges: Map<number, { who: number; cost: number; refunded: boolean }>
  shows: Show[]
  kept: Map<string, { request: string; outcome: string }>
}

export const newPointsModel = (points: number): PointsModel => ({
  accounts: [0, 1].map(() => ({ shown: points, sum: points, frozen: false })),
  topUps: [],
  charges: new Map(),
  shows: [],
  kept: new Map(),
})

const most = 1_000_000_000
const mostPending = 10

class No extends Error {}
const no = (code: string): never => {
  throw new No(code)
}

function move(model: PointsModel, who: number, points: number): void {
  const account = model.accounts[who] ?? no('user.not_found')
  if (account.frozen) no('points.frozen')
  if (account.shown + points < 0) no('points.too_few')
  if (account.shown + points > most) no('points.too_many')
  account.shown += points
  account.sum += points
}

const said = (number: number, state: State): string => `top-up ${number} ${state}`
const find = ({ topUps }: PointsModel, number: number): TopUp => topUps[number] ?? no('top_up.not_found')
const notPending = ({ state }: TopUp): void => {
  if (state !== 'pending') no('top_up.not_pending')
}

/** What was given back is paid again before a show is made, by whatever way. */
function doneWithShow(
  model: PointsModel,
  deed: Extract<Deed, { do: 'show' | 'stop' | 'edit' | 'finish' }>,
): string {
  const { accounts, shows } = model
  if (deed.do === 'show') {
    move(model, deed.who, -priceOfShow)
    shows.push({ who: deed.who, state: 'open', cost: priceOfShow, givenBack: false })
    return 'done'
  }
  const show = shows[deed.show]
  if (deed.do === 'finish') {
    if (show?.state !== 'open') return 'before'
    show.state = 'ready'
    return 'done'
  }
  if (show?.who !== deed.who) return no(deed.do === 'stop' ? 'show.job_not_found' : 'show.not_found')
  if (deed.do === 'stop') {
    if (show.state === 'stopped') return 'done'
    if (show.state === 'ready') no('show.job_over')
    if (show.cost > 0) move(model, show.who, show.cost)
    Object.assign(show, { state: 'stopped', givenBack: show.givenBack || show.cost > 0 })
    return 'done'
  }
  if (show.state === 'open') no('show.busy')
  const cost = show.givenBack ? priceOfShow : 0
  if ((accounts[show.who]?.shown ?? 0) < cost) no('show.too_few_points')
  if (cost > 0) move(model, show.who, -cost)
  Object.assign(show, { state: 'open', cost, givenBack: false })
  return 'done'
}

/** One plain sentence per rule. Everything is checked before anything changes, so a no leaves all as it was. */
function done(model: PointsModel, deed: Deed): string {
  const { accounts, topUps, charges } = model
  switch (deed.do) {
    case 'ask': {
      if (deed.wrong) no('top_up.wrong_points')
      const own = topUps.filter(({ who, state }) => who === deed.who && state === 'pending')
      if (own.length >= mostPending) no('top_up.too_many_pending')
      const isTaken = ({ reference, state }: TopUp) =>
        reference === deed.reference && (state === 'pending' || state === 'approved')
      if (deed.reference !== undefined && topUps.some(isTaken)) no('top_up.reference_taken')
      const { who, reference } = deed
      topUps.push({ who, points: pointsOf[deed.amount], state: 'pending', proven: false, reference })
      return said(topUps.length - 1, 'pending')
    }
    case 'prove': {
      const topUp = find(model, deed.topUp)
      notPending(topUp)
      topUp.proven = true
      return 'done'
    }
    case 'cancel': {
      const topUp = find(model, deed.topUp)
      if (topUp.who !== deed.who) no('top_up.not_found')
      notPending(topUp)
      topUp.state = 'cancelled'
      return said(deed.topUp, 'cancelled')
    }
    case 'approve': {
      const topUp = find(model, deed.topUp)
      notPending(topUp)
      if (!topUp.proven) no('top_up.no_proof')
      if (deed.wrong) no('top_up.wrong_points')
      move(model, topUp.who, topUp.points)
      topUp.state = 'approved'
      return said(deed.topUp, 'approved')
    }
    case 'reject': {
      const topUp = find(model, deed.topUp)
      notPending(topUp)
      topUp.state = 'rejected'
      return said(deed.topUp, 'rejected')
    }
    case 'give': {
      if (deed.who === 'self') return no('top_up.own')
      if (deed.wrong) no('top_up.wrong_points')
      const points = pointsOf[deed.amount]
      move(model, deed.who, points)
      topUps.push({ who: deed.who, points, state: 'approved', proven: false })
      return said(topUps.length - 1, 'approved')
    }
    case 'adjust': {
      const shown = accounts[deed.who]?.shown ?? 0
      if (deed.wrong) no('points.changed')
      if (deed.points !== shown) move(model, deed.who, deed.points - shown)
      return 'done'
    }
    case 'charge': {
      if (accounts[deed.who]?.frozen) no('points.frozen')
      if (charges.has(deed.reason)) return 'before'
      move(model, deed.who, -deed.cost)
      charges.set(deed.reason, { who: deed.who, cost: deed.cost, refunded: false })
      return 'done'
    }
    case 'refund': {
      const charge = charges.get(deed.reason)
      if (!charge) return 'before'
      if (accounts[charge.who]?.frozen) no('points.frozen')
      if (charge.refunded) return 'before'
      move(model, charge.who, charge.cost)
      charge.refunded = true
      return 'done'
    }
    case 'corrupt': {
      const account = accounts[deed.who] ?? no('user.not_found')
      if (account.frozen) return 'before'
      account.shown = corrupted(account.shown, deed.off)
      account.frozen = true
      return 'done'
    }
    case 'show':
    case 'stop':
    case 'edit':
    case 'finish':
      return doneWithShow(model, deed)
    case 'settle': {
      const account = accounts[deed.who]
      if (!account?.frozen) return no('point_alarm.not_found')
      account.shown = account.sum
      account.frozen = false
      return 'done'
    }
  }
}

/** Another balance that the table itself would take. */
export const corrupted = (shown: number, off: number): number => (shown >= off ? shown - off : shown + off)

/** Does it in the model and says what came of it: what was done, or the code of the refusal. */
export function inModel(model: PointsModel, deed: Deed): string {
  const sender = `${'by' in deed ? 'admin' : 'teacher'} ${'by' in deed ? deed.by : 'who' in deed && deed.who}`
  const key = 'key' in deed && deed.key !== undefined ? `${sender}: ${deed.key}` : undefined
  const kept = key === undefined ? undefined : model.kept.get(key)
  const request = JSON.stringify(deed)
  if (kept) return kept.request === request ? kept.outcome : 'once.other_request'
  try {
    const outcome = done(model, deed)
    if (key !== undefined) model.kept.set(key, { request, outcome })
    return outcome
  } catch (error) {
    if (error instanceof No) return error.message
    throw error
  }
}
