import { Amount } from '../../../ui/Amount/Amount.tsx'
import { BarChart } from '../../../ui/BarChart/BarChart.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { LineChart } from '../../../ui/LineChart/LineChart.tsx'
import { MetricCard } from '../../../ui/MetricCard/MetricCard.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { cents, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { type AmbassadorStats, type Month, earnedIn, isEmpty, latestText } from '../ambassador.ts'

const whole = (figure: number): string => String(figure).replace(/\B(?=(\d{3})+$)/g, ',')

type ChartOf = {
  title: string
  months: readonly Month[]
  format: (figure: number) => string
  formatTick: (figure: number) => string
  empty: string
}

const propsOf = ({ title, months, format, formatTick, empty }: ChartOf) =>
  ({
    title,
    labelName: 'Month',
    labels: months.map(({ label }) => label),
    series: [{ name: title, values: months.map(({ figure }) => figure) }],
    formatValue: format,
    formatTick,
    empty,
  }) as const

/** A single month makes no line and no comparison, so the page shows the figure. */
const FirstMonth = ({ title, months, format }: ChartOf) => (
  <MetricCard metrics={months.map(({ label, figure }) => ({ label: `${title}: ${label}`, value: format(figure) }))} />
)

/** The sum of the chart, where it is not the total of all time above it. */
function sumText({ earnings, creditEarned }: AmbassadorStats, format: ChartOf['format']): string | null {
  const sum = earnedIn(earnings)
  return sum === null || sum === creditEarned ? null : `${earnings.rows.length} months, together ${format(sum)}.`
}

const known = (figure: number | null, format: ChartOf['format'] = whole): string => (figure === null ? 'Not known' : format(figure))

/** The earnings, and the figures behind them. */
export function Stats({ stats }: { readonly stats: AmbassadorStats }) {
  const { reach, brandLinks, claims, redemptions, creditEarned } = stats
  const earnings = stats.earnings.rows
  const currency = useCurrency()
  const money = (figure: number): string => formatMoney(cents(figure), currency)
  const shortMoney = (figure: number): string => formatMoneyShort(cents(figure), currency)
  if (isEmpty(stats))
    return (
      <EmptyState
        icon="rise"
        title="No statistics yet"
        text="Share a link to a restaurant you like. What it brings shows here, month by month."
      />
    )
  const earned: ChartOf = { title: 'Earnings by month', months: earnings, format: money, formatTick: shortMoney, empty: 'No earnings yet.' }
  const seen: ChartOf = {
    title: 'Reach by month',
    months: reach,
    format: whole,
    formatTick: whole,
    empty: 'No one has seen your links yet.',
  }
  return (
    <Stack space="xl">
      <Card tone="outlined">
        <Split space="lg" align="center">
          <Stack space="sm">
            <dl>
              <dt>
                <Text as="span" tone="muted">
                  Credit Earned
                </Text>
              </dt>
              <dd>
                <Amount size="xl">{known(creditEarned, money)}</Amount>
              </dd>
            </dl>
            {earnings.length > 1 && (
              <Text size="sm" tone="muted">
                {[latestText(earnings, money), sumText(stats, money)].filter(Boolean).join(' ')}
              </Text>
            )}
          </Stack>
          {earnings.length === 1 ? <FirstMonth {...earned} /> : <LineChart {...propsOf(earned)} />}
        </Split>
      </Card>
      <MetricCard
        metrics={[
          { label: 'Brand Links', value: known(brandLinks) },
          { label: 'Claims', value: known(claims) },
          { label: 'Redemptions', value: known(redemptions) },
        ]}
      />
      <Stack space="xs">
        {reach.length === 1 ? <FirstMonth {...seen} /> : <BarChart {...propsOf(seen)} />}
        {reach.length > 1 && (
          <Text size="sm" tone="muted">
            {latestText(reach, whole)}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}
