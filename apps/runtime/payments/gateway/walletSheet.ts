import type { Cents } from '../../../../features/shared/money/money.ts'

/** A wallet's sheet: an open one keeps the amount with which it was opened, also when the page's amount changes. */
export function createWalletSheet() {
  let opened: Cents | null = null
  return {
    open: (amount: Cents): void => void (opened = amount),
    /** The amount that the payer confirms; null if no sheet was opened. */
    amount: (): Cents | null => opened,
  }
}
