import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import { focusRing } from './focusRing.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  backgroundColor: vars.surface.page,
  color: vars.text.base,
  colorScheme: 'light',
  fontFamily: vars.font.body,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.base,
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
// No sign, and a list all the same: where the style is "none", VoiceOver does not call it one.
globalStyle('ul, ol', { padding: 0, listStyle: '""' })
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle(':focus-visible', focusRing)
// What paints its own ground where colours are forced keeps the house's ring too: it could be lost on the system's.
globalStyle(':focus-visible', { '@media': { '(forced-colors: active)': { outlineColor: 'CanvasText' } } })

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
