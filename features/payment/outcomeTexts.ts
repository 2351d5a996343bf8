import { formatTime } from '../shared/dates/time.ts'
import type { LookUp } from '../shared/flow/lookUp.ts'
import { type Cents, type Currency, formatMoney } from '../shared/money/money.ts'

type Texts = Readonly<Record<LookUp, { readonly title: string; readonly intro: string; readonly pending?: string }>>

/** The words about an attempt of this page, without a known outcome. */
export const unknownTexts: Texts = {
  asking: {
    title: 'Checking your payment',
    intro: 'We got no clear answer, so we are looking up whether your payment arrived. You won’t be charged twice.',
    pending: 'Looking up your payment…',
  },
  closing: {
    title: 'One moment',
    intro: 'We are making sure that your first payment can’t go through anymore.',
    pending: 'Canceling your first payment…',
  },
  unreachable: {
    title: 'We can’t reach the server',
    intro: 'Your payment may have arrived. Look it up in a moment, or once you are back online: before that, nothing is sent again.',
  },
  noFinalAnswer: {
    title: 'We can’t look up your payment',
    intro:
      'It may have arrived, so nothing is sent again. Please look again in a moment. If that doesn’t help, our support team can tell you whether it was charged.',
  },
  notFound: { title: 'Your payment hasn’t gone through yet', intro: 'If you pay again now, you won’t be charged twice.' },
}

type Earlier = {
  readonly amount: Cents
  readonly currency: Currency
  /** The payer's name for it; null if the record has none. */
  readonly what: string | null
  /** Milliseconds since 1970; null where the record does not have it. */
  readonly startedAt: number | null
}

/** `on Nov 20, 2026, 1:30 PM`, by the payer's own clock; `before` if the record has no valid time. */
export function startedText(startedAt: number | null): string {
  const time = new Date(startedAt ?? Number.NaN)
  return Number.isNaN(time.getTime()) ? 'before' : `on ${formatTime(time, 'device')}`
}

/** The words about an attempt of an earlier visit. */
export function earlierTexts({ amount, currency, what, startedAt }: Earlier): Texts {
  const money = formatMoney(amount, currency)
  const sum = what === null ? money : `${money} for ${what}`
  const started = `You started to pay ${sum} ${startedText(startedAt)}`
  return {
    asking: {
      title: 'Checking an earlier payment',
      intro: `${started}, and we don’t know yet whether it went through. We check first, so that nothing is paid twice.`,
      pending: 'Looking up your earlier payment…',
    },
    closing: {
      title: 'One moment',
      intro: `We are making sure that the earlier payment of ${sum} can’t go through anymore.`,
      pending: 'Canceling your earlier payment…',
    },
    unreachable: {
      title: 'We can’t reach the server',
      intro: `${started}, and it may have gone through. Check again in a moment, or once you are back online.`,
    },
    noFinalAnswer: {
      title: 'We can’t look up an earlier payment',
      intro: `${started}, and it may have gone through. Please look again in a moment. If that doesn’t help, our support team can tell you whether it was charged.`,
    },
    notFound: {
      title: 'An earlier payment hasn’t gone through yet',
      intro: `${started}. It hasn’t been charged so far, but it still could be, for example from another tab. Cancel it, and it never will be.`,
    },
  }
}
