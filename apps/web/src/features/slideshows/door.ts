export { RunShow } from './job/run-show.tsx'
export { ShowsNotice } from './job/shows-notice.tsx'
