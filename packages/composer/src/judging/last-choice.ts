import { plain } from '../languages/words.ts'

const ofAll =
  /^(?:all|none|any|neither|both)(?: of (?:the )?(?:above|these|them|choices|options))?(?: (?:are|is) (?:correct|true))?$|^(?:lahat|wala)(?: (?:ng|sa|sa mga|ng mga) (?:nabanggit|ito|nasa itaas|itaas|pagpipilian))?$/u

/** "All of the above", "Wala sa nabanggit": said of the choices before it, so it stays behind them. */
export const speaksOfAll = (option: string): boolean => ofAll.test(plain(option))

/** Whether the last choice speaks of all others. */
export const hasLastOfAll = (options: readonly string[]): boolean => speaksOfAll(options.at(-1) ?? '')
