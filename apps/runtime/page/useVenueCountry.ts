import { setVenueCountry } from '../../../features/shared/money/country.ts'
import type { Country } from '../../../themes/enterprise.ts'

/**
 * Shows and charges money in the currency of the restaurant that the page is about. It is set while the page is drawn, so that no
 * amount below shows another one first. Undefined while the restaurant is not read.
 */
export function useVenueCountry(country: Country | null | undefined): void {
  if (country !== undefined) setVenueCountry(country)
}
