import { resolveQuickly } from '../../../apps/server/src/resolve-quickly.ts'

// Before anything else of a process that runs tests of the server, as the product itself does it.
resolveQuickly()
