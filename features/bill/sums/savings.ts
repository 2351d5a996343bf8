import type { Cents } from '../../shared/money/money.ts'
import type { Breakdown } from './breakdown.ts'
import { percentOf } from './share.ts'

/** `sub_credit_back_percent` where the server sends none: a fraction, 20 % (B §9). */
export const defaultCreditBack = 0.2

/** What the guest saved today: the reward. House account and cash are their own money. */
export const savedOf = ({ offer }: Pick<Breakdown, 'offer'>): Cents => offer

/** What the guest earns back: a share of the bill that the card pays. The tip belongs to the staff and earns nothing. */
export const earnedOf = ({ card }: Pick<Breakdown, 'card'>, creditBack: number): Cents => percentOf(card, creditBack * 100)
