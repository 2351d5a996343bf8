const count = (many: number, unit: string): string => `${many} ${unit}${many === 1 ? '' : 's'}`

/** `You can try again in 30 seconds.` Minutes from two on, hours from two on, always rounded up. */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 120) return `You can try again in ${count(Math.max(1, Math.ceil(seconds)), 'second')}.`
  return `You can try again in ${minutes < 120 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour')}.`
}

/** What is said of a server that was asked too often: its own words, or ours, and when it takes the call again. */
export const tooManyTries = (message: string | null, seconds: number): string =>
  `${message || 'There were too many tries.'} ${tryAgainIn(seconds)}`

/** Nobody waits longer at a page: such an answer is a mistake of the server. */
const longest = 24 * 60 * 60

/**
 * The seconds that the header `Retry-After` asks to wait: it holds seconds, or a date. Undefined if it holds neither, or nothing to
 * wait for. `now` is milliseconds since 1970.
 */
export function secondsToRetry(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1_000)
  return seconds > 0 && seconds <= longest ? seconds : undefined
}
