import { MoneyField } from '../../../../ui/MoneyField/MoneyField.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { Switch } from '../../../../ui/Switch/Switch.tsx'
import { ToggleGroup } from '../../../../ui/ToggleGroup/ToggleGroup.tsx'
import { zeroCents } from '../../../bill/sums/share.ts'
import { cappedSplit, restAfter, sharesOf } from '../../../bill/sums/split.ts'
import type { Ticket } from '../../../bill/ticket.ts'
import { type Cents, cents, formatMoney } from '../../../shared/money/money.ts'

type Props = { ticket: Ticket; split: Cents | null; error: string | undefined; onSplit: (split: Cents | null) => void }

/** Pays a part of the bill: a share of it, or an amount, at most the due one. */
export function SplitField({ ticket, split, error, onSplit }: Props) {
  const shares = sharesOf(ticket)
  return (
    <Stack space="sm">
      <Switch
        label="Split the bill"
        checked={split !== null}
        onChange={({ currentTarget }) => onSplit(currentTarget.checked ? zeroCents : null)}
      />
      {split !== null && (
        <>
          <ToggleGroup
            label="Share of the bill"
            options={shares.map(({ percent, amount, disabled }) => ({
              value: percent,
              label: `${percent}%`,
              detail: formatMoney(amount, ticket.currency),
              disabled,
            }))}
            value={shares.find(({ amount }) => amount === split)?.percent ?? null}
            onChange={(percent) => {
              const share = shares.find((each) => each.percent === percent)
              if (share) onSplit(share.amount)
            }}
          />
          <MoneyField
            currency={ticket.currency}
            label="Amount to pay"
            hint={`${formatMoney(restAfter(ticket, split).ofPayer, ticket.currency)} of ${formatMoney(ticket.due, ticket.currency)} stays due`}
            error={error}
            value={split}
            onChange={(typed) => onSplit(cappedSplit(cents(typed ?? 0), ticket))}
          />
        </>
      )}
    </Stack>
  )
}
