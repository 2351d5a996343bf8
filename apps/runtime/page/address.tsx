import type { ParsedPath, RouterHistory } from '@tanstack/history'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** The parts of an address that name a step of its page, and no other page. */
export const stepNames = ['stage', 'paid'] as const

const Context = createContext<RouterHistory | null>(null)

/** Gives an app its history. */
export const HistoryProvider = Context.Provider

/** The entries that the app adds to the browser's history, and the address of the present one. @throws outside of an app. */
export function useHistory(): RouterHistory {
  const history = useContext(Context)
  if (!history) throw new Error('There is no app around this component.')
  return history
}

/** The address of an app with one page: `search` begins with `?`, `hash` with `#`, unless they are empty. */
export function useAddress(): ParsedPath {
  const history = useHistory()
  return useSyncExternalStore(history.subscribe, () => history.location)
}
