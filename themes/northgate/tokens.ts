import type { Tokens } from '../tokens.ts'
import { schemes } from './schemes.ts'

/** A bright canteen on a campus: cool white, deep teal and coral, round corners, a quick rhythm. */
export const tokens: Tokens = {
  ...schemes.light,
  focus: { ...schemes.light.focus, width: '3px', offset: '2px' },
  space: {
    none: '0',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    gutter: 'clamp(1.125rem, 4.5vw, 2.25rem)',
  },
  radius: { sm: '6px', field: '14px', button: '999px', card: '22px', picture: '16px', badge: '999px', round: '999px' },
  size: {
    touch: '2.75rem',
    control: '3.125rem',
    icon: '1.25rem',
    iconLarge: '1.75rem',
    measure: '34rem',
    content: '26rem',
    logo: '1.75rem',
  },
  stroke: { hair: '1px', control: '1.5px', strong: '2px', map: '0' },
  font: { body: 'Manrope', heading: 'Manrope', amount: 'Manrope' },
  fontSize: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    xxl: '1.625rem',
    display: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.375rem)',
    amount: 'clamp(1.875rem, 1.5rem + 2vw, 2.5rem)',
    amountLarge: 'clamp(3rem, 2.4rem + 3vw, 4.25rem)',
  },
  fontWeight: { regular: '450', medium: '550', strong: '700', heading: '780', amount: '800' },
  lineHeight: { tight: '1.16', snug: '1.35', base: '1.5' },
  tracking: { heading: '-0.025em', label: '-0.005em', words: '0.06em' },
  motion: { fast: '110ms', base: '160ms', slow: '220ms', ease: 'cubic-bezier(0.3, 1.4, 0.5, 1)' },
}
