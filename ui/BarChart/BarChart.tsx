import type { ChartProps } from '../Chart/chartData.ts'
import { ChartFrame } from '../Chart/ChartFrame.tsx'
import { lazyModule } from '../lazyModule.ts'

export type BarChartProps = ChartProps

const usePlot = lazyModule(async () => (await import('./BarPlot.tsx')).BarPlot)

/**
 * How figures compare. Each place can be looked at by a pointer, a finger or the arrow keys, and the figures stand in a
 * table too. What draws it is fetched when it is first shown; its place is kept.
 */
export function BarChart(props: BarChartProps) {
  return <ChartFrame {...props} kind="bar" plot={usePlot()} />
}
