import { memo, useDeferredValue, useState } from 'react'
import { AmountField } from '../../ui/AmountField/AmountField.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { LandingSum, type LandingSumProps } from '../../ui/LandingPage/LandingSum.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Slider } from '../../ui/Slider/Slider.tsx'
import { Slip } from '../../ui/Slip/Slip.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { type Cents, type Currency, cents, formatMoneyShort } from '../shared/money/money.ts'
import { noSum } from '../shared/money/typedSum.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { type CalculatorState, type Notice, firstSpend, left, slidTo, typed } from './calculator.ts'
import { bandOf, earnedOf, minimumSpend, maximumSpend, stops } from './spend.ts'

export type SpendCalculatorProps = {
  state: CalculatorState
  onChange: (change: (state: CalculatorState) => CalculatorState) => void
  startHref: (spend: Cents) => string
}

const spendLabel = 'Your team’s dining in a month'
const getSpendHint = (currency: Currency) =>
  `Whole dollars, between ${formatMoneyShort(minimumSpend, currency)} and ${formatMoneyShort(maximumSpend, currency)}.`

const noticeText = (notice: Notice, { spend, currency }: CalculatorState): string =>
  ({
    raised: `We count from ${formatMoneyShort(minimumSpend, currency)}, so we have set that.`,
    lowered: `We count up to ${formatMoneyShort(maximumSpend, currency)}, so we have set that.`,
    unread: `${noSum('1,250')} We count ${formatMoneyShort(spend, currency)}.`,
  })[notice]

export const noticeOf = (state: CalculatorState): string | null =>
  state.status === 'resting' && state.notice ? noticeText(state.notice, state) : null

export function SpendCalculator({ state, onChange, startHref }: SpendCalculatorProps) {
  // Screen readers read the first state with the page; only changes are announced.
  const [first] = useState(state)
  // Deferred, so that a slow phone renders the slider's thumb first.
  const following = useDeferredValue(state)
  const counted = following.spend
  return (
    <Panel
      currency={state.currency}
      spend={counted}
      href={startHref(counted)}
      news={state.status === 'resting' && state !== first ? (noticeOf(state) ?? '') : null}
      onSubmit={() => onChange(left)}
      field={<TypedSpend state={state.status === 'sliding' ? following : state} onChange={onChange} />}
      slider={
        <Slider
          paired
          label="Slide to the amount"
          stops={stops}
          format={(stop) => formatMoneyShort(cents(stop), state.currency)}
          value={state.spend}
          onChange={(stop) => onChange((before) => slidTo(before, cents(stop)))}
        />
      }
    />
  )
}

const TypedSpend = memo(function TypedSpend({ state, onChange }: Pick<SpendCalculatorProps, 'state' | 'onChange'>) {
  const notice = noticeOf(state)
  const isInvalid = state.status === 'resting' && state.notice === 'unread'
  return (
    <AmountField
      large
      label={spendLabel}
      name="spend"
      hint={notice !== null && !isInvalid ? notice : getSpendHint(state.currency)}
      error={isInvalid && notice !== null ? notice : undefined}
      value={state.text}
      onChange={(text) => onChange((before) => typed(before, text))}
      onBlur={() => onChange(left)}
    />
  )
})

const ignore = () => {}

/** The calculator before its script runs: it shows the first result. */
export function CalculatorPlaceholder({ href }: { href: string }) {
  const currency = useCurrency()
  return (
    <Panel
      inert
      currency={currency}
      spend={firstSpend}
      href={href}
      news={null}
      onSubmit={ignore}
      field={
        <AmountField
          large
          label={spendLabel}
          name="spend"
          hint={getSpendHint(currency)}
          value={formatMoneyShort(firstSpend, currency)}
          onChange={ignore}
        />
      }
      slider={<Skeleton shape="field" />}
    />
  )
}

type PanelProps = Pick<LandingSumProps, 'field' | 'slider' | 'onSubmit' | 'inert'> & {
  currency: Currency
  spend: Cents
  href: string
  /** The text that a screen reader announces; null for none. */
  news: string | null
}

/** The earnings, and the form that decides them. */
function Panel({ currency, spend, href, news, ...form }: PanelProps) {
  const earned = earnedOf(spend)
  const month = formatMoneyShort(earned, currency)
  return (
    <LandingSum
      {...form}
      result={<Earned currency={currency} earned={earned} />}
      action={
        <>
          <LinkButton wide href={href}>
            Start earning {month} a month
          </LinkButton>
          {/* Empty while the slider moves or the visitor types, so that only the result is announced. */}
          <VisuallyHidden live>
            {news !== null && `${news} You earn ${month} a month. Enough for: ${bandOf(earned).message}.`.trim()}
          </VisuallyHidden>
        </>
      }
    />
  )
}

const Earned = memo(function Earned({ currency, earned }: { currency: Currency; earned: Cents }) {
  return (
    <Slip
      face="credit"
      label="Your earnings"
      kicker="You earn"
      amount={formatMoneyShort(earned, currency)}
      title="back every month"
      stub={[
        { term: 'Enough for', detail: bandOf(earned).message },
        { term: 'In a year', detail: formatMoneyShort(cents(earned * 12), currency) },
      ]}
    />
  )
})
