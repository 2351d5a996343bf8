import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { deskFoot, sheetGutter } from './sharedVars.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'
import { lowWindow } from '../lowWindow.css.ts'
import { breakpoints } from '../breakpoints.ts'

const afloat = { display: 'block' }
const gutter = fallbackVar(sheetGutter, vars.space.gutter)

/** Sticky at the window's bottom; across a phone's full width, or its sheet's, whatever padding its parent has. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: fallbackVar(deskFoot, '0'),
  zIndex: layer.bar,
  marginInline: `calc(-1 * ${gutter})`,
  marginBlockStart: 'auto',
  selectors: {
    '&[data-place="middle"]': { marginBlockStart: 0 },
    '&[data-still]': { position: 'relative' },
    '&[data-still]::before': { display: 'none' },
    '&[data-place="unseen"]': { position: 'absolute', visibility: 'hidden' },
  },
  paddingInline: gutter,
  containerType: 'scroll-state',
  // Above a phone's home indicator.
  paddingBlock: `${vars.space.sm} max(${vars.space.sm}, env(safe-area-inset-bottom))`,
  // The page's background, so that the bar is no strip of another colour at its final position.
  backgroundColor: vars.surface.page,
  // Content fades out before the bar, while it scrolls below it; always where the browser cannot tell.
  '::before': {
    content: '',
    display: 'none',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: vars.space.lg,
    background: `linear-gradient(transparent, ${vars.surface.page})`,
    pointerEvents: 'none',
  },
  '@container': { 'scroll-state(stuck: block-end)': { '::before': afloat } },
  '@supports': { 'not (container-type: scroll-state)': { '::before': afloat } },
  '@media': {
    // Slightly wider than its column, so that no focus ring shows beside it.
    [breakpoints.md]: {
      marginInline: `calc(-1 * ${vars.space.sm})`,
      marginBlockStart: 0,
      paddingInline: vars.space.sm,
      paddingBlock: vars.space.md,
    },
    [lowWindow]: { position: 'relative' },
    '(forced-colors: active)': { '::before': { background: 'none', borderBlockEnd: '1px solid' } },
  },
})

/** A phone whose window is high enough for a bar that stays. */
export const phone = `(not ${breakpoints.md}) and (not ${lowWindow})`
/** The bar with the sum of a checkout. It is as high where another one sticks: what follows it does not move. */
export const footLayout = `${bar}[data-foot]:not([data-place="unseen"])`
/** The one that sticks. */
export const footInPage = `${footLayout}:not([data-still])`

/** While something must be corrected the bar steps aside: it would cover that, or an action that comes first. */
globalStyle(`html:has([aria-invalid="true"]) ${bar}:not([data-place="unseen"])`, { position: 'relative' })

/** Keeps focused elements from scrolling under the bar. */
globalStyle(`html:has(${bar})`, { '@media': { [`not all and ${lowWindow}`]: { scrollPaddingBlockEnd: '9.5rem' } } })
