import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'
import { headingType } from '../typeStyles.css.ts'
import { breakpoints } from '../breakpoints.ts'

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100svh',
  '@media': { [breakpoints.lg]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gridTemplateRows: '1fr' } },
})

/** Shows when the first Tab press focuses it. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: layer.overlay,
  padding: vars.space.sm,
  // Transparent, so that the outline shows in forced-colors mode.
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.button,
  backgroundColor: vars.surface.raised,
  color: vars.text.link,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
})

const onHero = { backgroundColor: vars.surface.hero, color: vars.text.onHero, vars: { [vars.focus.ring]: vars.focus.ringOnHero } }

export const header = style({
  ...onHero,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '3.5rem',
  paddingInline: `calc(${vars.space.gutter} - ${vars.space.sm}) ${vars.space.gutter}`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  '@media': { [breakpoints.lg]: { display: 'none' } },
})

/** Keeps focused and linked elements from scrolling under the sticky header. */
globalStyle(`html:has(${header})`, { scrollPaddingBlockStart: '4.5rem' })

export const side = style({
  ...onHero,
  display: 'none',
  '@media': {
    [breakpoints.lg]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.lg,
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100svh',
      overflowY: 'auto',
      paddingBlock: vars.space.lg,
      paddingInline: vars.space.md,
      borderInlineEnd: '1px solid transparent',
    },
  },
})

export const enterprise = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, paddingInline: vars.space.sm })
export const title = style({
  color: vars.text.onHeroMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  minInlineSize: 0,
})
export const mark = style({ flex: 'none', borderRadius: vars.radius.field })
export const headerTitle = style({
  ...headingType,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.tight,
  minInlineSize: 0,
  flex: 1,
})

export const page = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  inlineSize: '100%',
  maxInlineSize: '76rem',
  paddingInline: vars.space.gutter,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
})
export const main = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: '76rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space.lg} 0`,
  ':focus': { outline: 'none' },
  '@media': { [breakpoints.lg]: { paddingBlock: `${vars.space.xl} 0` } },
})
