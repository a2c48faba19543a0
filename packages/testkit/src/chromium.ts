import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { isProgram, programsOnPath } from './on-path.ts'

/** Chromium without windows: opens a page in less than half the time. */
export const smallChromium = 'chromium-headless-shell'

const names = [smallChromium, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usualPlaces = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

// Some distributions put a script there that only says how to install the browser.
const starts = (path: string): boolean => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

/** The small one, else the browser Playwright downloaded, or else one installed on the machine. */
export function findChromium(): string | undefined {
  const small = programsOnPath([smallChromium])
  const candidates = [...small, chromium.executablePath(), ...programsOnPath(names), ...usualPlaces]
  return [...new Set(candidates)].filter(isProgram).find(starts)
}

export const launchChromium = () => chromium.launch({ executablePath: findChromium() })

/** One that other programs can open tabs in, with what its own tabs keep in a folder. */
export const launchShared = (folder: string, port: number) =>
  chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`],
  })
