import { settingList } from '../runtime/page/deployed.ts'

/** Origins whose pages may hold the frame: the page's own, and those that the deployment names. */
const knownParents = (): readonly string[] => [location.origin, ...settingList('embedParents')]

export const closeMessage = { type: 'platewell:close' } as const

function originOf(address: string): string | null {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/** The origin of the page around the frame. Browsers without it have at least the address that loaded the frame. */
const parentOrigin = (): string | null => location.ancestorOrigins?.[0] ?? originOf(document.referrer)

/** Asks the page around the frame to take it away; null where there is none, or none that is known. */
export function closing(): (() => void) | null {
  const origin = window.parent === window ? null : parentOrigin()
  if (origin === null || !knownParents().includes(origin)) return null
  return () => window.parent.postMessage(closeMessage, origin)
}
