import { timeoutMs } from '../../api/prefetch.ts'

// Locks shared by all tabs of this enterprise. A closed tab releases its locks.

/** Absent in an old browser, and on a page without TLS. */
const manager = (): LockManager | undefined => Reflect.get(navigator, 'locks') ?? undefined

/** Whether a lock keeps other tabs out. */
export const hasLocks = (): boolean => manager() !== undefined

const lockName = (name: string): string => `platewell.${document.documentElement.dataset['enterprise']}.${name}`

/** The names that this page holds until it is left. */
const held = new Set<string>()

/** `acquired`: no other tab has the lock. `holdUntilLeft` holds the lock until this page is left. */
type HeldLock = { readonly acquired: boolean; readonly holdUntilLeft: () => void }

/** Runs the work with a lock. If the browser has no locks, each tab acquires its own. */
export async function withLock<T>(name: string, work: (lock: HeldLock) => Promise<T>): Promise<T> {
  const locks = manager()
  if (!locks || held.has(name)) return work({ acquired: true, holdUntilLeft: () => undefined })
  return new Promise<T>((resolve, reject) => {
    let isGranted = false
    const granted = async (lock: Lock | null) => {
      isGranted = true
      await work({ acquired: lock !== null, holdUntilLeft: () => void held.add(name) }).then(resolve, reject)
      // Its promise never ends, and with it the lock.
      if (lock !== null && held.has(name)) await new Promise(() => undefined)
    }
    const alone = () => work({ acquired: true, holdUntilLeft: () => undefined }).then(resolve, reject)
    // A browser may refuse locks to a page, as in a sandboxed frame: then it has none.
    const refused = (error: unknown) => {
      if (isGranted) reject(error)
      else void alone()
    }
    locks.request(lockName(name), { ifAvailable: true }, granted).catch(refused)
  })
}

/** Held until the attempt's request is answered, so that another tab looks it up only after that. */
export const sendingLock = (key: string): string => `sending.${key}`

/** Asks about an attempt once no other tab waits for the answer to its request, but waits no longer than a call takes. */
export async function afterSending<T>(key: string, ask: () => Promise<T>): Promise<T> {
  try {
    await manager()?.request(lockName(sendingLock(key)), { mode: 'shared', signal: AbortSignal.timeout(timeoutMs) }, () => undefined)
  } catch {
    // It took too long: the tab may sleep.
  }
  return ask()
}
