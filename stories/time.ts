import { type Clock, install } from '@sinonjs/fake-timers'
import { spyOn, waitFor } from 'storybook/test'

/** When every flow begins: the sandbox's own evening. */
const evening = Date.UTC(2026, 10, 20, 18, 30)

let clock: Clock | null = null

/**
 * Takes time in hand for a story: it passes by itself as ever, and `passTime` makes it pass at once. Returns the way to
 * let go of it.
 */
export function holdTime(): () => void {
  // A change in the toolbar begins a story anew before it has ended.
  clock?.uninstall()
  const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const
  const held = install({ now: evening, toFake: [...toFake], shouldAdvanceTime: true, advanceTimeDelta: 4 })
  clock = held
  // The browser's own time-out knows only its own clock.
  spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
    return controller.signal
  })
  return () => {
    held.uninstall()
    if (clock === held) clock = null
  }
}

function inHand(): Clock {
  if (!clock) throw new Error('Time is not in hand: the story needs beforeEach: holdTime.')
  return clock
}

/** Lets so many milliseconds pass at once; all that was due in them happens. */
export const passTime = async (ms: number): Promise<void> => void (await inHand().tickAsync(ms))

/** The phone sleeps for so many milliseconds: what came due happens late, and once. */
export const sleep = (ms: number): void => void inHand().jump(ms)

/** Lets time run ahead until the check holds. */
export const hasten = <T>(check: () => T): Promise<T> =>
  waitFor(
    async () => {
      await passTime(1000)
      return check()
    },
    { timeout: 3_600_000 },
  )

/** Whether the page is held still for its picture, so that no fading takes its time. */
export const nothingFades = (): boolean => getComputedStyle(document.documentElement).getPropertyValue('--nothing-fades') !== ''
