import * as z from 'zod/mini'
import { type Submission, idle } from '../../shared/api/answers/answer.ts'
import { type Rest, restAt } from '../../shared/api/answers/rest.ts'
import { optional, text, mapped } from '../../shared/api/wire.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import { expiryOnTheWire } from '../../shared/gift/expiry.ts'
import { codeSchema } from '../../shared/forms/nameSchema.ts'
import { giftCode } from '../../shared/forms/typedCode.ts'
import { cents, currencyByCountry, dollars } from '../../shared/money/money.ts'
import { giftStatus } from '../../shared/gift/giftStatus.ts'

const balanceWire = z.object({
  left: dollars,
  /** The original value of the gift, in dollars. */
  amount: optional(dollars),
  country_code: optional(currencyByCountry),
  status: giftStatus,
  expires_on: expiryOnTheWire,
  fine_print: text,
})

/** The body that a server sends, for the mocks. */
export type BalanceWire = z.input<typeof balanceWire>

export const balanceResponse = mapped(
  z.object({ balance: balanceWire }),
  ({ balance: { left, amount, country_code, status, expires_on, fine_print } }) => ({
    // An ended gift is worth nothing, even if some of it was left.
    left: status === 'expired' || status === 'cancelled' ? cents(0) : left,
    amount,
    /** Null for the enterprise's. */
    currency: country_code,
    // A guest who has spent all of it sees that in the rest.
    state: status === 'redeemed' ? ('claimed' as const) : status,
    expiresOn: expires_on,
    finePrint: fine_print,
  }),
)

export type GiftBalance = z.output<typeof balanceResponse>

export const balanceForm = z.object({ code: codeSchema(giftCode, 'Enter the gift’s code.', 'A gift’s code has at most 64 characters.') })

export type BalanceView =
  | S<'asking', { submission: Submission }>
  /** The server takes no code for a while. `message` is why. */
  | S<'resting', { message: string; seconds: number }>
  | S<'known', { code: string; balance: GiftBalance }>

type Asked = {
  readonly submission: Submission
  readonly known: Extract<BalanceView, { readonly status: 'known' }> | null
  readonly rest: Rest | null
}

/** `now` is milliseconds since 1970. */
export function getBalanceView({ submission, known, rest }: Asked, now: number): BalanceView {
  const resting = restAt(rest, now)
  if (resting) return { status: 'resting', ...resting }
  if (known !== null && submission.phase === 'idle') return known
  const isOver = rest !== null && submission.phase === 'refused' && submission.status === 429
  return { status: 'asking', submission: isOver ? idle : submission }
}
