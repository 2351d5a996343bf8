import * as z from 'zod/mini'
import { optional, percent, mapped } from '../../shared/api/wire.ts'

/** The guest's tip settings in their account (A §3, user). */
export type TipHabit = {
  /** Their usual percentage; null where they have set none. */
  readonly percent: number | null
  /** The base of the percentage: the restaurant's own base, the bill before taxes, or the whole bill. */
  readonly base: 'restaurant' | 'beforeTax' | 'total'
}

/** A guest without an account, or without a setting. */
export const noHabit: TipHabit = { percent: null, base: 'restaurant' }

// The specification names the field and no values: these two are our decision.
const bases: ReadonlyMap<string, TipHabit['base']> = new Map([
  ['pre_tax', 'beforeTax'],
  ['post_tax', 'total'],
])

const userWire = z.object({ default_tip_percent: optional(percent), tip_calculation_base: optional(z.string()) })

/** The server's form, for the mocks. */
export type TipHabitWire = z.input<typeof userWire>

export const tipHabitResponse = mapped(z.object({ user: userWire }), ({ user }): TipHabit => ({
  percent: user.default_tip_percent,
  base: bases.get(user.tip_calculation_base?.toLowerCase() ?? '') ?? 'restaurant',
}))
