import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Facts } from '../../../ui/Facts/Facts.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { dayNote } from '../../shared/dates/time.ts'
import type { Listed } from '../../shared/api/listed.ts'
import { type Currency, formatMoney } from '../../shared/money/money.ts'
import type { Transaction } from '../transaction.ts'
import { type LocationClock, dayAt } from './locationDay.ts'
import { type Days, countsText, isAllDays, totalsOf } from './shift.ts'

type Props = {
  days: Days
  /** Those of these days. */
  list: Listed<Transaction>
  /** The oldest time that the server has listed; null where none is known. */
  since: Date | null
  currency: Currency
  clock: LocationClock
  onDownload: () => void
  /** The state of the file; `closed` while the location's clock and currency are not known. */
  file: 'closed' | 'ready' | 'making' | 'failed'
}

const daysText = ({ from, to }: Days): string =>
  from === to
    ? formatDay(from)
    : [from && `From ${formatDay(from)}`, to && `${from ? 'to' : 'Until'} ${formatDay(to)}`].filter(Boolean).join(' ')

/** The sums of a shift, and a file of its payments. */
export function ShiftFacts({ days, list, since, currency, clock, onDownload, file }: Props) {
  const totals = totalsOf(list)
  const isAll = isAllDays(days)
  // The oldest day may lack some: the server lists the last ones.
  const reachesEnd = since !== null && days.from <= dayAt(since, clock)
  const more = totals && [
    totals.tips === null ? 'Tips not known' : `${formatMoney(totals.tips, currency)} tips`,
    totals.refunded > 0 && `${formatMoney(totals.refunded, currency)} refunded`,
  ]
  return (
    <PageAside place="line">
      <Stack space="sm">
        <Facts
          title={isAll ? 'All days' : `${daysText(days)}${dayNote(clock.timeZone)}`}
          sum={totals && formatMoney(totals.sum, currency)}
          note={
            totals
              ? countsText(totals)
              : `The sum is not known. ${isAll || !reachesEnd ? 'Some payments could not be read.' : 'These days are not all in the list.'}`
          }
          detail={more?.filter(Boolean).join(' · ')}
          action={
            <TextButton icon="download" disabled={file === 'closed' || file === 'making' || list.rows.length === 0} onClick={onDownload}>
              Download CSV
            </TextButton>
          }
        />
        {file === 'failed' && (
          <Alert tone="danger" live="polite">
            The file could not be made. Please try again.
          </Alert>
        )}
      </Stack>
    </PageAside>
  )
}
