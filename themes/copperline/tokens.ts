import type { Tokens } from '../tokens.ts'
import { schemes } from './schemes.ts'

/** An evening restaurant: warm paper and ink, copper, an editorial serif, quiet rules, air. */
export const tokens: Tokens = {
  ...schemes.light,
  focus: { ...schemes.light.focus, width: '2px', offset: '2px' },
  space: {
    none: '0',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1.25rem',
    lg: '1.75rem',
    xl: '2.5rem',
    xxl: '4rem',
    gutter: 'clamp(1.25rem, 5vw, 2.5rem)',
  },
  radius: { sm: '3px', field: '4px', button: '4px', card: '6px', picture: '4px', badge: '3px', round: '999px' },
  size: {
    touch: '2.75rem',
    control: '3.25rem',
    icon: '1.25rem',
    iconLarge: '1.75rem',
    measure: '34rem',
    content: '27rem',
    logo: '1.75rem',
  },
  stroke: { hair: '1px', control: '1px', strong: '2px', map: '0.75px' },
  font: { body: 'Figtree', heading: 'Fraunces', amount: 'Fraunces' },
  fontSize: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.5rem',
    xxl: '1.875rem',
    display: 'clamp(2rem, 1.7rem + 1.5vw, 2.75rem)',
    amount: 'clamp(1.875rem, 1.5rem + 2vw, 2.5rem)',
    amountLarge: 'clamp(3rem, 2.4rem + 3vw, 4.25rem)',
  },
  fontWeight: { regular: '400', medium: '500', strong: '600', heading: '500', amount: '500' },
  lineHeight: { tight: '1.14', snug: '1.35', base: '1.55' },
  tracking: { heading: '-0.012em', label: '0.005em', words: '0em' },
  motion: { fast: '140ms', base: '450ms', slow: '600ms', ease: 'cubic-bezier(0.2, 0, 0.1, 1)' },
}
