import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'
import { floating } from '../overlay.css.ts'
import { toastRemovedAfter } from './timing.ts'
import { breakpoints } from '../breakpoints.ts'

/** Direction of the stack: downwards on a phone, upwards in a corner. */
const onwards = createVar()

const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } })
/** A transition without effect: until it ends, a dismissed toast stays in the page. */
const linger = keyframes({ to: { outlineOffset: 0 } })

/** At the top on a phone, away from the main action; in a corner on a wide window. */
export const region = style({
  vars: { [onwards]: '1' },
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockStart: `max(${vars.space.sm}, env(safe-area-inset-top))`,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: `min(24rem, 100% - 2 * ${vars.space.sm})`,
  '@media': {
    [breakpoints.md]: {
      vars: { [onwards]: '-1' },
      insetBlockStart: 'auto',
      insetBlockEnd: vars.space.lg,
      insetInline: `auto ${vars.space.lg}`,
      marginInline: 0,
    },
  },
})

// Base UI's focus guards are only needed while focus is in the toasts; otherwise they would be invisible tab stops.
const guard = '[data-base-ui-focus-guard]'
globalStyle(`${guard}:has(+ ${region}:not(:focus-within)), ${region}:not(:focus-within) > ${guard}`, { display: 'none' })

export const toast = style({
  ...floating,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  paddingBlock: vars.space.xxs,
  paddingInline: `${vars.space.md} ${vars.space.xxs}`,
  lineHeight: vars.lineHeight.snug,
  transform: `translate(var(--toast-swipe-movement-x, 0px), calc(var(--toast-swipe-movement-y, 0px) + ${onwards} * (var(--toast-offset-y, 0px) + var(--toast-index, 0) * ${vars.space.xs})))`,
  transitionProperty: 'transform, opacity',
  transitionDuration: vars.motion.slow,
  transitionTimingFunction: vars.motion.ease,
  selectors: {
    '&[data-starting-style]': { opacity: 0 },
    '&[data-swiping]': { transitionProperty: 'opacity' },
    '&[data-limited]': { opacity: 0 },
    '&[data-ending-style]': {
      pointerEvents: 'none',
      animation: `${leave} ${vars.motion.slow} ${vars.motion.ease} forwards, ${linger} 1ms ${toastRemovedAfter}ms`,
    },
  },
  '@media': { [breakpoints.md]: { insetBlock: 'auto 0' } },
})

/** Aligned with the first line of text, as tall as the close button. */
export const icon = style({ display: 'grid', placeContent: 'center', minBlockSize: vars.size.touch })
export const tone = styleVariants({
  info: { color: vars.info.text },
  success: { color: vars.success.text },
  warning: { color: vars.warning.text },
  danger: { color: vars.danger.text },
})
export const texts = style({ flex: 1, minInlineSize: 0, paddingBlock: `calc((${vars.size.touch} - 1lh) / 2)` })
export const title = style({ fontWeight: vars.fontWeight.strong })
export const text = style({ color: vars.text.muted, textWrap: 'pretty' })
