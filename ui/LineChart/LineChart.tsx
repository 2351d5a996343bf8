import type { ChartProps } from '../Chart/chartData.ts'
import { ChartFrame } from '../Chart/ChartFrame.tsx'
import { lazyModule } from '../lazyModule.ts'

export type LineChartProps = ChartProps

const usePlot = lazyModule(async () => (await import('./LinePlot.tsx')).LinePlot)

/**
 * Shows figures over time as lines. Pointer, touch and arrow keys select a label; the figures
 * are also in a table. The drawing code loads when the chart first shows; its space is reserved.
 */
export function LineChart(props: LineChartProps) {
  return <ChartFrame {...props} kind="line" plot={usePlot()} />
}
