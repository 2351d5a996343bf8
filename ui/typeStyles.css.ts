import { vars } from '../themes/vars.css.ts'

/** Words stay apart where their letters are set closer. */
const words = `calc(${vars.tracking.words} - 2 * ${vars.tracking.heading})`

export const headingType = {
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.heading,
  letterSpacing: vars.tracking.heading,
  wordSpacing: words,
} as const

/** Type styles of amounts. Their figures are tabular only in columns: in a large amount a 1 would leave a hole. */
export const amountType = {
  fontFamily: vars.font.amount,
  fontWeight: vars.fontWeight.amount,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: vars.tracking.heading,
} as const
