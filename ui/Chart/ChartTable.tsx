import * as styles from '../parts/chart.css.ts'
import type { ChartProps } from './chartData.ts'

type ChartTableProps = Pick<ChartProps, 'title' | 'labelName' | 'labels' | 'series'> & {
  /** A formatted value, or the text for an unknown one. */
  figureOf: (value: number | null | undefined) => string
}

export function ChartTable({ title, labelName, labels, series, figureOf }: ChartTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {labelName}
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className={`${styles.head} ${styles.figureCell}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two labels may be equal, and they never move
          <tr key={index}>
            <th scope="row" className={styles.rowHead}>
              {label}
            </th>
            {series.map(({ name, values }) => (
              <td key={name} className={`${styles.cell} ${styles.figureCell}`}>
                {figureOf(values[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
