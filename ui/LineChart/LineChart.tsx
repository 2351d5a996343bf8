import type { ChartProps } from '../Chart/chartData.ts'
import { ChartFrame } from '../Chart/ChartFrame.tsx'

export type LineChartProps = ChartProps

/** Shows figures over time as lines, for pointer, touch and arrow keys, and in a table. */
export const LineChart = (props: LineChartProps) => <ChartFrame {...props} kind="line" />
