export { roleNames } from './role-names.ts'
export { loadSignOutDialog, SignedInFrame } from './signed-in-frame.tsx'
