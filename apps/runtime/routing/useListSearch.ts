import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the last key until typed text counts (B §9). */
const searchDelay = 225

/** The state of a list, as its address has it. */
type ListSearch = { readonly q: string; readonly page?: number }

/** The names of what selects no rows: the page, and the item that is open beside the list. */
const inPage = new Set(['page', 'recipient'])

/** The state of a list with these changes. A new search or filter begins at the first page. Nothing else changes a list's state. */
export const searchWith = <Search extends object>(search: Search, patch: Partial<Search>): Partial<Search> => ({
  ...search,
  ...(!Object.keys(patch).every((name) => inPage.has(name)) && { page: undefined }),
  ...patch,
})

/** The text of the search field, the last search that the address had, and the last one that this field wrote. */
type Typed = { readonly text: string; readonly seen: string; readonly written: string | null }

/**
 * The state of a list, which its address holds: `search` is what its route has read. `text` is what is being typed: the address
 * is written asynchronously, and a field bound to it would lose keys. A search that comes from elsewhere, by Back for example,
 * replaces the text. Typing replaces the entry in the history, so that Back leaves the list; a filter or a page adds one.
 */
export function useListSearch<Search extends ListSearch>(search: Search) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Typed>({ text: search.q, seen: search.q, written: null })
  const next = typed.text.trim()
  if (typed.seen !== search.q) {
    // The search that this field has written may be older than its text by now.
    setTyped(search.q === typed.written ? { ...typed, seen: search.q } : { text: search.q, seen: search.q, written: null })
  }

  const write = (patch: Partial<ListSearch>, replace: boolean) =>
    void navigate({ to: '.', search: searchWith<ListSearch>(search, patch), replace })
  const commit = useEffectEvent((q: string) => {
    if (q === search.q) return
    setTyped((before) => ({ ...before, written: q }))
    write({ q }, true)
  })
  useEffect(() => {
    const timer = setTimeout(() => commit(next), searchDelay)
    return () => clearTimeout(timer)
  }, [next])

  return {
    search,
    text: typed.text,
    onText: (text: string) => setTyped((before) => ({ ...before, text })),
    onSearch: (patch: Partial<Search>) => write(patch, false),
  }
}
