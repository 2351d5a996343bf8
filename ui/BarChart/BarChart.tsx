import type { ChartProps } from '../Chart/chartData.ts'
import { ChartFrame } from '../Chart/ChartFrame.tsx'
import { lazyModule } from '../lazy/lazyModule.ts'

export type BarChartProps = ChartProps

const usePlot = lazyModule(async () => (await import('./BarPlot.tsx')).BarPlot)

/** Compares figures as bars, which pointer, touch and arrow keys select, and in a table. Its space is reserved while its code loads. */
export function BarChart(props: BarChartProps) {
  return <ChartFrame {...props} kind="bar" plot={usePlot()} />
}
