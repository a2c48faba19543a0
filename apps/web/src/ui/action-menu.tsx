import {
  type ComponentProps,
  cloneElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'
import { AwaitedMenu } from './awaited-menu.tsx'
import { closedMenu } from './closed-menu.ts'

type Action = {
  label: string
  icon: ReactNode
  onClick: () => void
  tone?: 'harm'
  /** What it means, in a small line below. */
  note?: string
  /** Why it cannot be done; the entry stays and says so. */
  refused?: string | false
}

export type ActionMenuProps = {
  button: ReactElement<ComponentProps<'button'>>
  actions: readonly Action[]
  onOpenChange?: (isOpen: boolean) => void
}

const load = () => import('./opened-action-menu.tsx')
const OpenedActionMenu = lazy(async () => ({ default: (await load()).OpenedActionMenu }))

export function ActionMenu(props: ActionMenuProps) {
  const [pressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    props.onOpenChange?.(true)
  }
  const closed = cloneElement(props.button, closedMenu(press, load))
  return pressed ? (
    <Suspense
      fallback={
        <AwaitedMenu
          onLeave={() => {
            setPressed(false)
            props.onOpenChange?.(false)
          }}
        >
          {closed}
        </AwaitedMenu>
      }
    >
      <OpenedActionMenu {...props} />
    </Suspense>
  ) : (
    closed
  )
}
