/** `You can try again in 30 seconds.` Minutes from two on, always rounded up. */
export function tryAgainIn(seconds: number): string {
  const isShort = seconds < 120
  const many = Math.ceil(isShort ? seconds : seconds / 60)
  return `You can try again in ${many} ${isShort ? 'second' : 'minute'}${many > 1 ? 's' : ''}.`
}

/** The message of a server with too many requests: its own text, or ours, with the time of the next try. */
export const tooManyTries = (message: string | null, seconds: number): string =>
  `${message || 'There were too many tries.'} ${tryAgainIn(seconds)}`

/** The longest wait in seconds: nobody waits longer at a page. */
const longest = 2 * 60 * 60

/** The wait in `Retry-After`, in seconds; undefined if it is too long or missing. `now`: milliseconds since 1970. */
export function secondsToRetry(header: string | null, now: number): number | undefined {
  const seconds = Number(header) || (Date.parse(header ?? '') - now) / 1_000
  return seconds > 0 && seconds <= longest ? seconds : undefined
}
