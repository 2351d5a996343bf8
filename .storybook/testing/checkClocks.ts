import { vi } from 'vitest'
import { isTimeHeld, passTime } from '../../stories/time.ts'

const checked = new Set<string>()

/** A screen has the seconds of a countdown as its props. A clock runs on every page, and a countdown where an app is shown. */
const running = (title: string) => (title.startsWith('apps-') ? '[role="timer"]' : '[role="timer"][aria-label]')

/**
 * Waits until each clock on the page has another text, once for each file of stories.
 * @throws with the text of a clock that stands still
 */
export async function checkClocks(storyId: string): Promise<void> {
  const [title = ''] = storyId.split('--')
  const clocks = [...document.querySelectorAll(running(title))].map((clock) => [clock, clock.textContent] as const)
  if (clocks.length === 0 || checked.has(title)) return
  checked.add(title)
  if (isTimeHeld()) await passTime(1_000)
  // The clock's own timer is not held.
  await vi.waitFor(
    () => {
      const still = clocks.filter(([clock, text]) => clock.isConnected && clock.textContent === text)
      if (still.length > 0) throw new Error(`A clock stands still: ${still.map(([, text]) => text).join(', ')}`)
    },
    { timeout: 8_000, interval: 100 },
  )
}
