import { vars } from '../../themes/vars.css.ts'

const light = `color-mix(in srgb, ${vars.accent.bright} 20%, transparent)`
const joint = 'rgb(0 0 0 / 30%)'

/** The wood on which cards lie, lit from above. Its joints are dark, and cross no words. */
export const wood = `radial-gradient(60rem 40rem at 80% 0, ${light}, transparent), repeating-linear-gradient(transparent 0 57px, ${joint} 57px 58px) ${vars.surface.hero}`
