import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { AmountField } from '../../ui/AmountField/AmountField.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Slider } from '../../ui/Slider/Slider.tsx'
import { Slip } from '../../ui/Slip/Slip.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { type Cents, cents, formatMoneyShort } from '../shared/money/money.ts'
import { type CalculatorState, type Notice, firstSpend, left, slidTo, typed } from './calculator.ts'
import { bandOf, earnedOf, minimumSpend, maximumSpend, stops } from './spend.ts'

export type SpendCalculatorProps = {
  state: CalculatorState
  onChange: (change: (state: CalculatorState) => CalculatorState) => void
  startHref: (spend: Cents) => string
}

const limits = `${formatMoneyShort(minimumSpend)} and ${formatMoneyShort(maximumSpend)}`

const spendLabel = 'Your team’s dining in a month'
const spendHint = `Whole dollars, between ${limits}.`

const noticeText = (notice: Notice, spend: Cents): string =>
  ({
    raised: `We count from ${formatMoneyShort(minimumSpend)}, so we have set that.`,
    lowered: `We count up to ${formatMoneyShort(maximumSpend)}, so we have set that.`,
    unread: 'Please type an amount in figures.',
    restored: `That’s not an amount. We kept ${formatMoneyShort(spend)}.`,
  })[notice]

const noticeOf = (state: CalculatorState): string | null =>
  state.status === 'resting' && state.notice ? noticeText(state.notice, state.spend) : null

export function SpendCalculator({ state, onChange, startHref }: SpendCalculatorProps) {
  // Screen readers read the first state with the page; only changes are announced.
  const [first] = useState(state)
  // Deferred, so that a slow phone renders the slider's thumb first.
  const following = useDeferredValue(state)
  const counted = following.spend
  return (
    <Panel spend={counted} href={startHref(counted)} news={state.status === 'resting' && state !== first ? (noticeOf(state) ?? '') : null}>
      <Form onSubmit={() => onChange(left)}>
        <Stack space="md">
          <TypedSpend state={state.status === 'sliding' ? following : state} onChange={onChange} />
          <Slider
            paired
            label="Slide to the amount"
            stops={stops}
            format={(stop) => formatMoneyShort(cents(stop))}
            value={state.spend}
            onChange={(stop) => onChange(() => slidTo(cents(stop)))}
          />
        </Stack>
      </Form>
    </Panel>
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
      hint={notice !== null && !isInvalid ? notice : spendHint}
      error={isInvalid && notice !== null ? notice : undefined}
      value={state.text}
      onChange={(text) => onChange((before) => typed(before, text))}
      onBlur={() => onChange(left)}
    />
  )
})

export const CalculatorPlaceholder = ({ href }: { href: string }) => (
  <Panel spend={firstSpend} href={href} news={null}>
    <Stack space="md">
      <AmountField large label={spendLabel} name="spend" hint={spendHint} value={formatMoneyShort(firstSpend)} onChange={() => {}} />
      <Skeleton shape="field" />
    </Stack>
  </Panel>
)

type PanelProps = { spend: Cents; href: string; news: string | null; children: ReactNode }

/** The earnings, and the form that decides them. `news` is the text that a screen reader announces; null for none. */
function Panel({ spend, href, news, children }: PanelProps) {
  const earned = earnedOf(spend)
  const month = formatMoneyShort(earned)
  return (
    <Split space="lg" align="stretch">
      <Earned earned={earned} />
      <Card>
        <Stack space="lg">
          {children}
          <LinkButton wide href={href}>
            Start earning {month} a month
          </LinkButton>
          {/* Empty while the slider moves or the visitor types, so that only the result is announced. */}
          <VisuallyHidden live>
            {news !== null && `${news} You earn ${month} a month. Enough for: ${bandOf(earned).message}.`.trim()}
          </VisuallyHidden>
        </Stack>
      </Card>
    </Split>
  )
}

const Earned = memo(function Earned({ earned }: { earned: Cents }) {
  return (
    <Slip
      face="credit"
      label="Your earnings"
      kicker="You earn"
      amount={formatMoneyShort(earned)}
      title="back every month"
      stub={[
        { term: 'Enough for', detail: bandOf(earned).message },
        { term: 'In a year', detail: formatMoneyShort(cents(earned * 12)) },
      ]}
    />
  )
})
