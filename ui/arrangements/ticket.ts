import { vars } from '../../themes/vars.css.ts'

/** Width of the slip from which it lies across. */
export const across = '(min-width: 34rem)'

/** The corner of a ticket. */
export const corner = '24px'
/** A row of punched holes along its lower edge: the middle of a hole above the edge, and its radius. */
const [middle, radius] = ['1.125rem', '0.4375rem']
export const aboveHoles = `${middle} + ${radius}`
/** The same, painted in the color of the ground, along the upper edge. */
export const paintedHoles = `radial-gradient(circle at 50% 1.0625rem, ${vars.surface.hero} ${radius}, transparent calc(${radius} + 0.5px)) 0 0 / 2.25rem 100% round`
export const holes = `radial-gradient(circle at 50% calc(100% - ${middle}), transparent ${radius}, #000 calc(${radius} + 0.5px)) 0 0 / 2.25rem 100% round`
/** The foot of a small ticket, such as a block of a tool: a row of painted holes. */
export const footOfHoles = {
  content: '',
  display: 'block',
  blockSize: '2.25rem',
  background: `radial-gradient(circle, ${vars.surface.hero} 4px, transparent 4.5px) left center / 19px 19px`,
  backgroundRepeat: 'round no-repeat',
} as const
