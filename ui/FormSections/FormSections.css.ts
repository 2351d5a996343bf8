import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

export const sections = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl })
export const section = style({})
export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md })

/** In a narrow window the form itself is as short a way. */
export const outline = style({ display: 'none', '@media': { [breakpoints.xl]: { display: 'block' } } })
export const outlineTitle = style({
  display: 'block',
  paddingBlockEnd: vars.space.xs,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
})
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const entry = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  paddingBlock: vars.space.xxs,
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  textAlign: 'start',
  cursor: 'pointer',
  ':focus-visible': { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: 0 },
})
export const entryTitle = style({
  fontWeight: vars.fontWeight.medium,
  selectors: {
    [`${entry}[aria-current] &`]: { fontWeight: vars.fontWeight.strong },
    [`${entry}:hover &`]: { color: vars.accent.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
})

const state = { fontSize: vars.fontSize.sm, whiteSpace: 'nowrap' } as const
export const missing = style({ ...state, color: vars.warning.text, fontWeight: vars.fontWeight.strong })
export const optional = style({ ...state, color: vars.text.muted })
export const complete = style({ ...state, color: vars.success.text, display: 'inline-flex' })
