import * as z from 'zod/mini'

/** A purchase option: account cash (`ico`) or a gift card (`gco`), by its id. */
export const purchaseOption = z.object({ kind: z.literal(['ico', 'gco']), id: z.string() })
export type PurchaseOption = Readonly<z.output<typeof purchaseOption>>

/** The option in the checkout's address: `ico_id=…` or `gco_id=…`. */
export const optionQuery = ({ kind, id }: PurchaseOption): string => new URLSearchParams({ [`${kind}_id`]: id }).toString()
