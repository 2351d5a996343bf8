import { arrangement } from '../../themes/arrangement.ts'
import { logoPicture, paperLogo, toolPicture, vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { settling } from '../arrangements/turn.css.ts'
import { pageInset, planSide } from '../parts/sharedVars.css.ts'
import { wood } from '../arrangements/wood.ts'
import * as styles from './PublicPage.css.ts'

const tablet = `${breakpoints.sm} and (not ${breakpoints.lg})`
const slipWidth = 'min(25rem, 76%)'
/** Width of the slip's part in the form's column. */
const overlap = '2.5rem'
/** From nothing to the ground, without a line where it begins: the share of color at each sixth. */
const eased = [0, 3, 14, 36, 64, 88, 100].map((share) => `color-mix(in srgb, ${vars.surface.hero} ${share}%, transparent)`).join(', ')
const inCounter = ':is([data-content="counter"] *)'
/** A panel beside a form, without a picture. */
const bare = `:is([data-content="column"] *):not(:has(${styles.picture}))`
const ofTool = ':is([data-content="tool"] *)'

/** The mark of the enterprise, pressed into wood. */
const pressedMark = {
  content: '',
  position: 'absolute',
  inlineSize: '23rem',
  blockSize: '17.25rem',
  background: 'rgb(255 255 255 / 7%)',
  mask: `${toolPicture} center / contain no-repeat`,
} as const

const card = arrangement('slip', 'card')

card(`${styles.page}[data-content="column"]`, { '@media': { [breakpoints.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } })
// Little stands beside a bill that is paid.
card(`${styles.page}:has([data-face="paid"]):not(:has([data-app]))`, {
  '@media': { [breakpoints.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 28rem' } },
})
card(styles.header, { '@media': { [breakpoints.lg]: { position: 'relative', zIndex: 1 } } })
card(styles.hero, { '@media': { [breakpoints.lg]: { justifyContent: 'flex-end', paddingBlockEnd: '1rem' } } })
// Two rows of the footer's links; three where the slip leaves less room.
card(`${styles.panel}:is([data-content="column"] *)`, {
  '@media': { [breakpoints.lg]: { paddingBlockEnd: '12rem' }, [breakpoints.xl]: { paddingBlockEnd: '9.5rem' } },
})
// Without a picture it is wood. The slip lies on it, or the mark of the enterprise is pressed into it.
card(`${styles.panel}${bare}`, { background: wood })
card(`${styles.panel}${bare}:not(:has(~ ${styles.main} > ${styles.slip}))::after`, {
  '@media': { [`${breakpoints.lg} and (forced-colors: none)`]: { ...pressedMark, inset: '14rem auto auto max(3rem, 7vw)' } },
})
// In a narrow window what is bought lies on it too, above the words.
for (const [lies, depth] of [
  ['stamped', '17rem'],
  ['wrapping', '22.5rem'],
])
  card(`${styles.panel}${bare}:has(~ ${styles.main} > ${styles.slip} > [data-${lies}])`, {
    '@media': { [`not all and ${breakpoints.lg}`]: { paddingBlockEnd: depth, marginBlockEnd: `-${depth}` } },
  })
// On a phone the slip overlaps the picture.
card(`${styles.panel}:has([data-windows="all"]):has(~ ${styles.main} > ${styles.slip})`, {
  marginBlockEnd: '-3rem',
  '@media': { [breakpoints.lg]: { marginBlockEnd: 0 } },
})
card(styles.picture, {
  maxBlockSize: '6.25rem',
  '@media': {
    [breakpoints.lg]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      vars: { [styles.pictureHeight]: '100%' },
    },
  },
})
card(styles.picture, { '@media': { [tablet]: { maxInlineSize: 'none', maxBlockSize: '11rem', paddingBlockEnd: 0 } } })
// Dark gradients behind the logo and the links.
card(`${styles.picture}::after`, {
  '@media': {
    [breakpoints.lg]: {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to top, ${eased}) 0 0 / 100% 10rem no-repeat, linear-gradient(${eased} 72%) 0 100% / 100% 22rem no-repeat`,
    },
  },
})
// Its links wrap beside the slip, which a long one would cover.
card(`${styles.footer}:is([data-content="column"] > *)`, {
  '@media': { [breakpoints.lg]: { backgroundColor: 'transparent', paddingInlineEnd: `calc(${slipWidth} - ${overlap} + 1rem)` } },
})
card(`${styles.main}:has(> [data-slip])`, {
  '@media': {
    [breakpoints.lg]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      alignItems: 'start',
      maxInlineSize: 'none',
      paddingInline: 0,
    },
  },
})
card(styles.slip, {
  position: 'relative',
  '@media': {
    [breakpoints.lg]: {
      position: 'sticky',
      insetBlockStart: '17svh',
      zIndex: 1,
      justifySelf: 'end',
      inlineSize: slipWidth,
      // It overlaps the form's column.
      marginInlineEnd: `-${overlap}`,
    },
  },
})
// On wood it lies in the middle.
card(`${styles.panel}${bare} ~ ${styles.main} > ${styles.slip}`, {
  '@media': { [breakpoints.lg]: { justifySelf: 'center', marginInlineEnd: 0 } },
})
card(`${styles.body}:is([data-slip]:has(> [data-stamped]) ~ *)`, settling)
card(`${styles.body}:not(:only-child)`, {
  '@media': {
    [breakpoints.lg]: {
      gridColumn: 2,
      inlineSize: '100%',
      maxInlineSize: `calc(${vars.size.content} + 6rem)`,
      paddingInline: `5.5rem ${vars.space.gutter}`,
    },
  },
})
card(`${styles.page}[data-content="counter"]`, { background: wood })
card(`${styles.panel}${inCounter}`, {
  background: 'none',
  '@media': { [breakpoints.md]: { background: vars.surface.page, color: vars.text.base } },
})
// The panel is light paper. By night its logo is the one for dark grounds anyway.
card(`${styles.panel}${inCounter}:not([data-scheme="dark"] *, [data-scheme="auto"] *)`, {
  '@media': { [breakpoints.md]: { vars: { [logoPicture]: paperLogo } } },
})
card(`${styles.panel}:is([data-scheme="auto"] [data-content="counter"] *)`, {
  '@media': { [`${breakpoints.md} and (prefers-color-scheme: light)`]: { vars: { [logoPicture]: paperLogo } } },
})
card(`${styles.footer}${inCounter}`, { background: 'none', paddingInline: vars.space.gutter })
// Beside the paper of a plan the wood reaches from the window's top to its foot.
const ofPlan = ':is(:has([data-plan]) > *)'
const besidePlan = `:is(${styles.panel}${ofPlan}, ${styles.footer}${ofPlan})`
card(`${besidePlan}${besidePlan}`, {
  '@media': {
    [breakpoints.md]: {
      color: vars.text.onHero,
      background: `linear-gradient(to right, rgb(0 0 0 / 45%), transparent) right calc(${planSide} - 7px) top / 7px 100% no-repeat, linear-gradient(${vars.surface.page}, ${vars.surface.page}) no-repeat 0 0 / calc(100% - ${planSide}) 100%`,
    },
  },
})
card(`${besidePlan}${besidePlan}:dir(rtl)`, { '@media': { [breakpoints.md]: { backgroundPosition: '-7px 0, 100% 0' } } })
card(`${styles.footer}${ofPlan}${ofPlan}`, {
  '@media': {
    [breakpoints.md]: {
      paddingInlineEnd: planSide,
      vars: {
        [vars.text.onHero]: vars.text.base,
        [vars.text.onHeroMuted]: vars.text.muted,
        [vars.border.onHero]: vars.border.strong,
        [vars.focus.ringOnHero]: vars.focus.ring,
      },
    },
  },
})
card(`${styles.main}${inCounter}`, { maxInlineSize: 'none', padding: 0, flex: 1, display: 'grid' })
card(`${styles.body}${inCounter}`, { display: 'grid' })
card(`${styles.page}[data-content="tool"]`, { background: wood })
// Beside the form.
card(`${styles.page}[data-content="tool"]:not(:has([data-sign]))::before`, {
  '@media': {
    [`${breakpoints.xl} and (min-height: 40rem) and (forced-colors: none)`]: {
      ...pressedMark,
      insetInlineStart: 'max(3rem, 7vw)',
      insetBlockStart: '14rem',
    },
  },
})
card(`${styles.panel}${ofTool}`, { backgroundColor: 'transparent' })
card(`${styles.body}${ofTool}`, {
  maxInlineSize: '28.5rem',
  marginInline: 'auto',
  padding: 'clamp(1.25rem, 5vw, 2.25rem)',
  border: `1px solid ${vars.slip.edge}`,
  boxShadow: `inset 0 0 0 5px ${vars.slip.paper}, inset 0 0 0 6px ${vars.slip.rule}, 0 14px 24px rgb(0 0 0 / 45%)`,
  backgroundColor: vars.slip.paper,
  '@media': { [breakpoints.lg]: { marginInline: 'auto 9.5rem' } },
})
card(`${styles.footer}${ofTool}`, { backgroundColor: 'transparent', color: vars.text.onHero })

// The person and the slip lie on wood, which ends behind the slip.
for (const [slip, phone, wide] of [
  [`:not(:has(${styles.slip}))`, '9.25rem', '6.5rem'],
  [`:has(${styles.slip})`, '17.375rem', '16.375rem'],
] as const) {
  const page = `:is([data-content="profile"]:has(${styles.head})${slip} *)`
  card(`${styles.panel}${page}`, { background: wood, paddingBlockEnd: phone, '@media': { [breakpoints.lg]: { paddingBlockEnd: wide } } })
  card(`${styles.main}${page}`, {
    position: 'relative',
    marginBlockStart: `-${phone}`,
    '@media': { [breakpoints.lg]: { marginBlockStart: `-${wide}` } },
  })
}
card(`${styles.slip}:is([data-content="profile"] *)`, {
  marginBlockEnd: vars.space.xl,
  '@media': {
    [breakpoints.lg]: { position: 'relative', insetBlockStart: 0, inlineSize: 'auto', marginInlineEnd: pageInset, justifySelf: 'stretch' },
  },
})
card(`${styles.body}:is([data-content="profile"] *):not(:only-child)`, {
  '@media': { [breakpoints.lg]: { inlineSize: 'auto', maxInlineSize: 'none', paddingInline: pageInset } },
})
card(`${styles.main}:is([data-content="profile"] *)`, { '@media': { [breakpoints.lg]: { display: 'block' } } })

// An invitation to the app lies on wood.
const invites = ':is([data-content="column"]:has([data-app]) *)'
card(`${styles.panel}${invites}`, { background: wood, paddingBlockEnd: '19.75rem', '@media': { [breakpoints.lg]: { paddingBlockEnd: 0 } } })
card(`${styles.main}${invites}`, {
  position: 'relative',
  marginBlockStart: '-19.75rem',
  paddingBlockStart: 0,
  '@media': { [breakpoints.lg]: { marginBlockStart: 0, paddingBlockStart: '7.25rem' } },
})
card(`${styles.slip}${invites}`, {
  blockSize: '19.75rem',
  marginInline: `calc(0.75rem - ${vars.space.gutter})`,
  clipPath: 'inset(-5rem -2rem 0)',
  '@media': { [breakpoints.lg]: { blockSize: 'auto', clipPath: 'none', marginInline: 0, inlineSize: 'min(38.5rem, 92%)' } },
})

// Two equal halves: a ledger stands beside the slip.
const ledger = ':has([data-split="beside"])'
card(`${styles.page}[data-content="column"]${ledger}`, {
  '@media': { [breakpoints.lg]: { gridTemplateColumns: 'minmax(0, 47fr) minmax(0, 53fr)' } },
})
card(`${styles.footer}:is([data-content="column"]${ledger} > *)`, {
  '@media': { [breakpoints.lg]: { paddingInlineEnd: vars.space.gutter } },
})
card(`${styles.body}${ledger}`, { '@media': { [breakpoints.xl]: { maxInlineSize: '41rem', paddingInlineStart: '5rem' } } })
