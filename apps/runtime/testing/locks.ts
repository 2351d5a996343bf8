import { vi } from 'vitest'

type Held = { readonly name: string; readonly isShared: boolean; readonly done: Promise<unknown> }
type Asked = { readonly ifAvailable?: boolean; readonly mode?: LockMode; readonly signal?: AbortSignal }
type Work = (lock: object | null) => unknown

/** The locks that all tabs of a browser share, for tests in Node. */
export function stubLocks(): void {
  let held: readonly Held[] = []
  const inTheWay = (name: string, isShared: boolean) => held.filter((each) => each.name === name && !(isShared && each.isShared))

  async function request(name: string, { ifAvailable = false, mode = 'exclusive', signal }: Asked, work: Work): Promise<unknown> {
    const isShared = mode === 'shared'
    for (let others = inTheWay(name, isShared); others.length > 0; others = inTheWay(name, isShared)) {
      if (ifAvailable) return work(null)
      await Promise.race([Promise.all(others.map(({ done }) => done)), ...(signal ? [aborted(signal)] : [])])
    }
    const done = Promise.resolve(work({}))
    const lock = { name, isShared, done }
    held = [...held, lock]
    try {
      return await done
    } finally {
      held = held.filter((each) => each !== lock)
    }
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('It took too long.')), { once: true }))
