import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { billLine } from '../parts/billLine.ts'
import { breakpoints } from '../breakpoints.ts'
import { hiddenLook } from '../parts/hidden.css.ts'
import { folded } from '../parts/sharedVars.css.ts'
import { main, page } from './CheckoutPage.css.ts'

export const rows = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
/** A rule above each row, whatever it is. */
globalStyle(`${page} ${main} ${rows} > * + *`, { borderBlock: `${vars.stroke.hair} solid ${vars.slip.rule}`, borderBlockEnd: 0 })
globalStyle(`${page} ${main} ${rows} > :first-child`, { borderBlock: 0 })
globalStyle(`${page} ${main} ${rows} :has(> [data-leads])`, { borderBlock: 0 })
globalStyle(`${rows} :is(summary, button) > [data-tone]`, { color: vars.text.base, fontSize: '1rem', fontWeight: vars.fontWeight.strong })
globalStyle(`${rows} > details > summary`, { fontWeight: vars.fontWeight.regular })
globalStyle(`${rows} summary > [data-tone="credit"]`, { color: vars.success.text })
globalStyle(`${page} ${main} ${rows} > fieldset`, { paddingBlock: vars.space.sm })

export const lines = styleVariants({
  slip: { '@media': { [folded]: { selectors: { '[data-joins] &': { display: 'none' } } } } },
  rows: { paddingBlock: vars.space.xs, '@media': { [breakpoints.md]: { display: 'none' } } },
})

export const sum = style({
  ...billLine,
  columnGap: vars.space.md,
  paddingBlockStart: vars.space.xs,
  fontSize: vars.fontSize.lg,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.heading,
  '@media': { [breakpoints.md]: { display: 'none' } },
})
// In large text the sum fits its line.
globalStyle(`${sum} > :last-child`, { fontSize: `min(${vars.fontSize.amount}, 9vw)` })
globalStyle(`${page} ${main} ${rows} > ${sum}`, { borderBlockStart: `3px double ${vars.slip.ink}` })

globalStyle(`${rows} ${lines.rows} [data-tone="subtotal"]`, { margin: 0, borderBlock: 0 })

/** On a phone the place heads the paper, and the rows follow its lines at once. */
globalStyle(`${main}:has(${rows}) :has(> * > h1:only-child)`, { '@media': { [folded]: hiddenLook } })
globalStyle(`${page}[data-joins] > ${main}${main}:has(${rows})`, { '@media': { [folded]: { paddingBlockStart: '0.5rem' } } })

export const tear = style({ '@media': { [breakpoints.md]: { display: 'none' } } })
