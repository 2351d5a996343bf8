/** The lengths of an amount that the slip's type fits: "$25", "NZ$1,234,567.89". */
export const fewest = 3
export const most = 15
