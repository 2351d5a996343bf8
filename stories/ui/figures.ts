const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat('en-US')

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The earnings of an ambassador in each month, in cents. */
export const earnings = [18_250, 24_100, 22_875, 31_500, 30_100, 46_225, 52_910, 49_075, 61_240, 72_430, 95_050, 88_300]

export const asMoney = (cents: number) => money.format(cents / 100)
export const asNumber = (value: number) => whole.format(value)
