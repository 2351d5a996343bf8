import { timeoutMs } from '../api/prefetch.ts'

// What one tab does at a time, for all tabs of this enterprise. A closed tab holds nothing.

/** Absent in an old browser, and on a page without TLS. */
const manager = (): LockManager | undefined => Reflect.get(navigator, 'locks') ?? undefined

const lockOf = (name: string): string => `platewell.${document.documentElement.dataset['enterprise']}.${name}`

/** Holds a name during the work. `isAlone`: no other tab holds it. Where the browser has no locks, every tab is alone. */
export async function holding<T>(name: string, work: (isAlone: boolean) => Promise<T>): Promise<T> {
  const locks = manager()
  return locks ? locks.request(lockOf(name), { ifAvailable: true }, (lock) => work(lock !== null)) : work(true)
}

/** Waits while another tab holds the name, but not longer than a call takes. */
export async function whileHeld(name: string): Promise<void> {
  try {
    await manager()?.request(lockOf(name), { mode: 'shared', signal: AbortSignal.timeout(timeoutMs) }, () => undefined)
  } catch {
    // It took too long: the tab may sleep.
  }
}
