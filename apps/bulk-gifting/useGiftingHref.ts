import { useSearch } from '@tanstack/react-router'
import { useHref } from '../runtime/routing/links.tsx'

/** The country in the address of a link to this site, such as `?country=NZ`. */
export function useCountryAsked(): string | undefined {
  const { country }: { readonly country?: unknown } = useSearch({ strict: false })
  return typeof country === 'string' && country !== '' ? country : undefined
}

/** The address of a page, with the country that the link asked for. */
export const useGiftingHref = () => useHref({ country: useCountryAsked() })
