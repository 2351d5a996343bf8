import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { hidden } from '../parts/hidden.css.ts'

/** Narrower than this, columns are too narrow for their text, and rows become cards. */
export const cards = '(max-width: 40rem)'

export const hair = `${vars.stroke.hair} solid ${vars.border.subtle}`

/** Numbers end where the next column begins, so they and their heading keep a distance. */
export const beforeNextColumn = { paddingInlineEnd: vars.space.lg }

export const container = style({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 })

export const frame = style({
  overflow: 'auto',
  overscrollBehaviorBlock: 'auto',
  border: hair,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  '@container': { [cards]: { border: 0, borderRadius: vars.radius.field, backgroundColor: 'transparent' } },
})
export const height = styleVariants({
  window: {
    maxBlockSize: 'max(80dvh, 20rem)',
    // On a phone a few cards scroll with the page.
    '@container': { [cards]: { selectors: { '&:not(:has([data-floats]))': { maxBlockSize: 'none' } } } },
  },
  panel: { maxBlockSize: '500px' },
})

export const table = style({ display: 'block', fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug, textAlign: 'start' })
export const caption = hidden

export const body = style({ display: 'block', gridTemplateColumns: 'inherit', position: 'relative' })

export const empty = style({ padding: vars.space.lg, color: vars.text.muted, textAlign: 'center' })
