import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import { type CashParts, cashNote } from '../reading/balances.ts'

type Props = { cash: Cents; cashParts: CashParts | null; usesCash: boolean; disabled: boolean; onChoose: (usesCash: boolean) => void }

/** Whether the guest's Platewell cash pays. Without any there is nothing to choose. */
export const BalanceChoice = ({ cash, cashParts, usesCash, disabled, onChoose }: Props) =>
  cash > 0 && (
    <RadioTiles
      label="Balance"
      name="balance"
      options={[
        {
          value: 'use',
          title: 'Use Platewell cash',
          detail: [`${formatMoney(cash)} available`, cashNote(cash, cashParts)].filter(Boolean).join(': '),
        },
        { value: 'save', title: "Don't use my balance" },
      ]}
      value={usesCash ? 'use' : 'save'}
      disabled={disabled}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === 'use')}
    />
  )
