import { Amount } from '../../../ui/Amount/Amount.tsx'
import { BarChart } from '../../../ui/BarChart/BarChart.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { LineChart } from '../../../ui/LineChart/LineChart.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { cents, formatMoney } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { type AmbassadorStats, type Month, earnedIn, isEmpty, latestText } from '../ambassador.ts'

const whole = (figure: number): string => String(figure).replace(/\B(?=(\d{3})+$)/g, ',')

type Format = (figure: number) => string

/** A single month makes no line and no comparison, so its figure is written. */
function propsOf(title: string, months: readonly Month[], formatValue: Format, empty: string) {
  const [first] = months
  const drawn = months.length > 1 ? months : []
  return {
    title,
    labelName: 'Month',
    labels: drawn.map(({ label }) => label),
    values: drawn.map(({ figure }) => figure),
    formatValue,
    empty: first ? `${first.label}: ${formatValue(first.figure)}` : empty,
  }
}

/** The sum of the chart, where it is not the total of all time above it. */
function sumText({ earnings, creditEarned }: AmbassadorStats, format: Format): string | null {
  const sum = earnedIn(earnings)
  return sum === null || sum === creditEarned ? null : `${earnings.rows.length} months, together ${format(sum)}.`
}

/** The earnings, and the figures behind them. */
export function Stats({ stats }: { readonly stats: AmbassadorStats }) {
  const { reach, brandLinks, claims, redemptions, creditEarned } = stats
  const earnings = stats.earnings.rows
  const currency = useCurrency()
  const money: Format = (figure) => formatMoney(cents(figure), currency)
  if (isEmpty(stats))
    return (
      <EmptyState
        icon="rise"
        title="No statistics yet"
        text="Share a link to a restaurant you like. What it brings shows here, month by month."
      />
    )
  const figures = [
    { term: 'Brand Links', figure: brandLinks },
    { term: 'Claims', figure: claims },
    { term: 'Redemptions', figure: redemptions },
  ]
  const latest = [latestText(earnings, money), earnings.length > 1 && sumText(stats, money)].filter(Boolean).join(' ')
  return (
    <Stack space="xl">
      <LineChart
        {...propsOf('Earnings by month', earnings, money, 'No earnings yet.')}
        lead={
          <>
            <dl>
              <dt>
                <Text as="span" size="sm" tone="muted">
                  Credit Earned
                </Text>
              </dt>
              <dd>
                <Amount size="xl">{creditEarned === null ? 'Not known' : money(creditEarned)}</Amount>
              </dd>
            </dl>
            <Text size="sm" tone="muted">
              {latest}
            </Text>
          </>
        }
        foot={
          <Text size="md">
            {figures.flatMap(({ term, figure }, index) =>
              figure === null ? [] : [index > 0 && ' · ', <strong key={term}>{whole(figure)}</strong>, ` ${term}`],
            )}
          </Text>
        }
      />
      <BarChart
        {...propsOf('Reach by month', reach, whole, 'No one has seen your links yet.')}
        foot={
          <Text size="sm" tone="muted">
            {latestText(reach, whole)}
          </Text>
        }
      />
    </Stack>
  )
}
