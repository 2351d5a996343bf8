import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import * as styles from './Counter.css.ts'

/** Three cards and the gaps between them. */
const width = '53.5rem'
const inset = `max(${vars.space.gutter}, calc((100% - ${width}) / 2))`
/** The cards lie so far over the edge of the counter. */
const over = '5rem'

const card = arrangement('slip', 'card')

card(styles.counter, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', gap: 0 })
card(styles.head, { paddingInline: inset, paddingBlock: '1.25rem 1.75rem', backgroundColor: vars.surface.page })
card(styles.goods, {
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
})
card(`${styles.goods}:has(> ul:first-child)`, {
  '@media': {
    [breakpoints.md]: {
      paddingBlockStart: 0,
      background: `linear-gradient(rgb(0 0 0 / 45%), transparent) 0 ${over} / 100% 7px no-repeat, linear-gradient(${vars.surface.page}, ${vars.surface.page}) 0 0 / 100% ${over} no-repeat`,
    },
  },
})
