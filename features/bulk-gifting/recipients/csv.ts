import { csv } from '../../shared/files/csv.ts'
import { isPhone } from '../../shared/contact/address.ts'
import { formatAddress } from '../../shared/contact/formatAddress.ts'
import type { Redemption } from '../orders/orders.ts'
import type { FailedRow } from './recipientList.ts'

/** The titles by which a file of failed rows is known again. */
export const failedTitles = ['Row', 'Reason', 'Address', 'Name'] as const

/** The rows that could not be read, with the reasons. Corrected and uploaded, they take the place of those that failed. */
export const failedRowsCsv = (failed: readonly FailedRow[]): string =>
  csv(
    failedTitles,
    failed.map(({ number, reason, address, name }) => [String(number), reason, address, name]),
  )

export const redemptionsCsv = (redemptions: readonly Redemption[]): string =>
  csv(
    ['Email', 'Phone', 'Name', 'Status', 'Reason', 'Code', 'Changed at'],
    redemptions.map(({ address, name, status, reason, code, changedAt }) => [
      ...(isPhone(address) ? ['', formatAddress(address)] : [address, '']),
      name,
      status,
      reason ?? '',
      code ?? '',
      changedAt?.toISOString() ?? '',
    ]),
  )
