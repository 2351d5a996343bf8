import type { Wait } from '../../../features/shared/flow/flow.ts'

/** The pending waits by the type of their event: when each is due (ms since the epoch), how long it was at first, and its event. */
export type Timers<Event> = Readonly<Record<string, { readonly due: number; readonly ms?: number | undefined; readonly then: Event }>>

/** A wait that is longer now than it was at first: the clock went back. It begins again. */
function withinClock<Event>(waits: Timers<Event>): Timers<Event> {
  const now = Date.now()
  return Object.fromEntries(
    Object.entries(waits).map(([type, wait]) => {
      const latest = now + (wait.ms ?? Infinity)
      return [type, wait.due > latest ? { ...wait, due: latest } : wait]
    }),
  )
}

/**
 * Sends the events of waits by wall-clock time: what came due while the device slept is sent when it wakes. A second wait
 * for the same type of event replaces the first.
 */
export function createTimers<Event extends { readonly type: string }>(fire: (event: Event) => void) {
  let pending: Timers<Event> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false

  function arm(): void {
    clearTimeout(timer)
    pending = withinClock(pending)
    const next = Math.min(...Object.values(pending).map(({ due }) => due))
    if (running && next !== Infinity) timer = setTimeout(settle, Math.max(0, next - Date.now()))
  }

  function settle(): void {
    const due = Object.entries(pending)
      .filter(([, wait]) => wait.due <= Date.now())
      .toSorted(([, a], [, b]) => a.due - b.due)
    for (const [type, wait] of due) {
      // An earlier event may have left the status, which cancels its waits.
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
      pending = { ...pending, [then.type]: { due: Date.now() + ms, ms, then } }
      arm()
    },
    clear: () => {
      pending = {}
      clearTimeout(timer)
    },
    list: () => pending,
    /** Starts the timers, with those saved before; returns how to stop them. */
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
