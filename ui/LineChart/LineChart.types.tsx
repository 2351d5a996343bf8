import { LineChart } from './LineChart.tsx'

const rest = { title: 'Earnings by month', labelName: 'Month', labels: ['Jan'], formatValue: String, empty: 'Nothing yet.' }
const some = { name: 'Some', values: [1] }

/** Wrong uses of LineChart: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs values
    <LineChart key="1" {...rest} series={[]} />,
    // @ts-expect-error -- more series than people can distinguish
    <LineChart key="2" {...rest} series={[some, some, some, some]} />,
    // @ts-expect-error -- an unknown value is null
    <LineChart key="3" {...rest} series={[{ name: 'Some', values: [undefined] }]} />,
    // @ts-expect-error -- a series needs a name
    <LineChart key="4" {...rest} series={[{ values: [1] }]} />,
  ]
  return [wrong]
}
