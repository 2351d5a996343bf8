import { style } from '@vanilla-extract/css'
import { leader } from '../arrangements/leader.css.ts'
import { billLine } from '../parts/billLine.ts'
import { vars } from '../../themes/vars.css.ts'

export const bill = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Limited width: on a wide window the eye would lose the line between a name and its amount.
  maxInlineSize: vars.size.measure,
})

export const row = style({
  ...billLine,
  paddingBlock: vars.space.xxs,
  fontSize: vars.fontSize.sm,
  selectors: {
    // A bill of hundreds of lines is laid out where it is in view.
    '&:nth-child(n + 60)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 1.75rem' },
    '&[data-tone="subtotal"]': {
      marginBlock: vars.space.xxs,
      borderBlockStart: `${vars.stroke.hair} solid ${vars.border.subtle}`,
      fontWeight: vars.fontWeight.strong,
    },
  },
})

/** Its name and its note are items of the row. */
export const term = style({ display: 'contents' })
export const name = style({ minInlineSize: 0, textWrap: 'pretty' })

/** Read before the amount, shown below it. As dark as its label: the law wants the purpose of a fee in plain sight. */
export const note = style({ order: 1, flexBasis: '100%', fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug })

export const amount = style([
  leader,
  {
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      '[data-tone="subtotal"] > &': { fontWeight: vars.fontWeight.strong },
      '[data-tone="credit"] > &': { color: vars.success.text, fontWeight: vars.fontWeight.strong },
    },
  },
])

/** The total is below a line, as on a paper bill. */
export const sum = style({
  ...billLine,
  columnGap: vars.space.md,
  marginBlockStart: vars.space.xs,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.stroke.strong} solid ${vars.text.base}`,
})

export const sumTerm = style({ flex: '1 1 6rem', minInlineSize: 0, fontWeight: vars.fontWeight.strong })
export const sumAmount = style({ marginInlineStart: 'auto', minInlineSize: 0 })
