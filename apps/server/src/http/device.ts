const cookieName = 'klasrum_device'
const days = 400

/** The random number by which a browser is known again at sign-in. It opens nothing. */
export const deviceIn = (cookies: string | undefined): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1]

/** No script can read it, no other site sends it, and it goes only to the calls that sign in. */
export const deviceCookie = (device: string, { secure }: { secure: boolean }): string =>
  `${cookieName}=${device}; Path=/api/auth; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** As its owner would name it; what else a browser tells of itself is not kept. */
export function deviceName(userAgent: string | undefined): string {
  const found = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const browser = found(browsers)
  const system = found(systems)
  if (!browser) return system ? `A program on ${system}` : 'Another program'
  return system ? `${browser} on ${system}` : browser
}
