import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { hidden } from '../parts/hidden.css.ts'

/** Narrower than this, columns are too narrow for their text, and a row has two lines. */
export const twoLines = '(max-width: 40rem)'

export const hair = `${vars.stroke.hair} solid ${vars.border.subtle}`
/** Numbers end where the next column begins, so they and their heading keep a distance. */
export const beforeNextColumn = { paddingInlineEnd: vars.space.lg }

export const container = style({ position: 'relative', containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 })
/** Narrower than this there is no room for two headings beside something else. */
export const besideToolbar = '(min-width: 20rem) and (max-width: 40rem)'
export const toolbar = style({
  paddingBlockEnd: vars.space.xs,
  '@container': { [besideToolbar]: { minBlockSize: vars.size.touch, paddingBlockEnd: 0 } },
})
/** The headings that sort stand at the toolbar's end, and not in the region of the rows. */
globalStyle(`${toolbar} ~ *`, { '@container': { [besideToolbar]: { position: 'static' } } })
globalStyle(`${toolbar} > *`, { '@container': { [besideToolbar]: { minBlockSize: 'inherit' } } })
globalStyle(`${toolbar} > * > :first-child`, { '@container': { [besideToolbar]: { marginInlineEnd: '8.75rem' } } })
export const table = style({
  display: 'block',
  borderBlockStart: `2px solid ${vars.text.base}`,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
})
export const caption = hidden
export const body = style({ display: 'block', gridTemplateColumns: 'inherit', position: 'relative' })
export const empty = style({ paddingBlock: vars.space.lg, color: vars.text.muted })
