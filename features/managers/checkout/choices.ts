import type { LocationRules } from '../../bill/locationRules.ts'
import { startsWithServiceCharge } from '../../bill/serviceCharge.ts'
import type { ChosenTip } from '../../bill/tip.ts'
import type { Cents } from '../../shared/money/money.ts'

/** `automatic` follows the split. `own` is null while its field is empty. */
export type ServiceChargeChoice = { readonly kind: 'off' | 'automatic' } | { readonly kind: 'own'; readonly amount: Cents | null }

/** Who pays: a business expense charges the full bill to the card, and saves rewards and balance for later. */
export type Expense = 'personal' | 'business'

/** What a manager has chosen for a payment. It is saved for a reload. */
export type Choices = {
  /** Null: all that is due. */
  readonly split: Cents | null
  /** Null before they choose. A percentage is of what is paid now, so it follows the split. */
  readonly tip: ChosenTip | null
  readonly serviceCharge: ServiceChargeChoice
  readonly expense: Expense
  /** The claim of the one reward of this visit; null for 'Don't use a reward'. */
  readonly claimId: string | null
  /** Whether Platewell cash pays. */
  readonly usesCash: boolean
  /** Null before the manager has chosen: the guest's first card. */
  readonly cardId: string | null
}

/** The tip is the guest's choice, and a reward can be used once: both start unchosen. Their cash pays unless they say no. */
export const firstChoices = (rules: LocationRules): Choices => ({
  split: null,
  tip: null,
  serviceCharge: { kind: startsWithServiceCharge(rules) ? 'automatic' : 'off' },
  expense: 'personal',
  claimId: null,
  usesCash: true,
  cardId: null,
})

/** Switching between business and personal clears the reward and the choice of the balance. */
export const switchedExpense = (choices: Choices, expense: Expense): Choices =>
  choices.expense === expense ? choices : { ...choices, expense, claimId: null, usesCash: true }
