import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { ignoresTaps } from './ignoresTaps.ts'
import { turn } from './spinner.css.ts'

const fill = createVar()
const fillHover = createVar()
const fillActive = createVar()
const onFill = createVar()
const tint = createVar()
const tintHover = createVar()
const ink = createVar()

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.touch,
  maxInlineSize: '100%',
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.button,
  fontFamily: vars.font.body,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: vars.tracking.label,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transitionProperty: 'background-color, border-color, color, transform',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.ease,
  selectors: {
    '&[data-wide]': { inlineSize: '100%' },
    '&:active:not([aria-disabled="true"])': { transform: 'translateY(1px)' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy="true"]': { cursor: 'progress' },
    // Pressed before the app's scripts have arrived: the button holds no spinner yet.
    '&[aria-busy="true"]:not([aria-disabled])::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      boxSizing: 'border-box',
      inlineSize: '1.25em',
      blockSize: '1.25em',
      borderRadius: '50%',
      border: '0.125em solid currentColor',
      borderBlockStartColor: 'transparent',
      animation: `${turn} 800ms linear infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:active:not([aria-disabled="true"])': { transform: 'none' } } },
    // Nobody can press it on paper.
    print: { display: 'none' },
  },
})

export const tone = styleVariants({
  accent: {
    vars: {
      [fill]: vars.accent.solid,
      [fillHover]: vars.accent.solidHover,
      [fillActive]: vars.accent.solidActive,
      [onFill]: vars.accent.onSolid,
      [tint]: vars.accent.soft,
      [tintHover]: vars.accent.softHover,
      [ink]: vars.accent.text,
    },
  },
  danger: {
    vars: {
      [fill]: vars.danger.solid,
      [fillHover]: vars.danger.solidHover,
      [fillActive]: vars.danger.solidHover,
      [onFill]: vars.danger.onSolid,
      [tint]: vars.danger.soft,
      [tintHover]: vars.danger.soft,
      [ink]: vars.danger.text,
    },
  },
})

export const variant = styleVariants({
  solid: {
    backgroundColor: fill,
    color: onFill,
    boxShadow: vars.shadow.button,
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: fillHover },
      '&:active:not(:disabled)': { backgroundColor: fillActive },
      // It fills when it is ready, at its own size and with a readable text.
      [`:root[${ignoresTaps}] &[type="submit"]:not(:disabled)`]: {
        backgroundColor: 'transparent',
        color: ink,
        borderColor: vars.border.strong,
        boxShadow: 'none',
      },
    },
  },
  soft: { backgroundColor: tint, color: ink, selectors: { '&:hover:not(:disabled)': { backgroundColor: tintHover } } },
  quiet: {
    backgroundColor: 'transparent',
    color: ink,
    borderColor: vars.border.strong,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: tint, borderColor: vars.border.strongHover } },
  },
  badge: {
    backgroundColor: '#000',
    color: '#fff',
    borderColor: 'rgb(255 255 255 / 40%)',
    borderRadius: '0.625rem',
    textAlign: 'start',
    selectors: {
      '&&': { minBlockSize: '3.25rem', paddingBlock: '0.25rem', paddingInline: vars.space.sm, lineHeight: 1.1, fontSize: '1.125rem' },
    },
  },
})

/** The first words of a badge stand above its name. */
globalStyle(`${variant.badge} small`, { display: 'block', fontSize: '0.6875rem', fontWeight: vars.fontWeight.medium })

export const size = styleVariants({
  md: { minBlockSize: vars.size.touch, paddingBlock: vars.space.xs, paddingInline: vars.space.md, fontSize: vars.fontSize.sm },
  lg: { minBlockSize: vars.size.control, paddingBlock: vars.space.sm, paddingInline: vars.space.lg, fontSize: vars.fontSize.md },
})

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
})
export const wait = style({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' })
