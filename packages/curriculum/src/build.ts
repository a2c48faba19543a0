import { compiledIndex } from './compile.ts'

/** Part of `npm run build`: the index is there before the first request needs it. */
compiledIndex()
