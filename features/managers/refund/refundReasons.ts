export type RefundReason = { readonly label: string; readonly value: string }

/** The reasons for a refund. No call of the API lists them. */
export const refundReasons: readonly RefundReason[] = [
  { label: 'Wrong amount', value: 'wrong_amount' },
  { label: 'Wrong guest', value: 'wrong_guest' },
  { label: 'Charged twice', value: 'charged_twice' },
  { label: 'Food or service', value: 'food_or_service' },
  { label: 'Other', value: 'other' },
]

/** The label of a reason; a value that is not in the list shows as it is. */
export const reasonLabel = (value: string): string => refundReasons.find((reason) => reason.value === value)?.label ?? value
