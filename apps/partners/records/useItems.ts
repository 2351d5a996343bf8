import type * as z from 'zod/mini'
import { useListSearch } from '../../runtime/routing/useListSearch.ts'
import { useProject, useProjectHref } from '../project/useProject.ts'

type Search = Readonly<Record<string, string | number>>

/**
 * The state of a list as text, without its project and without what is empty or the first page. The address of an item holds
 * it, so that the way back from the item leads to the list as it was, after a reload too.
 */
export function listText(search: Search): string {
  const entries = Object.entries(search).filter(([name, value]) => value !== '' && name !== 'project' && !(name === 'page' && value === 1))
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

/** The search of the list again. */
export const listSearch = (text: string): Readonly<Record<string, string>> => Object.fromEntries(new URLSearchParams(text))

/** The list of a project's locations or brands: its state is in the address, and in that of each item. */
export function useItems<S extends Search & { readonly q: string }>(noun: 'location' | 'brand', schema: z.ZodMiniType<S>) {
  const project = useProject()
  const list = useListSearch(schema)
  const href = useProjectHref()
  return {
    ...list,
    project,
    hrefOf: (id: string) => href(`/${noun}`, { id, list: listText(list.search) }),
    pageHref: (page: number) => href(`/${noun}s`, listSearch(listText({ ...list.search, page }))),
  }
}
