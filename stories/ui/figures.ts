const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const shortMoney = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US')

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The earnings of an ambassador in each month, in cents; one month is not known. */
export const earnings = [18_250, 24_100, 22_875, 31_500, null, 46_225, 52_910, 49_075, 61_240, 72_430, 95_050, 88_300]
export const earningsBefore = [9_100, 12_400, 15_025, 14_300, 20_050, 26_725, 24_900, 31_075, 30_240, 41_600, 44_500, 58_200]

export const asMoney = (cents: number) => money.format(cents / 100)
export const asShortMoney = (cents: number) => shortMoney.format(cents / 100)
export const asNumber = (value: number) => whole.format(value)
