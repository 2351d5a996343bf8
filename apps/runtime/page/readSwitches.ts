import { getSwitches } from '../../../features/payment/switches/api.ts'
import { callSignedIn } from '../api/callSignedIn.ts'
import { switches } from './switches.ts'

/** Milliseconds between two reads of a page that is seen: what is turned off is gone within a minute. */
const every = 45_000

/** A read that fails changes nothing. */
async function read(): Promise<void> {
  const answer = await callSignedIn(getSwitches, {})
  if (!answer.ok) return
  switches.now = answer.value
  for (const changed of switches.followers) changed()
}

let first: Promise<void> | null = null

/** Resolves after the first read of the page, which this starts. */
export const switchesRead = (): Promise<void> => (first ??= read())

/** Reads the switches where something on the page follows one: now, every 45 seconds, and when the person returns to the page. */
export function followSwitches(): void {
  const readAgain = () => {
    if (document.visibilityState === 'visible' && switches.followers.size > 0) void read()
  }
  setInterval(readAgain, every)
  document.addEventListener('visibilitychange', readAgain)
  if (first === null) readAgain()
}
