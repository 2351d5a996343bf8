import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'
import { sheet } from '../overlay.css.ts'

export const viewport = style({ position: 'fixed', inset: 0, zIndex: layer.overlay, display: 'flex', justifyContent: 'flex-end' })

/** Follows a swipe; the attribute names the physical edge, whatever the text direction. */
export const drawer = style([
  sheet,
  {
    inlineSize: 'min(22rem, 100vw - 2.5rem)',
    blockSize: '100dvh',
    borderStartStartRadius: vars.radius.card,
    borderEndStartRadius: vars.radius.card,
    transform: 'translate(var(--drawer-swipe-movement-x, 0), var(--drawer-swipe-movement-y, 0))',
    transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: {
      '&[data-swiping]': { transition: 'none', userSelect: 'none' },
      '&[data-swipe-direction="left"]:is([data-starting-style], [data-ending-style])': { transform: 'translateX(-102%)' },
      '&[data-swipe-direction="right"]:is([data-starting-style], [data-ending-style])': { transform: 'translateX(102%)' },
    },
  },
])

/** Fills the drawer, also where it has little to show. */
export const content = style({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minInlineSize: 0 })

export const foot = style({ paddingBlockEnd: 'env(safe-area-inset-bottom)' })
