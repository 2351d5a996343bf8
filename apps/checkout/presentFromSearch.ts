import { giftDesigns } from '../../ui/GiftDesigns/designs.ts'
import type { Present } from '../../features/checkout/visit.ts'
import { readLink } from './link.ts'

/** The gift card as the link begins it; undefined for another product. */
export function presentFromSearch(search: string): Present | undefined {
  if (readLink(search).option?.kind !== 'gco') return undefined
  const query = new URLSearchParams(search)
  return { design: giftDesigns.find((design) => query.get('design') === design) ?? giftDesigns[0], recipientName: '', message: '' }
}
