import type { DashboardWork } from './figures.ts'

/** The dashboard of somebody who has nothing yet. */
export const emptyWork: DashboardWork = {
  left_off: null,
  classes: [],
  behind: [],
  runs: [],
  shows: [],
  last_runs: [],
  last_shows: [],
  teachers_to_confirm: null,
  transfers_to_decide: null,
  schools_to_add: null,
  without_tesda: null,
}
