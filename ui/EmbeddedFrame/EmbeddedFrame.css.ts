import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'
import { headingType } from '../typeStyles.css.ts'

/** A form has the column of its title. */
const column = { '&[data-column]': { paddingInline: `max(${vars.space.md}, (100% - ${vars.size.measure}) / 2)` } }

/** At least as tall as the iframe, whose size the other page decides. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100svh',
  minInlineSize: 0,
  backgroundColor: vars.surface.raised,
})

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.md,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  backgroundColor: vars.surface.raised,
  selectors: {
    ...column,
    // The enterprise's ground and logo, which scroll away.
    '&[data-column]': {
      ...column['&[data-column]'],
      position: 'static',
      alignItems: 'flex-start',
      paddingBlock: `${vars.space.md} ${vars.space.lg}`,
      borderBlockEnd: 0,
      backgroundColor: vars.surface.hero,
      color: vars.text.onHero,
      vars: {
        [vars.focus.ring]: vars.focus.ringOnHero,
        [vars.text.muted]: vars.text.onHeroMuted,
        [vars.text.base]: vars.text.onHero,
        [vars.surface.sunken]: 'transparent',
      },
    },
  },
})
export const texts = style({ display: 'grid', justifyItems: 'start', gap: vars.space.md, minInlineSize: 0 })
export const title = style({
  ...headingType,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.tight,
  minInlineSize: 0,
  selectors: { '[data-column] > * > &': { fontSize: vars.fontSize.xxl } },
})
export const close = style({ flexShrink: 0, marginInlineEnd: `calc(-1 * ${vars.space.xs})` })

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.md,
  minInlineSize: 0,
  padding: vars.space.md,
  selectors: column,
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  paddingInline: vars.space.md,
  borderBlockStart: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
})
/** The links stand at the end of the line. */
globalStyle(`${footer} > p`, { flexGrow: 1 })
