import { useRouter } from '@tanstack/react-router'
import { countryAsked } from './useTerms.ts'

/** Gives the address of a page of this app. The country that the link asked for goes with it. */
export function useHref() {
  const router = useRouter()
  return (to: string, search: Readonly<Record<string, string>> = {}): string => {
    const country = countryAsked(router.state.location.search)
    return router.buildLocation({ to, search: { ...(country !== undefined && { country }), ...search } }).publicHref
  }
}
