import { enterprise } from '#enterprise'
import { useSearch } from '@tanstack/react-router'
import { getGiftingConfig } from '../../features/bulk-gifting/api.ts'
import type { GiftTerms } from '../../features/bulk-gifting/terms.ts'
import { termsOf } from '../../features/bulk-gifting/termsWire.ts'
import { type Remote, mapRemote } from '../../features/shared/api/remote.ts'
import { useRead } from '../runtime/api/useRead.ts'

/** The country in the address of a link to this site, such as `?country=NZ`. */
export function countryAsked(search: unknown): string | undefined {
  const asked: unknown = typeof search === 'object' && search !== null && 'country' in search ? search.country : undefined
  return typeof asked === 'string' && asked !== '' ? asked : undefined
}

/** The site's terms: the server's country, or else the enterprise's. */
export function useTerms(): { readonly terms: Remote<GiftTerms>; readonly readAgain: () => void } {
  const country = countryAsked(useSearch({ strict: false }))
  const { read, readAgain } = useRead(getGiftingConfig, { query: country === undefined ? {} : { country } })
  return { terms: mapRemote(read, (config) => termsOf(config, enterprise.settings.country)), readAgain }
}
