import type { Composition } from '../composition.ts'
import { vars } from '../vars.css.ts'

const roomy = '(min-width: 48rem)'
const wide = '(min-width: 62rem)'
const inCounter = ':is([data-content="counter"] *)'
/** Three tickets and the gaps between them. */
const width = '59.5rem'

/** Everything stands on the field of color; a form has its white sheet. */
export const trayCounter: Composition = {
  publicMain: {
    [inCounter]: { maxInlineSize: `calc(${width} + 2 * ${vars.space.gutter})`, '@media': { [wide]: { paddingBlock: '0 2rem' } } },
  },
  publicContent: {
    [inCounter]: {
      vars: { [vars.text.base]: vars.text.onHero, [vars.text.muted]: vars.text.onHeroMuted, [vars.focus.ring]: vars.focus.ringOnHero },
      color: vars.text.onHero,
      margin: 0,
      padding: '0 0 1.5rem',
      borderRadius: 0,
      backgroundColor: 'transparent',
    },
  },
  publicFooter: { [inCounter]: { paddingInline: vars.space.gutter } },
  counterHead: { '': { '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', textAlign: 'center' } } } },
  tabs: { [inCounter]: { borderRadius: '2rem', backgroundColor: vars.slip.paper } },
  tab: {
    [inCounter]: { borderRadius: '2rem' },
    '[aria-current]': { border: 0, backgroundColor: vars.slipFront.credit, color: vars.slipInk.credit },
  },
  counterFields: {
    '': {
      vars: { [vars.text.base]: vars.slip.ink, [vars.text.muted]: vars.slip.inkMuted },
      color: vars.slip.ink,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.gutter,
      paddingBlock: '1.5rem',
      borderRadius: '1.75rem',
      backgroundColor: vars.slip.paper,
      '@media': { [roomy]: { marginInline: 0, padding: '1.5rem' } },
    },
  },
  counter: { '': { '@media': { [roomy]: { gap: '2.5rem' } } } },
}
