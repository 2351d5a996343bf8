import { type Clock, install } from '@sinonjs/fake-timers'
import { spyOn, waitFor } from 'storybook/test'

/** The time at which every flow starts. */
export const evening = Date.UTC(2026, 10, 20, 18, 30)

let clock: Clock | null = null
let release = (): void => {}

/** Real milliseconds for each simulated one. Slow, so that no timer fires unexpectedly on a busy machine. */
const slowness = 4

/** Replaces the clock for a story: it runs slowly, and `passTime` moves it on. Returns a function that restores the clock. */
export function holdTime(): () => void {
  // A change in the toolbar restarts a story before it has ended.
  release()
  const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const
  const held = install({ now: evening, toFake: [...toFake] })
  const passing = setInterval(() => held.tick(1), slowness)
  clock = held
  // The browser's time-out uses the real clock.
  spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
    return controller.signal
  })
  release = () => {
    clearInterval(passing)
    held.uninstall()
    if (clock === held) clock = null
  }
  return release
}

function controlledClock(): Clock {
  if (!clock) throw new Error('The story needs `beforeEach: holdTime`.')
  return clock
}

/** Whether a story has replaced the clock. */
export const isTimeHeld = (): boolean => clock !== null

/** Waits for React's scheduled work, which uses message channels: each turn runs after the one before it. */
export async function settled(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  port1.start()
  for (let turn = 0; turn < 8; turn++) {
    await new Promise((done) => {
      port1.addEventListener('message', done, { once: true })
      port2.postMessage(null)
    })
  }
  port1.close()
}

/** Moves the clock on. Timers fire, and React renders their effects. */
export async function passTime(ms: number): Promise<void> {
  await settled()
  await controlledClock().tickAsync(ms)
  await settled()
}

/** A phone sleeps so long with the page open, and the person returns to it. The clock runs on, and no timer fires meanwhile. */
export async function sleep(ms: number): Promise<void> {
  const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  controlledClock().setSystemTime(Date.now() + ms)
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await passTime(1)
}

/** Moves the clock on until the check passes. */
export const hasten = <T>(check: () => T): Promise<T> =>
  waitFor(
    async () => {
      await passTime(1000)
      return check()
    },
    { timeout: 3_600_000 },
  )
