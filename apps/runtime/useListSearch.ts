import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the last key until typed text counts (B §9). */
const searchDelay = 225

/** The state of a list, as its address has it. */
type ListSearch = {
  /** The text that is searched for. */
  readonly q: string
  readonly page?: number
}

/**
 * The state of a list: kept in the address, which the route's `validateSearch` reads. `text` is what is typed: the address
 * is written asynchronously, and a field bound to it would lose keys. Text that comes from elsewhere, by Back for example,
 * replaces it. Typing replaces the entry in the history, so that Back leaves the list; a filter or a page adds one. Both
 * begin at the first page.
 */
export function useListSearch<Search extends ListSearch>(search: Search) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [typed, setTyped] = useState({ text: search.q, q: search.q })
  const next = typed.text.trim()
  if (typed.q !== search.q) setTyped({ text: search.q === next ? typed.text : search.q, q: search.q })

  const write = (patch: object, replace: boolean) =>
    void navigate({ to: pathname, search: { ...search, ...('page' in search && { page: 1 }), ...patch }, replace })
  const commit = useEffectEvent((q: string) => q !== search.q && write({ q }, true))
  useEffect(() => {
    const timer = setTimeout(() => commit(next), searchDelay)
    return () => clearTimeout(timer)
  }, [next])

  return {
    search,
    text: typed.text,
    onText: (text: string) => setTyped({ text, q: search.q }),
    onSearch: (patch: Partial<Search>) => write(patch, false),
  }
}
