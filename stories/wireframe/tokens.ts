import type { Scheme, StatusTokens } from '../../themes/scheme.ts'
import type { Tokens } from '../../themes/tokens.ts'

const status: StatusTokens = { solid: '#4d4d4d', solidHover: '#333333', onSolid: '#ffffff', soft: '#ebebeb', text: '#404040' }

export const scheme: Scheme = {
  surface: { page: '#ffffff', raised: '#ffffff', sunken: '#ebebeb', field: '#ffffff', hero: '#d9d9d9', scrim: '#00000080' },
  text: { base: '#000000', muted: '#595959', link: '#333333', linkHover: '#000000', onHero: '#000000', onHeroMuted: '#404040' },
  border: { subtle: '#cccccc', strong: '#737373', strongHover: '#404040', onHero: '#8c8c8c' },
  accent: {
    solid: '#333333',
    solidHover: '#1a1a1a',
    solidActive: '#000000',
    onSolid: '#ffffff',
    solidOnHero: '#333333',
    solidOnHeroHover: '#1a1a1a',
    solidOnHeroActive: '#000000',
    onSolidOnHero: '#ffffff',
    soft: '#ebebeb',
    softHover: '#d9d9d9',
    text: '#333333',
    bright: '#bfbfbf',
    onBright: '#000000',
  },
  info: status,
  success: status,
  warning: status,
  danger: status,
  focus: { ring: '#000000', ringOnHero: '#000000' },
  shadow: { raised: 'none', button: 'none', overlay: 'none', bar: 'none' },
}

/** Greys, the system's font, square corners: for tests and stories only. */
export const tokens: Tokens = {
  ...scheme,
  focus: { ...scheme.focus, width: '2px', offset: '2px' },
  space: { none: '0', xxs: '0.25rem', xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem', xxl: '3rem', gutter: '1.25rem' },
  radius: { sm: '0', field: '0', button: '0', card: '0', picture: '0', badge: '0', round: '999px' },
  size: { touch: '2.75rem', control: '3rem', icon: '1.25rem', iconLarge: '1.75rem', measure: '34rem', content: '26rem', logo: '1.75rem' },
  stroke: { hair: '1px', control: '1px', strong: '2px' },
  font: { body: 'system-ui', heading: 'system-ui', amount: 'system-ui' },
  fontSize: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    xxl: '1.625rem',
    display: '2rem',
    amount: '2rem',
    amountLarge: '3.5rem',
  },
  fontWeight: { regular: '400', medium: '500', strong: '600', heading: '600', amount: '600' },
  lineHeight: { tight: '1.15', snug: '1.35', base: '1.5' },
  tracking: { heading: '0', label: '0' },
  motion: { fast: '100ms', base: '200ms', slow: '400ms', ease: 'ease' },
}
