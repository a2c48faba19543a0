import type { SessionUser } from '@klasrum/contract/accounts'
import { useUrlValues } from '../../../lib/url-values.ts'

type Reader = Pick<SessionUser, 'role' | 'user_metadata'>

/** The division that is chosen before anything is: a division-eps's own, every one for others. */
export const usualDivision = ({ role, user_metadata }: Reader): string =>
  role === 'division-eps' && user_metadata?.division_id ? String(user_metadata.division_id) : 'all'

export const divisionIn = (typed: string | undefined, usual: string): string =>
  typed === 'all' || (typed && /^[1-9]\d{0,9}$/.test(typed)) ? typed : usual

export type Shown = 'with' | 'without'
export const shownIn = (typed: string | undefined): Shown => (typed === 'without' ? 'without' : 'with')

/** Search, division and who is shown, as the address says. */
export function useTesdaPlace(reader: Reader) {
  const { values, change } = useUrlValues()
  const usual = usualDivision(reader)
  return {
    search: values.search ?? '',
    division: divisionIn(values.division, usual),
    show: shownIn(values.show),
    setShow: (show: Shown) => change({ show: show === 'with' ? '' : show }),
    setSearch: (search: string) => change({ search }, { replace: true }),
    setDivision: (division: string) => change({ division: division === usual ? '' : division }),
  }
}
