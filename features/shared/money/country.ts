import type { Country } from '../../../themes/enterprise.ts'

/** The country of this deployment: its enterprise's. The United States until `setDefaultCountry` runs, as in tests. */
let ofDeployment: Country = 'US'

/** Sets the deployment's country, once, before anything is shown. */
export function setDefaultCountry(country: Country): void {
  ofDeployment = country
}

const currencies: Readonly<Record<Country, string>> = { US: 'usd', NZ: 'nzd' }

/** The currency that the payment gateway charges (ISO 4217, in lower case). */
export const chargedCurrency = (): string => currencies[ofDeployment]

export const defaultCountry = (): Country => ofDeployment
