import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { type Cents, type Currency, formatMoneyShort, giftParts, keptBonusText } from '../../shared/money/money.ts'
import { writeSum } from '../../shared/money/typedSum.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { PersonalPrice } from '../../shared/screens/PersonalPrice.tsx'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import { getProblem } from '../../shared/api/answers/answer.ts'
import { amountText, quoteAsTyped, validatedAmount } from '../entry.ts'
import { type ValidatedAmount, type Quote, amountProblem, isDiscount, payablePresets, getQuote } from '../openAmount.ts'
import type { OpenAmount as Terms } from '../panel.ts'
import { PromoCode } from './PromoCode.tsx'
import { Sale, type SaleProps } from './Sale.tsx'
import { type OpenAmountRequest, type StateOf, getRequest } from '../purchase.ts'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Text } from '../../../ui/Text/Text.tsx'

type Sold = { terms: Terms; isGift: boolean }

/** The bonus of a gift is its buyer's. */
const valueText = ({ amount, get }: Quote, { isGift }: Sold, currency: Currency) =>
  formatMoneyShort(isGift ? giftParts(amount, get).value : get, currency)

function gainText({ gain }: Quote, { terms, isGift }: Sold, currency: Currency): string | undefined {
  if (gain === 0) return undefined
  if (isDiscount(terms.incentive)) return `${formatMoneyShort(gain, currency)} off`
  return isGift ? keptBonusText(gain, currency) : `${formatMoneyShort(gain, currency)} bonus`
}

type NoteProps = Sold & { validated: ValidatedAmount; typing: boolean }

/** Shows the value of the amount, or what is missing before it can be paid. While the buyer types, none of it is announced. */
function QuoteNote({ validated, typing, ...sold }: NoteProps) {
  const currency = useCurrency()
  const gain = validated.kind === 'valid' ? gainText(validated.quote, sold, currency) : undefined
  return (
    <div role="status" aria-busy={typing}>
      {validated.kind === 'valid' ? (
        <Inline space="xs" align="baseline" justify="between">
          <Text as="span" size="sm">
            You {sold.isGift ? 'give' : 'get'} <Amount>{valueText(validated.quote, sold, currency)}</Amount>
          </Text>
          {gain && (
            <Text as="span" size="sm" tone="muted">
              {gain}
            </Text>
          )}
        </Inline>
      ) : (
        <Text as="span" size="sm" tone="muted">
          {validated.kind === 'empty' ? 'Enter an amount' : 'Enter another amount'}
        </Text>
      )}
    </div>
  )
}

type Props = SaleProps & { state: StateOf<'openAmount'>; onSend: (request: OpenAmountRequest) => void }

function toTiles(presets: readonly Cents[], sold: Sold, currency: Currency) {
  return presets.map((preset) => {
    const quote = getQuote(sold.terms, preset)
    const badge = gainText(quote, sold, currency)
    const title = `Pay ${formatMoneyShort(quote.pay, currency)}, ${sold.isGift ? 'give' : 'get'} ${valueText(quote, sold, currency)}`
    return { value: String(preset), title, ...(badge !== undefined && { badge }) }
  })
}

export function OpenAmount({ state, onSend, ...page }: Props) {
  const {
    offering: { terms },
    tab,
    draft,
    sent,
  } = state
  const { onDraft } = page
  const currency = useCurrency()
  const presets = payablePresets(terms, tab)
  const validated = validatedAmount(state)
  const sold = { terms, isGift: tab === 'giftCards' }
  const typing = draft.amount !== draft.checked
  const isSending = sent.phase === 'sending'
  const problem = getProblem(sent)
  // The amount that a press would submit, also while the buyer types it.
  const quote = quoteAsTyped(state)
  const chosen = quote && !typing ? String(quote.amount) : ''
  const noted: ValidatedAmount = quote ? { kind: 'valid', quote } : typing ? { kind: 'empty' } : validated
  const form = (
    <Form busy={isSending} onSubmit={() => quote && onSend(getRequest(state, quote.amount, page.today))}>
      <Stack space="md">
        {problem !== null && <Refusal>{problem}</Refusal>}
        {presets.length > 0 && (
          <RadioTiles
            label="Choose an amount"
            name="preset"
            options={toTiles(presets, sold, currency)}
            value={chosen}
            onChange={({ currentTarget }) => {
              const preset = presets.find((each) => String(each) === currentTarget.value)
              const amount = preset && writeSum(preset)
              if (amount !== undefined) onDraft({ amount, checked: amount })
            }}
          />
        )}
        <AmountField
          label={presets.length > 0 ? 'Or type your own amount' : 'Amount'}
          name="amount"
          value={amountText(state)}
          error={quote ? undefined : amountProblem(validated, terms, currency)}
          onChange={(amount) => onDraft({ amount })}
        />
        <PersonalPrice of={terms} />
        <PromoCode code={draft.promoCode} onDraft={onDraft} />
        <StickyFooter aside={<QuoteNote validated={noted} typing={typing} {...sold} />}>
          <Button type="submit" wide disabled={!quote} pending={isSending} pendingLabel="Preparing your checkout">
            {quote ? `Pay ${formatMoneyShort(quote.pay, currency)}` : 'Pay'}
          </Button>
        </StickyFooter>
      </Stack>
    </Form>
  )
  return <Sale {...page} selling={state} fields={form} />
}
