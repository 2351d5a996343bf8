import { useState } from 'react'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { NumberField } from '../../../ui/NumberField/NumberField.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import { linesExtra, ownLines, chosenLines } from '../sums/lines.ts'
import { type PartChoice, fewestPeople, firstPart, mostPeople, partForPeople } from '../sums/part.ts'
import { restAfter } from '../sums/split.ts'
import type { Validated } from '../sums/validated.ts'
import { feesOf } from '../sums/itemised.ts'
import type { Ticket } from '../ticket.ts'
import { type Cents, cents, formatMoney } from '../../shared/money/money.ts'
import { typedWhole } from '../../shared/money/typedSum.ts'
import type { SplitFieldsProps } from './SplitBill.tsx'
import { CheckTiles } from '../../../ui/Checkbox/CheckTiles.tsx'
import { LostLines } from './LostLines.tsx'

type Shares = Extract<PartChoice, { readonly kind: 'shares' }>

const upTo = (first: number, last: number): readonly number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The most parts of a bar that a finger can tell apart. */
const mostParts = 5

type SharesProps = Pick<SplitFieldsProps, 'ticket' | 'disabled'> & { readonly part: Shares; readonly onPart: (part: Shares) => void }

function EqualShares({ ticket, part: { people, mine }, disabled, onPart }: SharesProps) {
  const isLarge = people > mostParts
  /** A text that is no number of people; null for none. */
  const [typed, setTyped] = useState<string | null>(null)
  const partFor = (value: number) => partForPeople(ticket, people, value)
  /** The shares that cost more each: after others have paid, more shares than are due cost the same. */
  const mostShares = upTo(1, people).findLast((value) => value === 1 || partFor(value) > partFor(value - 1)) ?? 1
  const choosePeople = (text: string, people = Number(typedWhole(text))) => {
    const isNumber = upTo(fewestPeople, mostPeople).includes(people)
    setTyped(isNumber ? null : text)
    if (isNumber) onPart({ kind: 'shares', people, mine: Math.min(mine, people) })
  }
  return (
    <>
      <NumberField
        inRow
        label="People sharing"
        hint="Also who has paid."
        error={typed === null ? undefined : `Enter a number from ${fewestPeople} to ${mostPeople}.`}
        disabled={disabled}
        value={typed ?? String(people)}
        less="One person less"
        more="One person more"
        onChange={choosePeople}
        onStep={(by) => choosePeople('', Math.min(mostPeople, Math.max(fewestPeople, people + by)))}
      />
      <ToggleGroup<number>
        label="You pay for"
        hint="Tap a part to pay for more of you."
        isBar={!isLarge}
        disabled={disabled}
        options={upTo(1, mostShares).map((value) => ({
          value,
          label: value === 1 ? 'You' : `You +${value - 1}`,
          ...(!isLarge && { detail: formatMoney(partFor(value), ticket.currency) }),
        }))}
        value={Math.min(mine, mostShares)}
        onChange={(pressed) => pressed !== null && onPart({ kind: 'shares', people, mine: pressed })}
      />
    </>
  )
}

/** The part of tax, fees and discounts that is paid with lines, in words; empty for none. */
function extraText(part: PartChoice, ticket: Ticket): string {
  const extra = part.kind === 'lines' ? linesExtra(part.ids, ticket) : null
  if (extra === null || extra === 0) return ''
  const sum = formatMoney(cents(Math.abs(extra)), ticket.currency)
  const isLess = [...ticket.lineItems, ...feesOf(ticket)].some(({ amount }) => amount < 0)
  return extra > 0 ? `, ${sum} of it tax and fees${isLess ? ' less discounts' : ''}` : `, with ${sum} off your items`
}

/** The sum that is paid now and the rest for others, in words. */
function partText(part: PartChoice, amount: Validated, ticket: Ticket): string {
  const money = (sum: Cents) => formatMoney(sum, ticket.currency)
  if (amount.kind === 'invalid') return `${money(ticket.due)} is due.`
  const rest = restAfter(ticket, amount.amount).ofBill
  const pays = `You pay ${money(amount.amount)} of ${money(ticket.total)}${extraText(part, ticket)}`
  return rest === 0 ? `${pays}. Nothing stays due.` : `${pays}. ${money(rest)} stays due.`
}

const canChooseLines = (ticket: Ticket): boolean => ownLines(ticket).some(({ paid }) => !paid)

export function SplitFields({ ticket, part, amount, isMissing = false, disabled, onPart }: SplitFieldsProps) {
  const isTyped = isMissing || (part.kind === 'amount' && part.typed !== '')
  return (
    <Stack space="md">
      <ToggleGroup<PartChoice['kind']>
        label="Ways to split"
        disabled={disabled}
        options={[
          { value: 'shares', label: 'Equal shares' },
          ...(part.kind === 'lines' || canChooseLines(ticket) ? [{ value: 'lines' as const, label: 'My items' }] : []),
          { value: 'amount', label: 'My own amount' },
        ]}
        value={part.kind}
        onChange={(kind) => {
          if (kind === 'shares') onPart(firstPart)
          if (kind === 'lines') onPart({ kind, ids: [] })
          if (kind === 'amount') onPart({ kind, typed: '' })
        }}
      />
      {part.kind === 'shares' ? (
        <EqualShares ticket={ticket} part={part} disabled={disabled} onPart={onPart} />
      ) : part.kind === 'lines' ? (
        <SplitLines ticket={ticket} part={part} amount={amount} isMissing={isMissing} disabled={disabled} onPart={onPart} />
      ) : (
        <AmountField
          label="Your part, before the tip"
          error={isTyped && amount.kind === 'invalid' ? amount.message : undefined}
          disabled={disabled}
          value={part.typed}
          onChange={(typed) => onPart({ kind: 'amount', typed })}
        />
      )}
      <div role="status">
        <Text weight="strong">{partText(part, amount, ticket)}</Text>
      </div>
    </Stack>
  )
}

type Lines = Extract<PartChoice, { readonly kind: 'lines' }>

type SplitLinesProps = Pick<SplitFieldsProps, 'ticket' | 'amount' | 'isMissing' | 'disabled' | 'onPart'> & { readonly part: Lines }

/** The lines of the bill, of which the guest pays some. One that is paid cannot be chosen. */
function SplitLines({ ticket, part, amount, isMissing = false, disabled, onPart }: SplitLinesProps) {
  const lines = ownLines(ticket)
  const missing = isMissing && amount.kind === 'invalid' ? amount.message : undefined
  return (
    <>
      <LostLines part={part} ticket={ticket} />
      <CheckTiles
        label="Your items"
        hint="A line is paid as a whole. Tax, fees and discounts are shared by price."
        error={lines.length === 0 ? 'The items can’t be paid one by one any more. Choose another way to split the bill.' : missing}
        disabled={disabled}
        options={lines.map(({ id, name, quantity, amount: price, paid }) => ({
          value: id,
          title: quantity === 1 ? name : `${quantity} × ${name}`,
          trail: formatMoney(price, ticket.currency),
          disabled: paid,
          ...(paid && { detail: 'Paid' }),
        }))}
        value={chosenLines(part.ids, ticket).map(({ id }) => id)}
        onChange={(ids) => onPart({ kind: 'lines', ids: [...ids] })}
      />
    </>
  )
}
