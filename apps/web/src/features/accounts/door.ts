export { roleNames } from './role-names.ts'
export { SessionBanner } from './session-banner.tsx'
export { loadSignOutDialog, SignedInFrame } from './signed-in-frame.tsx'
