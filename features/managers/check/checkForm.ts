import { trimmed } from '../../shared/forms/nameSchema.ts'
import * as z from 'zod/mini'
import { validateBillAmount } from '../../bill/sums/billAmount.ts'
import type { LocationRules } from '../../bill/reading/locationRules.ts'
import { type Cents, type Currency, cents } from '../../shared/money/money.ts'
import type { Employee } from './employee.ts'
import { mapped } from '../../shared/api/wire.ts'

/** The identifier of the bill: its check number, or the amount if the location has no check numbers. */
export type BillSource = 'number' | 'amount'

/** The ways to enter a bill at a location. A location with check numbers takes no amount, even if an address names one. */
export const sourceAt = ({ isLegacyPos }: Pick<LocationRules, 'isLegacyPos'>, named: BillSource): BillSource =>
  isLegacyPos ? named : 'number'

export type CheckDraft = { readonly number: string; readonly amount: number | null; readonly notes: string; readonly pin: string }

/** The bill that a guest pays: a check of the restaurant, or an amount. */
export type EnteredBill = { readonly by: 'number'; readonly number: string } | { readonly by: 'amount'; readonly amount: Cents }

export type EnteredCheck = {
  readonly bill: EnteredBill
  /** Null without one. */
  readonly notes: string | null
  /** Null where the location needs none. */
  readonly employee: Employee | null
}

export const emptyDraft: CheckDraft = { number: '', amount: null, notes: '', pin: '' }

/** A manager's input for a guest at a location (`of`), without the secret number of the employee. */
export const savedCheck = z.object({ of: z.string(), number: z.string(), amount: z.nullable(z.number()), notes: z.string() })

const number = trimmed(z.minLength(1, 'Enter the check number'))

const amountIn = (currency: Currency) =>
  mapped(z.nullable(z.number()), (typed, { issues }): Cents => {
    const check = validateBillAmount(typed === null ? null : cents(typed), currency)
    if (check.kind === 'valid') return check.amount
    issues.push({ code: 'custom', message: check.message, input: typed })
    return cents(0)
  })

/** Whether the manager chooses the employee. A single employee is chosen without a question. */
export const needsChoice = (employees: readonly Employee[]): boolean => employees.length > 1

export function checkSchema(
  source: BillSource,
  employees: readonly Employee[],
  currency: Currency,
): z.ZodMiniType<EnteredCheck, CheckDraft> {
  const isChoice = needsChoice(employees)
  const others = { notes: trimmed(), pin: isChoice ? z.string().check(z.minLength(1, 'Choose an employee')) : z.string() }
  const entered = (bill: EnteredBill, { notes, pin }: Pick<CheckDraft, 'notes' | 'pin'>): EnteredCheck => ({
    bill,
    notes: notes || null,
    employee: (isChoice ? employees.find((each) => each.pin === pin) : employees[0]) ?? null,
  })
  if (source === 'amount') {
    return mapped(z.object({ number: z.string(), amount: amountIn(currency), ...others }), (valid) =>
      entered({ by: 'amount', amount: valid.amount }, valid),
    )
  }
  return mapped(z.object({ number, amount: z.nullable(z.number()), ...others }), (valid) =>
    entered({ by: 'number', number: valid.number }, valid),
  )
}
