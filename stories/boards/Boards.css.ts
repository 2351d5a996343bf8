import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const page = style({ paddingBlock: vars.space.lg, paddingInline: vars.space.gutter })

/** The search has the room of two. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: vars.space.sm,
  alignItems: 'end',
  maxInlineSize: '80rem',
})

globalStyle(`${filters} > :first-child`, { gridColumn: '1 / span 2', '@media': { '(max-width: 40rem)': { gridColumn: '1 / -1' } } })

/** Steps with few states share a row. */
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xl} ${vars.space.lg}` })

export const step = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm, maxInlineSize: '100%' })

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.lg, margin: 0, padding: 0, listStyle: 'none' })

/** The link to a state on its board. */
export const link = style({
  color: vars.text.base,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.sm,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const reviewed = style({
  display: 'inline-flex',
  gap: vars.space.xxs,
  alignItems: 'center',
  minBlockSize: '1.5rem',
  color: vars.text.muted,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
})

export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

/** A state, marked where the address leads to it. */
export const state = style({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  scrollMarginBlockStart: vars.space.lg,
  selectors: { '&[data-wanted]': { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: vars.space.xs } },
})

/** As wide as the pictures: a long name makes no room between them. */
export const stateName = style({
  display: 'flex',
  gap: vars.space.xs,
  justifyContent: 'space-between',
  alignItems: 'start',
  inlineSize: 0,
  minInlineSize: '100%',
})

export const picture = style({
  overflow: 'hidden',
  color: vars.text.muted,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
  selectors: { '&[data-missing]': { padding: vars.space.sm, fontFamily: vars.font.body, fontSize: vars.fontSize.lg } },
})

// Once for each page.
globalStyle('main:has([data-missing])::before', {
  content:
    '"Some pictures of this page are not drawn yet. npm start draws them for about ten minutes after its Storybook is built; else run: npm run build:storybook"',
  display: 'block',
  marginBlockEnd: vars.space.md,
  padding: vars.space.sm,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
  color: vars.text.base,
  fontFamily: vars.font.body,
})
