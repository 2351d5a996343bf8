import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { CashParts } from '../../bill/reading/balances.ts'
import { BalanceChoice } from '../../bill/screens/CreditChoice.tsx'
import { SplitBill, type SplitFieldsProps } from '../../bill/screens/SplitBill.tsx'
import { TipChoice } from '../../bill/screens/TipChoice.tsx'
import { type Ticket, gratuityNote } from '../../bill/ticket.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { BillAmounts, BillChoice } from '../../bill/sums/billAmounts.ts'
import { Reward } from './Reward.tsx'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { lazyModule } from '../../../ui/lazyModule.ts'

export const useSplitFields = lazyModule(async () => (await import('../../bill/screens/SplitFields.tsx')).SplitFields)

/** The controls of a split, which the first screen loads once a guest splits the bill. */
function LazySplitFields(props: SplitFieldsProps) {
  const fields = useSplitFields()
  switch (fields.status) {
    case 'loading':
      return <Skeleton shape="card" />
    case 'failed':
      return <Alert tone="warning">The ways to split the bill didn’t load. Reload the page to split it.</Alert>
    case 'ready':
      return <fields.value {...props} />
  }
}

type Props = {
  ticket: Ticket
  choice: BillChoice
  amounts: BillAmounts
  cash: Cents
  cashParts: CashParts | null
  /** Whether a press has asked for what is missing. */
  isMissing: boolean
  /** Whether the payment is in progress. */
  disabled: boolean
  onChoice: (choice: BillChoice) => void
}

/** While nothing is typed and no press has asked for it, nothing is wrong. */
const errorOf = ({ tip }: BillChoice, { tip: check }: BillAmounts, isMissing: boolean): string | undefined =>
  check.kind === 'invalid' && (isMissing || tip?.kind !== 'own' || tip.amount !== null || Boolean(tip.typed)) ? check.message : undefined

export function Choices({ ticket, choice, amounts, cash, cashParts, isMissing, disabled, onChoice }: Props) {
  const { tipOffer, rewards } = amounts
  const gratuity = gratuityNote(ticket)
  return (
    <Stack space="lg">
      <SplitBill
        fields={LazySplitFields}
        ticket={ticket}
        part={choice.part}
        amount={amounts.part}
        isMissing={isMissing}
        disabled={disabled}
        onPart={(part) => onChoice({ ...choice, part })}
      />
      {tipOffer.status === 'disabled' && gratuity !== null && <Text>{gratuity}</Text>}
      {tipOffer.status === 'open' && (
        <TipChoice
          offer={tipOffer}
          bill={ticket}
          tip={choice.tip}
          error={errorOf(choice, amounts, isMissing)}
          disabled={disabled}
          onTip={(tip) => onChoice({ ...choice, tip })}
        />
      )}
      <Reward
        currency={ticket.currency}
        choices={rewards}
        used={amounts.reward}
        disabled={disabled}
        onChoose={(claimId) => onChoice({ ...choice, claimId })}
      />
      <BalanceChoice
        currency={ticket.currency}
        cash={cash}
        cashParts={cashParts}
        usesCash={choice.useCash}
        disabled={disabled}
        onChoose={(useCash) => onChoice({ ...choice, useCash })}
      />
    </Stack>
  )
}
