type Named = { readonly ticket: string; readonly restaurant?: string | undefined }

/** A check as its payer knows it: "check 1042 at Harbor & Rye". A record of an earlier build says no restaurant. */
export const nameOfCheck = ({ ticket, restaurant }: Named): string => `check ${ticket}${placeOf(restaurant)}`

/** Names a bill on this device, whichever surface pays it: two requests for it never go out at once. */
export const billKey = (pos: string | undefined, location: string | undefined, ticket: string): string =>
  JSON.stringify(['bill', pos, location, ticket])

/** Where something is paid, within a sentence: " at Harbor & Rye"; empty where the record does not say it. */
export const placeOf = (restaurant: string | undefined): string => (restaurant === undefined ? '' : ` at ${restaurant}`)
