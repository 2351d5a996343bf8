import { isPhone } from '../../shared/contact/address.ts'
import { formatAddress } from '../../shared/contact/formatAddress.ts'
import { csv } from '../../shared/files/csv.ts'
import type { Redemption } from './orders.ts'
import { redemptionLooks } from './statusBadges.tsx'

/** The gifts of an order, in the words of its list. */
export const redemptionsCsv = (redemptions: readonly Redemption[]): string =>
  csv(
    ['Email', 'Phone', 'Name', 'Status', 'Reason', 'Code', 'Changed at'],
    redemptions.map(({ address, name, status, reason, code, changedAt }) => [
      ...(isPhone(address) ? ['', formatAddress(address)] : [address, '']),
      name,
      redemptionLooks[status].label,
      reason ?? '',
      code ?? '',
      changedAt?.toISOString() ?? '',
    ]),
  )
