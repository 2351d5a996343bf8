import { useEffect, useRef } from 'react'
import { type Found, isToBeAsked, searchWaits } from './view.ts'

/** Searches once typing has paused, and never twice for the same text. */
export function useAsking(found: Found | null, onSearch: ((query: string) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (query: string) => {
    clearTimeout(timer.current)
    if (onSearch && isToBeAsked(found, query)) timer.current = setTimeout(() => onSearch(query.trim()), searchWaits)
  }
}
