import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { isProgram, programsOnPath } from './on-path.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usualPlaces = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

// Some distributions put a script there that only says how to install the browser.
const starts = (path: string): boolean => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

/** The browser Playwright downloaded, or else one installed on the machine. */
export function findChromium(): string | undefined {
  const candidates = [chromium.executablePath(), ...programsOnPath(names), ...usualPlaces]
  return [...new Set(candidates)].filter(isProgram).find(starts)
}
