import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'

/** Milliseconds after the last key until typed text counts (B §9). */
const searchDelay = 225

/** The state of a list, as its address has it. */
type ListSearch = { readonly q: string; readonly page?: number }

/** The text of the search field, the last search that the address had, and the last one that this field wrote. */
type Typed = { readonly text: string; readonly seen: string; readonly written: string | null }

/**
 * The state of a list. The address holds what differs from the defaults of the schema, so each field needs a default. The
 * route has no `validateSearch`: it would write the defaults into the address. `text` is what is being typed: the address is
 * written asynchronously, and a field bound to it would lose keys. A search that comes from elsewhere, by Back for example,
 * replaces the text. Typing replaces the entry in the history, so that Back leaves the list; a filter or a page adds one. A
 * new search or filter begins at the first page.
 */
export function useListSearch<Search extends ListSearch>(schema: z.ZodMiniType<Search>) {
  const search = z.parse(schema, useSearch({ strict: false }))
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [typed, setTyped] = useState<Typed>({ text: search.q, seen: search.q, written: null })
  const next = typed.text.trim()
  if (typed.seen !== search.q) {
    // What this field has written itself may be older than its text by now.
    setTyped(search.q === typed.written ? { ...typed, seen: search.q } : { text: search.q, seen: search.q, written: null })
  }

  const write = (patch: object, replace: boolean) => {
    const defaults = new Map<string, unknown>(Object.entries(z.parse(schema, {})))
    const all = Object.entries<unknown>({ ...search, page: undefined, ...patch })
    const others = Object.fromEntries(all.filter(([name, value]) => value !== defaults.get(name)))
    void navigate({ to: pathname, search: others, replace })
  }
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
