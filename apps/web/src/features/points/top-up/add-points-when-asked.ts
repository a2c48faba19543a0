import { lazy } from 'react'

/** Loaded when somebody wants to add points: the dashboard is drawn without it. */
export const LazyAddPoints = lazy(async () => ({ default: (await import('./add-points.tsx')).AddPoints }))
