type Named = { readonly ticket: string; readonly restaurant?: string | undefined }

/** The name of a check for its payer: "check 1042 at Harbor & Rye". Records of earlier builds have no restaurant. */
export const nameOfCheck = ({ ticket, restaurant }: Named): string => `check ${ticket}${placePhrase(restaurant)}`

/** Names a bill on this device, for every surface: two requests for it are never sent at the same time. */
export const billKey = (pos: string | undefined, location: string | undefined, ticket: string): string =>
  JSON.stringify(['bill', pos, location, ticket])

/** The restaurant within a sentence: " at Harbor & Rye"; empty if the record has none. */
export const placePhrase = (restaurant: string | undefined): string => (restaurant === undefined ? '' : ` at ${restaurant}`)
