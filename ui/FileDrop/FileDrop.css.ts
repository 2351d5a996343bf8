import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { hiddenLook } from '../parts/hidden.css.ts'

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minBlockSize: '9rem',
  padding: vars.space.md,
  border: `${vars.stroke.strong} dashed ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.field,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.border.strongHover },
    '&[data-over]': { borderColor: vars.accent.solid, borderStyle: 'solid', backgroundColor: vars.accent.soft },
    '&:has(input:focus-visible)': { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: vars.focus.offset },
    '&:has([aria-invalid="true"])': { borderColor: vars.danger.text },
    '&:has(:disabled)': { backgroundColor: vars.surface.sunken, color: vars.text.muted, cursor: 'not-allowed' },
  },
})

const line = `${zone}[data-line]`
globalStyle(line, { flexFlow: 'row wrap', minBlockSize: '3.5rem', paddingBlock: 0 })
globalStyle(`${line} > button`, { zIndex: 1, marginInlineEnd: 'auto' })

/** The file input covers the zone invisibly: it takes clicks, keys and drops. */
export const input = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'inherit' })

/** A disabled zone looks quiet. */
const calling = { color: vars.accent.text, selectors: { ':has(> :disabled) > &': { color: 'inherit' } } } as const

export const icon = style(calling)
export const call = style({ ...calling, fontWeight: vars.fontWeight.strong, lineHeight: vars.lineHeight.snug })
export const rules = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug })

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, marginBlockStart: vars.space.xxs })

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  columnGap: vars.space.sm,
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.xs} ${vars.space.xxs}`,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.surface.raised,
  selectors: { '&[data-failed]': { borderColor: vars.danger.text } },
})

/** A thumbnail, or an icon. */
export const thumb = style({
  flexShrink: 0,
  marginInlineEnd: 'auto',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  backgroundColor: vars.surface.sunken,
  color: vars.text.muted,
})
export const picture = style({ inlineSize: '3rem', blockSize: '3rem', objectFit: 'cover' })

/** If there is no space beside the picture, the text goes below it. */
export const texts = style({ display: 'flex', flexDirection: 'column', flex: '1 1 7rem', gap: vars.space.xxs, minInlineSize: 0 })
export const name = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.snug })
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
})
export const done = style([state, { color: vars.success.text }])
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' })
globalStyle(`${line} > ${rules}, fieldset:has(> ${line}) > :first-child`, hiddenLook)
