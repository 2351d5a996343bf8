import { useEffect, useRef } from 'react'
import { type Found, isToBeAsked, searchWaits } from './view.ts'

/** Asks for what was typed once the typing has paused, and not for what was asked already. */
export function useAsking(found: Found | null, onSearch: ((query: string) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (query: string) => {
    clearTimeout(timer.current)
    if (onSearch && isToBeAsked(found, query)) timer.current = setTimeout(() => onSearch(query.trim()), searchWaits)
  }
}
