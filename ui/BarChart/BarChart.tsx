import type { ChartProps } from '../Chart/chartData.ts'
import { ChartFrame } from '../Chart/ChartFrame.tsx'
import { lazyModule } from '../lazyModule.ts'

export type BarChartProps = ChartProps

const usePlot = lazyModule(async () => (await import('./BarPlot.tsx')).BarPlot)

/**
 * Compares figures as bars. Pointer, touch and arrow keys select a label; the figures are also in a
 * table. The drawing code loads when the chart first shows; its space is reserved.
 */
export function BarChart(props: BarChartProps) {
  return <ChartFrame {...props} kind="bar" plot={usePlot()} />
}
