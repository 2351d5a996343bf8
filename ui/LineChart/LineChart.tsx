import type { ChartProps } from '../Chart/chartData.ts'
import { ChartFrame } from '../Chart/ChartFrame.tsx'
import { lazyModule } from '../lazyModule.ts'

export type LineChartProps = ChartProps

const usePlot = lazyModule(async () => (await import('./LinePlot.tsx')).LinePlot)

/**
 * How figures go on from one time to the next. Each place can be looked at by a pointer, a finger or the arrow keys, and
 * the figures stand in a table too. What draws it is fetched when it is first shown; its place is kept.
 */
export function LineChart(props: LineChartProps) {
  return <ChartFrame {...props} kind="line" plot={usePlot()} />
}
