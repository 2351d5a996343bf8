import { memo, useDeferredValue, useState } from 'react'
import { Amount } from '../../ui/Amount/Amount.tsx'
import { AmountField } from '../../ui/AmountField/AmountField.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Slider } from '../../ui/Slider/Slider.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Meals } from '../../ui/TierList/Meals.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { type Cents, cents, formatMoneyShort } from '../shared/money/money.ts'
import { writeSum } from '../shared/money/typedSum.ts'
import { type CalculatorState, type Notice, firstSpend, left, slidTo, typed } from './calculator.ts'
import { bandOf, bands, earnedOf, minimumSpend, maximumSpend, stops } from './spend.ts'

export type SpendCalculatorProps = {
  state: CalculatorState
  onChange: (change: (state: CalculatorState) => CalculatorState) => void
  startHref: (spend: Cents) => string
}

const limits = `${formatMoneyShort(minimumSpend)} and ${formatMoneyShort(maximumSpend)}`

const typeLabel = 'Or type the amount'
const typeHint = `Whole dollars, between ${limits}.`

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
    <Split space="lg" align="stretch">
      <Card>
        <Form onSubmit={() => onChange(left)}>
          <Stack space="lg">
            <Slider
              label="Your dining in a month"
              hint="What your team eats out, and what you take guests out for."
              stops={stops}
              format={(stop) => formatMoneyShort(cents(stop))}
              value={state.spend}
              onChange={(stop) => onChange(() => slidTo(cents(stop)))}
            />
            <TypedSpend state={state.status === 'sliding' ? following : state} onChange={onChange} />
          </Stack>
        </Form>
      </Card>
      <Earned
        spend={counted}
        href={startHref(counted)}
        news={state.status === 'resting' && state !== first ? (noticeOf(state) ?? '') : null}
      />
    </Split>
  )
}

const TypedSpend = memo(function TypedSpend({ state, onChange }: Pick<SpendCalculatorProps, 'state' | 'onChange'>) {
  const notice = noticeOf(state)
  const isInvalid = state.status === 'resting' && state.notice === 'unread'
  return (
    <AmountField
      label={typeLabel}
      name="spend"
      hint={notice !== null && !isInvalid ? notice : typeHint}
      error={isInvalid && notice !== null ? notice : undefined}
      value={state.text}
      onChange={(text) => onChange((before) => typed(before, text))}
      onBlur={() => onChange(left)}
    />
  )
})

export const CalculatorPlaceholder = ({ href }: { href: string }) => (
  <Split space="lg" align="stretch">
    <Card>
      <Stack space="lg">
        <Skeleton shape="card" />
        <AmountField label={typeLabel} name="spend" hint={typeHint} value={writeSum(firstSpend)} onChange={() => {}} />
      </Stack>
    </Card>
    <Earned spend={firstSpend} href={href} news={null} />
  </Split>
)

/** The earnings. `news` is the text that a screen reader announces; null for none. */
const Earned = memo(function Earned({ spend, href, news }: { spend: Cents; href: string; news: string | null }) {
  const earned = earnedOf(spend)
  const band = bandOf(earned)
  const { message } = band
  const month = formatMoneyShort(earned)
  return (
    <Card>
      <Stack space="md">
        <Stack space="xs">
          <Text tone="muted">You earn</Text>
          <Text as="div">
            <Amount size="display">{month}</Amount> a month
          </Text>
          <Meals count={bands.filter(({ upTo }) => upTo <= band.upTo).length} />
          <Text weight="strong">{message}</Text>
          <Text size="sm" tone="muted">
            That is {formatMoneyShort(cents(earned * 12))} in a year.
          </Text>
        </Stack>
        <LinkButton wide href={href}>
          Start with {formatMoneyShort(spend)}
        </LinkButton>
        {/* Empty while the slider moves or the visitor types, so that only the result is announced. */}
        <VisuallyHidden live>{news !== null && `${news} You earn ${month} a month. ${message}`.trim()}</VisuallyHidden>
      </Stack>
    </Card>
  )
})
