/** 75 or more is green, 50 or more amber, else blue. */
export function progressTone(progress: number): 'done' | 'care' | 'info' {
  if (progress >= 75) return 'done'
  return progress >= 50 ? 'care' : 'info'
}
