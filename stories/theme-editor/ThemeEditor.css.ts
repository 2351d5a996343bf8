import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Windows in which the board fits beside the workbench. */
const wide = '(min-width: 40rem)'

const hairline = `${vars.stroke.hair} solid ${vars.border.strong}`

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100svh',
  backgroundColor: vars.surface.page,
  '@media': { [wide]: { gridTemplateColumns: 'clamp(18rem, 36vw, 24rem) minmax(0, 1fr)' } },
})

export const workbench = style({
  padding: vars.space.md,
  paddingBlockStart: 0,
  backgroundColor: vars.surface.page,
  color: vars.text.base,
  borderBlockEnd: hairline,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100svh',
      overflowY: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: hairline,
    },
  },
})

/** Always in view, so that a change's effect on the contrast is seen. A long list scrolls inside. */
export const workbenchHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gap: vars.space.xs,
  maxBlockSize: '45svh',
  overflowY: 'auto',
  marginInline: `calc(-1 * ${vars.space.md})`,
  marginBlockEnd: vars.space.md,
  padding: vars.space.md,
  paddingBlockEnd: vars.space.sm,
  backgroundColor: vars.surface.page,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.subtle}`,
})

export const wayBack = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})

export const preview = style({ display: 'grid', gridTemplateRows: 'auto 1fr', minInlineSize: 0 })

export const bar = style({
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.sm,
  backgroundColor: vars.surface.page,
  color: vars.text.base,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.subtle}`,
})
export const choosing = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
})

/** Two phones side by side, and a tool below them. */
export const screens = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md })
export const screen = styleVariants({
  composition: { inlineSize: '24.375rem', maxInlineSize: '100%' },
  tools: { flexBasis: '100%', minInlineSize: 0 },
})

/** The changed tokens are set on this element, so it sets the background and the text colour again. */
export const board = style({ minInlineSize: 0, padding: vars.space.gutter, backgroundColor: vars.surface.page, color: vars.text.base })
export const scheme = styleVariants({ light: { colorScheme: 'light' }, dark: { colorScheme: 'dark' } })

export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.stroke.hair} solid ${vars.border.subtle}`,
})

export const hero = style({
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.hero,
  color: vars.text.onHero,
})
export const onHeroMuted = style({ color: vars.text.onHeroMuted })

export const fieldset = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md })

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  fontSize: vars.fontSize.sm,
  cursor: 'pointer',
})
globalStyle(`${choice} input`, { accentColor: vars.accent.solid, inlineSize: '1.125rem', blockSize: '1.125rem', margin: 0 })

export const dot = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: '50%',
  border: `${vars.stroke.hair} solid ${vars.border.strong}`,
  forcedColorAdjust: 'none',
})

export const strip = style({
  display: 'flex',
  blockSize: '2.5rem',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})
export const shade = style({ flex: 1 })

export const caption = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  padding: 0,
})

export const knob = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
  alignItems: 'center',
  columnGap: vars.space.sm,
  fontSize: vars.fontSize.sm,
})
export const knobLabel = style({ fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug })

export const slider = style({ inlineSize: '100%', minBlockSize: vars.size.touch, margin: 0, accentColor: vars.accent.solid })
export const number = style({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.surface.field,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** Takes no space while it is empty. */
export const notice = style({ fontSize: vars.fontSize.sm, color: vars.text.muted })

export const source = style({ margin: 0, fontSize: vars.fontSize.xs, color: vars.text.base, whiteSpace: 'pre-wrap' })
