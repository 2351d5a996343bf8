import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { bar, barOf, figure, ink, line, point, quiet, run } from '../parts/chart.css.ts'

const tray = arrangement('slip', 'tray')

tray(`${run}[data-round="false"]`, { display: 'none' })
tray(line, { strokeWidth: '4px', strokeLinecap: 'round' })
tray(point, { fill: '#fff', stroke: ink, strokeWidth: '3px' })
tray(`${barOf} > ${bar}`, { rx: '0.5rem' })
tray(`${barOf}[data-chosen] > ${bar}`, { fill: vars.slipFront.offer })
// A yellow block, by night too.
tray(`${figure}[data-led]`, {
  vars: {
    [ink]: vars.slipInk.credit,
    [quiet]: 'rgb(255 255 255 / 60%)',
    [vars.text.base]: vars.slipInk.credit,
    [vars.text.muted]: vars.slipInk.credit,
    [vars.border.subtle]: `color-mix(in srgb, ${vars.slipInk.credit} 24%, transparent)`,
    [vars.border.strong]: `color-mix(in srgb, ${vars.slipInk.credit} 60%, transparent)`,
    [vars.focus.ring]: vars.slipInk.credit,
    [vars.fontSize.amountLarge]: 'clamp(4rem, 3.7rem + 1.2vw, 4.75rem)',
  },
  color: vars.slipInk.credit,
  backgroundColor: vars.slipFront.credit,
  borderRadius: '1.75rem 1.75rem 0 0',
  marginBlockStart: '-1.75rem',
  paddingBlockStart: '1.5rem',
})
