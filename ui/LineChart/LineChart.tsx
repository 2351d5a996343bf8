import type { ChartProps } from '../Chart/chartData.ts'
import { ChartFrame } from '../Chart/ChartFrame.tsx'
import { lazyModule } from '../lazy/lazyModule.ts'

export type LineChartProps = ChartProps

const usePlot = lazyModule(async () => (await import('./LinePlot.tsx')).LinePlot)

/** Shows figures over time as lines, for pointer, touch and arrow keys, and in a table. Its space is reserved while its code loads. */
export function LineChart(props: LineChartProps) {
  return <ChartFrame {...props} kind="line" plot={usePlot()} />
}
