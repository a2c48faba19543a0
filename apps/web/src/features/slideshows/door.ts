export { RunShow } from './job/run-show.tsx'
