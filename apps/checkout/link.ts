import type { getOrder } from '../../features/checkout/api.ts'
import type { AskedLink } from '../../features/checkout/visit.ts'
import { plainText } from '../../ui/text/plainText.ts'
import { pathWith } from '../../features/shared/links/pathWith.ts'
import type { PurchaseOption } from '../../features/shared/money/purchaseOption.ts'

/** The option, if there is one, and the promo code of the address. */
export function readLink(search: string): AskedLink {
  const query = new URLSearchParams(search)
  const named = (kind: PurchaseOption['kind']): PurchaseOption | null => {
    const id = query.get(`${kind}_id`)
    return id ? { kind, id } : null
  }
  return { option: named('ico') ?? named('gco'), promoCode: plainText(query.get('code') ?? '') || null }
}

/** The path of `getOrder`, which comes with zod: the entry runs before that has loaded. */
const orderPath: (typeof getOrder)['path'] = '/api/v5/purchase_options/{kind}/{id}'

/** The order's address at the API, with its query. */
export const orderAddress = (option: PurchaseOption, promoCode: string | null): string =>
  pathWith(orderPath, option) + (promoCode === null ? '' : `?${new URLSearchParams({ code: promoCode })}`)
