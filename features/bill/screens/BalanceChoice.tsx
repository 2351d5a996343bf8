import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'
import { type Cents, formatMoney } from '../../shared/money/money.ts'

type Props = { cash: Cents; usesCash: boolean; disabled: boolean; onChoose: (usesCash: boolean) => void }

/** Whether the guest's Platewell cash pays. Without any there is nothing to choose. */
export const BalanceChoice = ({ cash, usesCash, disabled, onChoose }: Props) =>
  cash > 0 && (
    <RadioTiles
      label="Balance"
      name="balance"
      options={[
        { value: 'use', title: 'Use Platewell cash', detail: `${formatMoney(cash)} available` },
        { value: 'save', title: "Don't use my balance" },
      ]}
      value={usesCash ? 'use' : 'save'}
      disabled={disabled}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === 'use')}
    />
  )
