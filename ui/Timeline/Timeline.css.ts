import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

const markSize = '1.75rem'

export const timeline = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const entry = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.sm,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.md,
  selectors: {
    // A line from each mark to the next; none after the last.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${markSize} + ${vars.space.xxs})`,
      insetBlockEnd: `calc(-1 * ${vars.space.xxs})`,
      insetInlineStart: `calc(${markSize} / 2 - ${vars.stroke.strong} / 2)`,
      borderInlineStart: `${vars.stroke.strong} solid ${vars.border.subtle}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})

export const mark = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: markSize,
  blockSize: markSize,
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.surface.sunken,
  color: vars.text.muted,
  selectors: {
    // Without an icon, a centred dot.
    '&:empty::before': {
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.round,
      backgroundColor: 'currentColor',
      forcedColorAdjust: 'none',
    },
    '&[data-tone="accent"]': { backgroundColor: vars.accent.soft, color: vars.accent.text },
    '&[data-tone="success"]': { backgroundColor: vars.success.soft, color: vars.success.text },
    '&[data-tone="warning"]': { backgroundColor: vars.warning.soft, color: vars.warning.text },
    '&[data-tone="danger"]': { backgroundColor: vars.danger.soft, color: vars.danger.text },
  },
})

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  paddingBlockStart: '0.125rem',
})
export const title = style({ fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.snug, textWrap: 'pretty' })
export const when = style({
  color: vars.text.muted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
})
export const detail = style({
  maxInlineSize: vars.size.measure,
  marginBlockStart: vars.space.xxs,
  fontSize: vars.fontSize.sm,
  textWrap: 'pretty',
})
export const empty = style({ paddingBlock: vars.space.md, color: vars.text.muted })
