import type { Composition } from '../composition.ts'
import { flyOff, wrappingFall, wrappingRoom, wrappingWidth } from '../compositionVars.css.ts'
import { vars } from '../vars.css.ts'

const box = '25rem'

/** A box stands on the field of color. Its tag hangs from the bow. */
export const trayGift: Composition = {
  giftWrapped: { '': { maxInlineSize: box, marginInline: 'auto' } },
  giftTag: {
    '': {
      insetBlockStart: '56%',
      insetInlineEnd: '3%',
      minInlineSize: 'min-content',
      maxInlineSize: '44%',
      padding: '0.5rem 1rem 0.5rem 1.75rem',
      borderRadius: '12px',
      color: vars.slip.ink,
      background: `radial-gradient(circle at 0.875rem 50%, ${vars.slip.rule} 0.3125rem, ${vars.slip.paper} calc(0.3125rem + 0.5px))`,
      boxShadow: `0 6px 14px -4px ${vars.surface.scrim}`,
      rotate: '-5deg',
    },
  },
  giftUnwrapped: {
    '': {
      vars: { [wrappingWidth]: box, [wrappingRoom]: '0.62' },
      // The ticket is wider there and the box is not, and the heading stands right below it.
      '@container': { '(min-width: 30rem)': { vars: { [wrappingRoom]: '0.36', [wrappingFall]: '0' } } },
    },
    '::after': { animation: `${flyOff} calc(2 * ${vars.motion.slow}) ${vars.motion.ease}` },
  },
}
