import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { amountType } from '../typeStyles.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { footInPage, footLayout, phone } from '../parts/stickyBar.css.ts'

/** The layout does not depend on the text beside the action: the button must not move under a finger. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  '@media': { [breakpoints.md]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.md, maxInlineSize: 'none' } },
})
export const aside = style({ '@media': { [breakpoints.md]: { flex: '1', minInlineSize: 0 } } })
export const action = style({
  '@media': {
    // As wide as the fields above it, and at most as wide as a form.
    [breakpoints.md]: { flex: '1', maxInlineSize: '36rem', selectors: { [`${aside} + &`]: { flex: 'none', inlineSize: '12rem' } } },
  },
})

export const order = style({ display: 'none' })
export const sum = style({
  display: 'none',
  flexDirection: 'column',
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
})
globalStyle(`${sum} > *`, { ...amountType, lineHeight: 1.05 })

const foot = (part: string, rule: GlobalStyleRule) => globalStyle(part, { '@media': { [phone]: rule } })

// Words end at its edge.
foot(footInPage, { boxShadow: vars.shadow.bar })
foot(`${footInPage}::before`, { display: 'none' })
foot(`${footLayout} ${sum}`, { display: 'flex' })
foot(`${footLayout} ${content}`, { flexFlow: 'row wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: vars.space.md })
// Two words beside the sum stand on one line.
foot(`${footLayout} ${action} button`, { paddingInline: vars.space.sm })
foot(`${footLayout} ${action}`, { flex: '1 1 auto', minInlineSize: 0, maxInlineSize: '12.5rem' })
// The foot ends its column, as it ends the window: no words stand below it. The keyboard leads from the card to the button first.
foot(`${footLayout}[data-place="end"]`, { order: 1 })
