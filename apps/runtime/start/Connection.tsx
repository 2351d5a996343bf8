import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from './react.ts'
import { ConnectionBanner, type ConnectionState } from '../../../features/shared/connection/ConnectionBanner.tsx'

/** The time that the page shows the restored connection, in milliseconds. */
const backFor = 4_000

function follow(changed: () => void): () => void {
  const events = ['online', 'offline']
  for (const event of events) addEventListener(event, changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
  }
}

/** The notice about the connection; null while it has never been lost. */
function useConnectionState(): ConnectionState | null {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  const [state, setState] = useState<ConnectionState | null>(null)
  if (!isOnline && state !== 'offline') setState('offline')
  if (isOnline && state === 'offline') setState('back')
  useEffect(() => {
    if (state !== 'back') return undefined
    const timer = setTimeout(() => setState(null), backFor)
    return () => clearTimeout(timer)
  }, [state])
  return state
}

function Connection() {
  const state = useConnectionState()
  return state && <ConnectionBanner state={state} />
}

/** Shows on every page when the connection is lost, and when it is back. */
export function followConnection(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Connection />)
}
