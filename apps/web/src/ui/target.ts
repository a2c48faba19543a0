import type { LinkProps } from '@tanstack/react-router'

/** Where a link inside the product leads. */
export type Target = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>
