import { useSearch } from '@tanstack/react-router'
import { useHref } from '../runtime/routing/links.tsx'
import { countryAsked } from './useTerms.ts'

/** The address of a page, with the country that the link asked for. */
export const useGiftingHref = () => useHref({ country: countryAsked(useSearch({ strict: false })) })
