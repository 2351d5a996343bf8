import type { ChartProps } from '../Chart/chartData.ts'
import { ChartFrame } from '../Chart/ChartFrame.tsx'

export type BarChartProps = ChartProps

/** Compares figures as bars, which pointer, touch and arrow keys select, and in a table. */
export const BarChart = (props: BarChartProps) => <ChartFrame {...props} kind="bar" />
