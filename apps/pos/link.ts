import type { OrderLink } from '../../features/pos/link.ts'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'
import { namedIn } from './opening.ts'

/** The link of an order, with the address that `return_url` names. */
export const readLink = (search: string): OrderLink => ({
  ...namedIn(search),
  returnUrl: allowedReturnUrl(new URLSearchParams(search).get('return_url')),
})
