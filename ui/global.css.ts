import { globalStyle, keyframes } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import { focusRing } from './focusRing.css.ts'
import { layer } from './layers.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  backgroundColor: vars.surface.page,
  color: vars.text.base,
  colorScheme: 'light',
  fontFamily: vars.font.body,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.base,
  wordSpacing: vars.tracking.words,
  overflowWrap: 'anywhere',
  scrollBehavior: 'smooth',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
})

globalStyle('body', { margin: 0, fontSize: vars.fontSize.md })

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0 })
// An empty marker instead of `none`: with `none`, VoiceOver does not announce a list.
globalStyle('ul, ol', { padding: 0, listStyle: '""' })
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', wordSpacing: 'inherit' })
// A code is read out and typed: it has the brand's letters, set apart.
globalStyle('code', { font: 'inherit', fontVariantNumeric: 'tabular-nums lining-nums', letterSpacing: '0.08em' })
globalStyle(':focus-visible', focusRing)
// In forced colors the system's focus ring could be invisible, so the theme's stays.
globalStyle(':focus-visible', { '@media': { '(forced-colors: active)': { outlineColor: 'CanvasText' } } })

// The next page is on its way. A short wait shows nothing.
const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })
globalStyle('html[aria-busy="true"]', { cursor: 'progress' })
globalStyle('html[aria-busy="true"]::before', {
  content: '""',
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.toast,
  blockSize: '3px',
  backgroundColor: vars.accent.solid,
  transformOrigin: '0 0',
  animation: `${fill} 8s cubic-bezier(0, 0.6, 0.2, 1) 400ms both`,
})

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
})
globalStyle('html', { '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } } })
