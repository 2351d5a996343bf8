import { BarChart } from './BarChart.tsx'

const rest = { title: 'Earnings by month', labelName: 'Month', labels: ['Jan'], formatValue: String, empty: 'Nothing yet.' }
const some = { name: 'Some', values: [1] }

/** Wrong uses of BarChart: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs values
    <BarChart key="1" {...rest} series={[]} />,
    // @ts-expect-error -- more series than people can distinguish
    <BarChart key="2" {...rest} series={[some, some, some, some]} />,
    // @ts-expect-error -- an unknown value is null
    <BarChart key="3" {...rest} series={[{ name: 'Some', values: [undefined] }]} />,
    // @ts-expect-error -- a series needs a name
    <BarChart key="4" {...rest} series={[{ values: [1] }]} />,
  ]
  return [wrong]
}
