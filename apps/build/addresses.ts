/** Addresses below an app's own at which it shows something else, by the app's name. */
export const addressesBelow: Readonly<Record<string, readonly string[]>> = {
  business: ['gifting'],
  checkout: ['subscribe'],
  embed: ['map', 'privacy'],
}

/** Addresses of no app that lead to one: the business page is known as `/gifting` too (CAL-01). */
export const alsoKnownAs: Readonly<Record<string, string>> = { '/gifting': 'business' }
