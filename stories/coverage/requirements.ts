import { checkoutRows } from './rows/checkout.ts'
import { claimRows } from './rows/claim.ts'
import { giftingRows } from './rows/gifting.ts'
import { partnersRows } from './rows/partners.ts'
import { platformRows } from './rows/platform.ts'
import { publicRows } from './rows/public.ts'
import { storeRows } from './rows/store.ts'
import { tableRows } from './rows/table.ts'

/** The requirements of the product, word for word: one row for each thing a person can see or a rule that can be tested. */
const rows = {
  ...platformRows,
  ...storeRows,
  ...checkoutRows,
  ...claimRows,
  ...publicRows,
  ...partnersRows,
  ...tableRows,
  ...giftingRows,
} as const

/** The id of a row, as tests and stories name it. */
export type RequirementId = keyof typeof rows

interface Requirement {
  readonly id: RequirementId
  readonly text: string
}

export const isRequirementId = (text: string): text is RequirementId => Object.hasOwn(rows, text)

/** Every row, in the order of the surfaces. */
export const requirements: readonly Requirement[] = Object.entries(rows).flatMap(([id, text]) =>
  isRequirementId(id) ? [{ id, text }] : [],
)
