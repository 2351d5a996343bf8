import { useRouter } from '@tanstack/react-router'

type Search = Readonly<Record<string, string | undefined>>

/** Gives the address of a page of this app. What is `saved` goes with every address. */
export function useHref(saved: Search = {}) {
  const router = useRouter()
  return (to: string, search: Search = {}): string => router.buildLocation({ to, search: { ...saved, ...search } }).publicHref
}
