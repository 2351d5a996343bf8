import { csv } from '../../shared/files/csv.ts'
import type { FailedRow } from './recipientList.ts'

/** The titles by which a file of failed rows is known again. */
export const failedTitles = ['Row', 'Reason', 'Address', 'Name'] as const

/** The rows that could not be read, with the reasons. Corrected and uploaded, they take the place of those that failed. */
export const failedRowsCsv = (failed: readonly FailedRow[]): string =>
  csv(
    failedTitles,
    failed.map(({ number, reason, address, name }) => [String(number), reason, address, name]),
  )
