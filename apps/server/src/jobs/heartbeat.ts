/** It was cancelled, or somebody else has it: whatever this one still brings is thrown away. */
export class LeaseLost extends Error {}

const heartbeatMs = 1_000

/**
 * Says once a second that a piece of work is alive and how far it is, and so hears that it is not wanted any longer: `say`
 * answers whether it is still ours.
 */
export function startHeartbeat<Progress>(
  say: (progress: Progress | undefined) => Promise<boolean>,
  onGone: (reason: LeaseLost) => void,
) {
  let latest: Progress | undefined
  let last: Promise<void> | undefined

  async function beat(): Promise<void> {
    const progress = latest
    latest = undefined
    if (!(await say(progress))) onGone(new LeaseLost())
  }

  const timer = setInterval(() => {
    // A database that is away is asked again a second later.
    last ??= beat()
      .catch(() => {})
      .finally(() => {
        last = undefined
      })
  }, heartbeatMs)

  return {
    tell: (progress: Progress) => {
      latest = progress
    },
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}
