import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Avatar } from './avatar.tsx'
import { AwaitedMenu } from './awaited-menu.tsx'
import { closedMenu } from './closed-menu.ts'
import type { Target } from './target.ts'

export type Account = { name: string; email: string; initials: string }
export type MenuEntry = { label: string; icon: ReactNode } & ({ to: Target['to'] } | { onClick: () => void })

export type AccountMenuProps = {
  user: Account
  menu: readonly MenuEntry[]
  /** Something in it waits to be done: the avatar has a dot. */
  calls?: boolean
}

const load = () => import('./opened-account-menu.tsx')
const OpenedAccountMenu = lazy(async () => ({ default: (await load()).OpenedAccountMenu }))

export function AccountMenu(props: AccountMenuProps) {
  const [pressed, setPressed] = useState(false)
  const closed = (
    <Avatar user={props.user} calls={props.calls} {...closedMenu(() => setPressed(true), load)} />
  )
  return pressed ? (
    <Suspense fallback={<AwaitedMenu onLeave={() => setPressed(false)}>{closed}</AwaitedMenu>}>
      <OpenedAccountMenu {...props} />
    </Suspense>
  ) : (
    closed
  )
}
