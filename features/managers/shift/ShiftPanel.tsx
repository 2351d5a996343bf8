import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Amount } from '../../../ui/Amount/Amount.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { dayNote, formatTime } from '../../shared/dates/time.ts'
import type { Listed } from '../../shared/api/listed.ts'
import { type Currency, formatMoney } from '../../shared/money/money.ts'
import type { Transaction } from '../transaction.ts'
import { type LocationClock, dayAt, getDayEnd } from './locationDay.ts'
import { type Days, countsText, isAllDays, totalsOf } from './shift.ts'
import { useState } from 'react'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { DateField } from '../../../ui/DateField/DateField.tsx'

type Props = {
  days: Days
  /** Those of these days. */
  list: Listed<Transaction>
  /** The oldest time that the server has listed; null where none is known. */
  since: Date | null
  currency: Currency
  clock: LocationClock
  onDays: (days: Days) => void
  onDownload: () => void
  /** The state of the file; `closed` while the location's clock and currency are not known. */
  file: 'closed' | 'ready' | 'making' | 'failed'
}

const daysText = ({ from, to }: Days): string =>
  from === to
    ? formatDay(from)
    : [from && `From ${formatDay(from)}`, to && `${from ? 'to' : 'Until'} ${formatDay(to)}`].filter(Boolean).join(' ')

/** A shift beside its payments: their sum, the choice of its days, and a file of them. */
export function ShiftPanel({ days, list, since, currency, clock, onDays, onDownload, file }: Props) {
  const totals = totalsOf(list)
  const isAll = isAllDays(days)
  const end = getDayEnd(clock)
  // The oldest day may lack some: the server lists the last ones.
  const reachesEnd = since !== null && days.from <= dayAt(since, clock)
  return (
    <PageAside first>
      <Section
        title={isAll ? 'Total of the list' : `${daysText(days)}${dayNote(clock.timeZone)}`}
        text={!isAll && end && `Each day ends at ${end}.`}>
        <Card tone="credit">
          <Stack space="xxs">
            {totals ? (
              <>
                <Amount size="lg">{formatMoney(totals.sum, currency)}</Amount>
                <Text weight="strong">{countsText(totals)}</Text>
                <Text size="sm">
                  {totals.tips === null ? 'Tips not known' : `${formatMoney(totals.tips, currency)} tips`}
                  {totals.refunded > 0 && ` · ${formatMoney(totals.refunded, currency)} refunded`}
                </Text>
              </>
            ) : (
              <Text weight="strong">{`The sum is not known. ${isAll || !reachesEnd ? 'Some payments could not be read.' : 'These days are not all in the list.'}`}</Text>
            )}
            {reachesEnd && <Text size="sm">{`The list begins ${formatTime(since, clock.timeZone)}`}</Text>}
          </Stack>
        </Card>
        <Details summary="Choose days, or download" startsOpen={!isAll}>
          <Stack space="sm">
            <ShiftDays days={days} onDays={onDays} />
            <Inline space="sm">
              <Button
                variant="quiet"
                size="md"
                icon="download"
                pending={file === 'making'}
                disabled={file === 'closed' || list.rows.length === 0}
                onClick={onDownload}>
                Download CSV
              </Button>
              {!isAll && <TextButton onClick={() => onDays({ from: '', to: '' })}>All days</TextButton>}
            </Inline>
            {file === 'failed' && (
              <Alert tone="danger" live="polite">
                The file could not be made. Please try again.
              </Alert>
            )}
          </Stack>
        </Details>
      </Section>
    </PageAside>
  )
}

type ShiftDaysProps = { days: Days; onDays: (days: Days) => void }

/**
 * The days of a shift as they are typed. The address follows whole days at once, and an emptied field when it is left: it is written late,
 * and a field bound to it would lose keys.
 */
function ShiftDays({ days, onDays }: ShiftDaysProps) {
  const [typed, setTyped] = useState(days)
  const [seen, setSeen] = useState({ days, written: days })
  if (!isSame(seen.days, days)) {
    setSeen({ days, written: days })
    // Chosen elsewhere: by Back, or by "All days".
    if (!isSame(seen.written, days)) setTyped(days)
  }
  const write = (next: Days) => {
    if (isSame(next, seen.written)) return
    setSeen({ ...seen, written: next })
    onDays(next)
  }
  const change = (end: keyof Days) => (day: string | null) => {
    const next = { ...typed, [end]: day ?? '' }
    setTyped(next)
    if (day !== null) write(next)
  }
  const field = (end: keyof Days) => ({ value: typed[end] || null, onChange: change(end), onBlur: () => write(typed) })
  return (
    <Columns space="sm">
      <DateField label="From" {...field('from')} />
      <DateField
        label="To"
        {...field('to')}
        error={typed.to !== '' && typed.to < typed.from ? 'This day is before the first one.' : undefined}
      />
    </Columns>
  )
}

const isSame = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to
