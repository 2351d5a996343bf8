/** Addresses below an app's own that show something else, by the app's name. */
export const addressesBelow: Readonly<Record<string, readonly string[]>> = {
  business: ['gifting'],
  checkout: ['subscribe'],
  embed: ['map', 'privacy'],
  partners: ['login'],
  managers: ['login', 'location-selection', 'diner-selection'],
}

/** Other names of apps: the business page is also at `/gifting` (CAL-01). */
export const alsoKnownAs: Readonly<Record<string, string>> = { '/gifting': 'business' }
