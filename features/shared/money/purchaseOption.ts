/** What can be bought: an option of account cash (`ico`) or of a gift card (`gco`), by its id. */
export type PurchaseOption = { readonly kind: 'ico' | 'gco'; readonly id: string }

/** The option in the checkout's address: `ico_id=…` or `gco_id=…`. */
export const optionQuery = ({ kind, id }: PurchaseOption): string => new URLSearchParams({ [`${kind}_id`]: id }).toString()
