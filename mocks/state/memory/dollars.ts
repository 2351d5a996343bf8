/** Dollars on the wire: `2500` cents → `25.00`. */
export const dollarsFromCents = (amount: number): string => (amount / 100).toFixed(2)

/** Cents of dollars on the wire; none for an amount that is not there. */
export const centsFromDollars = (amount: string | number | null | undefined): number => Math.round(Number(amount ?? 0) * 100)
