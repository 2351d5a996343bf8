import type { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import arialBold from '@capsizecss/metrics/arial/700'
import georgia from '@capsizecss/metrics/georgia'
import georgiaBold from '@capsizecss/metrics/georgia/700'
import roboto from '@capsizecss/metrics/roboto'
import robotoBold from '@capsizecss/metrics/roboto/700'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import timesNewRomanBold from '@capsizecss/metrics/timesNewRoman/700'

/** A font's metrics. */
export type Metrics = Parameters<typeof createFontStack>[0][number]

type FallbackFont = Record<'text' | 'bold', { metrics: Metrics; local: readonly string[] }> & { name: string }

/** Fonts that show until the enterprise's font has loaded. `local` names the font and others of the same widths. */
export const fallbackFonts: Readonly<Record<'serif' | 'sans', readonly FallbackFont[]>> = {
  serif: [
    {
      name: 'Georgia',
      text: { metrics: georgia, local: ['Georgia', 'Gelasio'] },
      bold: { metrics: georgiaBold, local: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'] },
    },
    {
      name: 'Times New Roman',
      text: { metrics: timesNewRoman, local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'] },
      bold: {
        metrics: timesNewRomanBold,
        local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
      },
    },
  ],
  sans: [
    {
      name: 'Arial',
      text: { metrics: arial, local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'] },
      bold: { metrics: arialBold, local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'] },
    },
    {
      name: 'Roboto',
      text: { metrics: roboto, local: ['Roboto', 'Roboto-Regular'] },
      bold: { metrics: robotoBold, local: ['Roboto Bold', 'Roboto-Bold'] },
    },
  ],
}
