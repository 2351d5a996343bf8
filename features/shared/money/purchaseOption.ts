import * as z from 'zod/mini'

/** What can be bought: an option of account cash (`ico`) or of a gift card (`gco`), by its id. */
export const purchaseOption = z.object({ kind: z.literal(['ico', 'gco']), id: z.string() })
export type PurchaseOption = Readonly<z.output<typeof purchaseOption>>

/** The option in the checkout's address: `ico_id=…` or `gco_id=…`. */
export const optionQuery = ({ kind, id }: PurchaseOption): string => new URLSearchParams({ [`${kind}_id`]: id }).toString()
