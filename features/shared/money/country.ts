import type { Country } from '../../../themes/enterprise.ts'

/** The country of this deployment: its enterprise's. The United States until `setDefaultCountry` runs, as in tests. */
let ofDeployment: Country = 'US'

/** The country of the restaurant that the page is about, where the API names it. */
let ofVenue: Country | null = null

/** Sets the deployment's country, once, before anything is shown. */
export function setDefaultCountry(country: Country): void {
  ofDeployment = country
}

/**
 * Shows and charges money in the currency of the restaurant that the page is about. It is set while the page is drawn, so that no
 * amount below shows another one first. Null for the deployment's currency; undefined while the restaurant is not read.
 */
export function useVenueCountry(country: Country | null | undefined): void {
  if (country !== undefined) ofVenue = country
}

const currencies: Readonly<Record<Country, string>> = { US: 'usd', NZ: 'nzd' }

export const defaultCountry = (): Country => ofVenue ?? ofDeployment

/** The currency that the payment gateway charges (ISO 4217, in lower case). */
export const chargedCurrency = (): string => currencies[defaultCountry()]
