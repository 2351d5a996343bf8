type Named = { readonly ticket: string; readonly restaurant?: string | undefined }

/** The name of a check for its payer: "check 1042 at Harbor & Rye". Records of earlier builds have no restaurant. */
export const nameOfCheck = ({ ticket, restaurant }: Named): string => `check ${ticket}${placePhrase(restaurant)}`

/** The restaurant within a sentence: " at Harbor & Rye"; empty if the record has none. */
export const placePhrase = (restaurant: string | undefined): string => (restaurant === undefined ? '' : ` at ${restaurant}`)
