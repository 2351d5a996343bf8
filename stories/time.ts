import { type Clock, install } from '@sinonjs/fake-timers'
import { spyOn, waitFor } from 'storybook/test'

/** When every flow begins: the sandbox's own evening. */
const evening = Date.UTC(2026, 10, 20, 18, 30)

let clock: Clock | null = null
let letGo = (): void => {}

/** In milliseconds: how often time in hand goes on by itself, by one. On a busy machine little of it passes unasked. */
const slowness = 4

/**
 * Takes time in hand for a story: by itself it passes slowly, and `passTime` makes it pass at once. Returns the way to
 * let go of it.
 */
export function holdTime(): () => void {
  // A change in the toolbar begins a story anew before it has ended.
  letGo()
  const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const
  const held = install({ now: evening, toFake: [...toFake] })
  const passing = setInterval(() => held.tick(1), slowness)
  clock = held
  // The browser's own time-out knows only its own clock.
  spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
    return controller.signal
  })
  letGo = () => {
    clearInterval(passing)
    held.uninstall()
    if (clock === held) clock = null
  }
  return letGo
}

function inHand(): Clock {
  if (!clock) throw new Error('Time is not in hand: the story needs beforeEach: holdTime.')
  return clock
}

/** Lets React do what it has put off: each of these turns comes after the one that React asked for before it. */
async function settled(): Promise<void> {
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

/** Lets so many milliseconds pass at once; all that was due in them happens, and is seen. */
export async function passTime(ms: number): Promise<void> {
  await settled()
  await inHand().tickAsync(ms)
  await settled()
}

/** Lets time run ahead until the check holds. */
export const hasten = <T>(check: () => T): Promise<T> =>
  waitFor(
    async () => {
      await passTime(1000)
      return check()
    },
    { timeout: 3_600_000 },
  )
