import { existsSync } from 'node:fs'
import { programsOnPath } from '../on-path.ts'

/** Of Debian and Ubuntu. */
export const standPackages = [
  'nginx-light',
  'swift-proxy',
  'swift-account',
  'swift-container',
  'swift-object',
  'memcached',
  'libfaketime',
]

const programs = ['nginx', 'swift-proxy-server', 'swift-object-server', 'swift-ring-builder', 'memcached']

/** Shows a process another time than the clock of the machine. */
export const clockLibrary = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

export const isStandThere = (): boolean =>
  programs.every((name) => programsOnPath([name]).length > 0) && existsSync(clockLibrary)
