import { Link } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Arc } from './arc.tsx'
import css from './button.module.css'
import type { Target } from './target.ts'

/** `next` is mango: once a view, for the step that moves the work on. The board kinds stand on the chalkboard. */
type Kind = 'next' | 'primary' | 'light' | 'line' | 'plain' | 'harm' | 'harm-line' | 'board' | 'board-line'

type Look = {
  kind?: Kind
  size?: 'sm' | 'md' | 'lg'
  icon?: ReactNode
  iconAfter?: ReactNode
  block?: boolean
  children: ReactNode
}

const lookOf = ({ kind = 'line', size = 'md', block }: Look) => ({
  className: css.button,
  'data-kind': kind,
  'data-size': size,
  'data-block': block || undefined,
})

const Icon = ({ children }: { children: ReactNode }) =>
  children ? (
    <span className={css.icon} aria-hidden>
      {children}
    </span>
  ) : null

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, keyof Look | 'className' | 'style'> & {
    /** What the button reads while its work goes on; it cannot be pressed meanwhile. */
    working?: string | false
  }

export function Button(props: ButtonProps) {
  const { kind, size, icon, iconAfter, block, children, working, onClick, type = 'button', ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (working) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      {...lookOf(props)}
      type={type}
      onClick={press}
      aria-busy={working ? true : undefined}
      aria-disabled={working ? true : rest['aria-disabled']}
    >
      <span className={css.label}>
        <Icon>{icon}</Icon>
        {children}
        <Icon>{iconAfter}</Icon>
      </span>
      {working ? (
        <span className={css.working}>
          <Arc />
          {working}
        </span>
      ) : null}
    </button>
  )
}

type ButtonLinkProps = Look & (Target | { href: string })

export function ButtonLink(props: ButtonLinkProps) {
  const { kind, size, icon, iconAfter, block, children, ...target } = props
  const label = (
    <span className={css.label}>
      <Icon>{icon}</Icon>
      {children}
      <Icon>{iconAfter}</Icon>
    </span>
  )
  return 'href' in target ? (
    <a {...target} {...lookOf(props)}>
      {label}
    </a>
  ) : (
    <Link {...target} {...lookOf(props)}>
      {label}
    </Link>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'className' | 'style' | 'aria-label'> & {
  label: string
  icon: ReactNode
  size?: 'sm' | 'md'
  line?: boolean
}

export function IconButton({ label, icon, size = 'md', line, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={css.iconButton}
      data-size={size}
      data-line={line || undefined}
      aria-label={label}
    >
      <Icon>{icon}</Icon>
    </button>
  )
}
