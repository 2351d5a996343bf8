import type { Composition } from '../composition.ts'
import { vars } from '../vars.css.ts'
import { wood } from './wood.ts'

const roomy = '(min-width: 48rem)'
const inCounter = '[data-content="counter"]'
/** Three cards and the gaps between them. */
const width = '53.5rem'
const inset = `max(${vars.space.gutter}, calc((100% - ${width}) / 2))`
/** The cards lie so far over the edge of the counter. */
const over = '5rem'

/** Paper with the words above, and a counter of dark wood, on which the cards lie. */
export const cardCounter: Composition = {
  publicPage: { [inCounter]: { background: wood } },
  publicPanel: {
    [`:is(${inCounter} *)`]: { background: 'none', '@media': { [roomy]: { background: vars.surface.page, color: vars.text.base } } },
  },
  publicFooter: { [`:is(${inCounter} *)`]: { background: 'none', paddingInline: vars.space.gutter } },
  publicMain: { [`:is(${inCounter} *)`]: { maxInlineSize: 'none', padding: 0, flex: 1, display: 'grid' } },
  publicContent: { [`:is(${inCounter} *)`]: { display: 'grid' } },
  counter: { '': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', gap: 0 } },
  counterHead: { '': { paddingInline: inset, paddingBlock: '1.25rem 1.75rem', backgroundColor: vars.surface.page } },
  // The chosen one is underlined in copper.
  tabs: {
    [`:is(${inCounter} *)`]: {
      gap: 0,
      padding: 0,
      border: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
      boxShadow: `inset 0 -1px 0 ${vars.border.strong}`,
    },
  },
  tab: {
    [`:is(${inCounter} *)`]: { paddingInline: '0.125rem', border: 0, borderRadius: '2px' },
    '[aria-current]': { backgroundColor: 'transparent', color: vars.accent.text, boxShadow: `inset 0 -3px 0 ${vars.accent.solid}` },
  },
  counterGoods: {
    '': {
      // Words on the wood have the colors of dark ground.
      vars: {
        [vars.text.base]: vars.text.onHero,
        [vars.text.muted]: vars.text.onHeroMuted,
        [vars.text.link]: vars.text.onHero,
        [vars.text.linkHover]: vars.text.onHero,
        [vars.border.strong]: vars.text.onHeroMuted,
        [vars.border.strongHover]: vars.text.onHero,
        [vars.border.subtle]: vars.border.onHero,
        [vars.surface.field]: vars.surface.hero,
        [vars.focus.ring]: vars.focus.ringOnHero,
      },
      color: vars.text.onHero,
      paddingInline: inset,
      paddingBlock: '1.5rem 1.25rem',
      // The edge of the counter, lit from above.
      background: `linear-gradient(rgb(0 0 0 / 45%), transparent) 0 0 / 100% 7px no-repeat`,
    },
    ':has(> ul:first-child)': {
      '@media': {
        [roomy]: {
          paddingBlockStart: 0,
          background: `linear-gradient(rgb(0 0 0 / 45%), transparent) 0 ${over} / 100% 7px no-repeat, linear-gradient(${vars.surface.page}, ${vars.surface.page}) 0 0 / 100% ${over} no-repeat`,
        },
      },
    },
  },
}
