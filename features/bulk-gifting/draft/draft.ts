import type { Country } from '../../../themes/enterprise.ts'
import { isSameDraft } from '../../shared/forms/isSameDraft.ts'
import { type Recipient, type RecipientList, emptyList } from '../recipients/recipientList.ts'
import { type GiftDetails, giftFromDetails } from './details.ts'

/** An order that is not paid yet. A reload loses nothing. */
export type OrderDraft = {
  /** An attempt to pay names the draft that it pays for: another order has another id. */
  readonly id: string
  readonly list: RecipientList
  /** Typed recipients that are not in the list yet. */
  readonly typed: string
  /** Null before the person has chosen anything. */
  readonly details: GiftDetails | null
}

export const emptyDraft = (id: string): OrderDraft => ({ id, list: emptyList, typed: '', details: null })

/** In characters. The browser takes seconds to lay out a text of 50,000 lines, and the page stops meanwhile. */
const longestTyped = 20_000

/** A text that goes into the list at once, and not into the field. */
export const isTooLongToEdit = (text: string): boolean => text.length > longestTyped

const isSameList = (one: readonly Recipient[], other: readonly Recipient[]): boolean =>
  one === other ||
  (one.length === other.length && one.every(({ address, name }, index) => address === other[index]?.address && name === other[index].name))

const isSameGift = (one: GiftDetails, other: GiftDetails): boolean => isSameDraft(giftFromDetails(one), giftFromDetails(other))

/** A change of a draft, or what makes one from the draft as it is then. */
export type DraftPatch = Partial<OrderDraft> | ((before: OrderDraft) => Partial<OrderDraft>)

/**
 * A draft after a change. Other recipients or another gift are another order: if a copy of the former one has been paid, this
 * one is not. The same order keeps its id, so that nobody pays it twice. `first` is the gift before anything is chosen.
 */
export function changedDraft(before: OrderDraft, patch: Partial<OrderDraft>, first: GiftDetails, newId: () => string): OrderDraft {
  const after = { ...before, ...patch }
  const isSame = isSameList(before.list.recipients, after.list.recipients) && isSameGift(before.details ?? first, after.details ?? first)
  return isSame ? after : { ...after, id: newId() }
}

/** The name of the order that a draft is now, for an attempt to pay it. The same draft in another country is another order. */
export const getOrderId = ({ id }: OrderDraft, country: Country): string => `${id}.${country}`
