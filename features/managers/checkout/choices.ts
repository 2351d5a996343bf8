import * as z from 'zod/mini'
import type { LocationRules } from '../../bill/reading/locationRules.ts'
import { startsWithServiceCharge } from '../../bill/tipping/serviceCharge.ts'
import { chosenTip } from '../../bill/tipping/tip.ts'
import { centsSchema } from '../../shared/money/money.ts'

/** `automatic` follows the split. `own` is null while its field is empty. */
const serviceCharge = z.union([
  z.object({ kind: z.literal(['off', 'automatic']) }),
  z.object({ kind: z.literal('own'), amount: z.nullable(centsSchema) }),
])
export type ServiceChargeChoice = z.output<typeof serviceCharge>

/** The payer. A business expense charges the full bill to the card, and saves rewards and balance for later. */
const expense = z.enum(['personal', 'business'])
export type Expense = z.output<typeof expense>

/** A manager's choices for a payment. They are saved for a reload. */
export const choicesSchema = z.readonly(
  z.object({
    /** Null: all that is due. */
    split: z.nullable(centsSchema),
    /** Null before they choose. A percentage is of the current payment, so it follows the split. */
    tip: z.nullable(chosenTip),
    serviceCharge,
    expense,
    /** The claim of the one reward of this visit; null for 'Don’t use a reward'. */
    claimId: z.nullable(z.string()),
    /** An earlier part payment of this visit has used the one reward. */
    hasUsedReward: z.boolean(),
    usesCash: z.boolean(),
    /** Null before the manager has chosen: the guest's first card. */
    cardId: z.nullable(z.string()),
  }),
)
export type Choices = z.output<typeof choicesSchema>

/** The tip is the guest's choice, and a reward can be used once: both start unchosen. Their cash pays unless they say no. */
export const firstChoices = (rules: LocationRules): Choices => ({
  split: null,
  tip: null,
  serviceCharge: { kind: startsWithServiceCharge(rules) ? 'automatic' : 'off' },
  expense: 'personal',
  claimId: null,
  hasUsedReward: false,
  usesCash: true,
  cardId: null,
})

/** Switching between business and personal clears the reward and the choice of the balance. */
export const switchedExpense = (choices: Choices, expense: Expense): Choices =>
  choices.expense === expense ? choices : { ...choices, expense, claimId: null, usesCash: true }
