import { createGlobalThemeContract, createGlobalVar } from '@vanilla-extract/css'
import type { FrontTokens, StatusTokens } from './scheme.ts'
import type { Tokens } from './tokens.ts'

/** The tree of `T` without values. */
type WithoutValues<T> = { [K in keyof T]: T[K] extends string ? null : WithoutValues<T[K]> }

const status: WithoutValues<StatusTokens> = { solid: null, onSolid: null, soft: null, text: null }

const faces: WithoutValues<FrontTokens> = { offer: null, credit: null, gift: null, bill: null, paid: null, refund: null }

const contract: WithoutValues<Tokens> = {
  surface: { page: null, raised: null, sunken: null, field: null, hero: null, scrim: null },
  text: { base: null, muted: null, link: null, linkHover: null, onHero: null, onHeroMuted: null },
  border: { subtle: null, strong: null, strongHover: null, onHero: null },
  accent: {
    solid: null,
    solidHover: null,
    solidActive: null,
    onSolid: null,
    solidOnHero: null,
    solidOnHeroHover: null,
    solidOnHeroActive: null,
    onSolidOnHero: null,
    soft: null,
    softHover: null,
    text: null,
    bright: null,
    onBright: null,
  },
  slip: { paper: null, ink: null, inkMuted: null, rule: null, edge: null, edgeLight: null, sticker: null, onSticker: null },
  slipFront: faces,
  slipInk: faces,
  info: status,
  success: status,
  warning: status,
  danger: { ...status, solidHover: null },
  map: {
    street: null,
    block: null,
    blockDense: null,
    hatch: null,
    landmark: null,
    outline: null,
    water: null,
    ripple: null,
    park: null,
    tree: null,
  },
  focus: { ring: null, ringOnHero: null, width: null, offset: null },
  space: { none: null, xxs: null, xs: null, sm: null, md: null, lg: null, xl: null, xxl: null, gutter: null },
  radius: { sm: null, field: null, button: null, card: null, picture: null, badge: null, round: null },
  size: { touch: null, control: null, icon: null, iconLarge: null, measure: null, content: null, logo: null },
  stroke: { hair: null, control: null, strong: null, map: null },
  font: { body: null, heading: null, amount: null },
  fontSize: { xs: null, sm: null, md: null, lg: null, xl: null, xxl: null, display: null, amount: null, amountLarge: null },
  fontWeight: { regular: null, medium: null, strong: null, heading: null, amount: null },
  lineHeight: { tight: null, snug: null, base: null },
  tracking: { heading: null, label: null, words: null },
  shadow: { raised: null, button: null, overlay: null, slip: null, bar: null },
  motion: { fast: null, base: null, slow: null, ease: null },
}

/** Every token as a custom property: `vars.accent.solidHover` is `var(--accent-solidHover)`. */
export const vars = createGlobalThemeContract(contract, (_, path) => path.join('-'))

/** The two drawings of a wrapped gift, one over the other, 8:5: the gift, and what comes off first. */
export const boxPicture = createGlobalVar('box-picture')
export const lidPicture = createGlobalVar('lid-picture')

const design = { picture: null, ground: null, ink: null }
/** The designs of a gift card. */
export const gifts = createGlobalThemeContract({ dinner: design, thanks: design, birthday: design, celebration: design }, (_, path) =>
  ['gift', ...path].join('-'),
)
/** Meals for tiers of credit. */
export const meals = createGlobalThemeContract({ small: null, medium: null, large: null }, (_, path) => ['meal', ...path].join('-'))
/** The picture of the moment `welcome`. */
export const welcomePicture = createGlobalVar('welcome-picture')
/** The picture beside the sign-in of a tool. */
export const toolPicture = createGlobalVar('tool-picture')

/** The logo's picture in the dark scheme; `normal` shows the picture of the element. */
export const logoPicture = createGlobalVar('logo-picture')
/** The logo for light paper. */
export const paperLogo = createGlobalVar('paper-logo')
