import { useSyncExternalStore } from 'react'
import type { getSwitches } from '../../../features/payment/switches/api.ts'
import type { OutputOf } from '../../../features/shared/api/endpoint.ts'

type Switches = OutputOf<typeof getSwitches>

/** The newest switches, and the parts of the page that follow one. `readSwitches.ts` reads them, at rest: no first page waits for it. */
export const switches: { now: Partial<Switches>; readonly followers: Set<() => void> } = { now: {}, followers: new Set() }

function follow(changed: () => void): () => void {
  switches.followers.add(changed)
  return () => void switches.followers.delete(changed)
}

/** Whether the server offers something now, without a release of the pages. What it does not name is on. */
export const isSwitchedOn = (name: keyof Switches): boolean => switches.now[name] ?? true

/** Follows a switch while the page is open. Whoever is in the middle of what is turned off goes on. */
export function useSwitch(name: keyof Switches): boolean {
  const read = () => isSwitchedOn(name)
  return useSyncExternalStore(follow, read, read)
}
