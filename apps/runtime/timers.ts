import type { Wait } from '../../features/shared/flow.ts'

/** Waits under way, by the type of their event: when each is due (ms since the epoch), and what then happens. */
export type Timers<Event> = Readonly<Record<string, { readonly due: number; readonly then: Event }>>

/**
 * Keeps waits by the clock on the wall: after a sleep, what came due meanwhile happens on waking. Another wait for the
 * same type of event takes the place of the first.
 */
export function createTimers<Event extends { readonly type: string }>(fire: (event: Event) => void) {
  let pending: Timers<Event> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false

  function arm(): void {
    clearTimeout(timer)
    const next = Math.min(...Object.values(pending).map(({ due }) => due))
    if (running && next !== Infinity) timer = setTimeout(settle, Math.max(0, next - Date.now()))
  }

  function settle(): void {
    const due = Object.entries(pending)
      .filter(([, wait]) => wait.due <= Date.now())
      .toSorted(([, a], [, b]) => a.due - b.due)
    for (const [type, wait] of due) {
      // An earlier event may have left the status, and its waits with it.
      if (pending[type] !== wait) continue
      const { [type]: _, ...rest } = pending
      pending = rest
      fire(wait.then)
    }
    arm()
  }

  const wake = () => document.visibilityState === 'visible' && settle()

  return {
    add: ({ ms, then }: Wait<Event>) => {
      pending = { ...pending, [then.type]: { due: Date.now() + ms, then } }
      arm()
    },
    clear: () => {
      pending = {}
      clearTimeout(timer)
    },
    list: () => pending,
    /** Begins to count, with what was pending before; returns the way to stop. */
    start: (before: Timers<Event>) => {
      pending = { ...before, ...pending }
      running = true
      arm()
      document.addEventListener('visibilitychange', wake)
      window.addEventListener('pageshow', wake)
      return () => {
        running = false
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', wake)
        window.removeEventListener('pageshow', wake)
      }
    },
  }
}
