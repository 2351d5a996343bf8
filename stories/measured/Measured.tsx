import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Column } from '../../ui/Table/column.ts'
import { Table } from '../../ui/Table/Table.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import pages from './pages.json'

type PageRow = { readonly name: string } & (typeof pages)[keyof typeof pages]

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const ms = (time: number): string => `${Math.round(time)} ms`

const pageColumns: [Column<PageRow, string>, ...Column<PageRow, string>[]] = [
  { id: 'name', header: 'Page', cell: ({ name }) => name, sortBy: ({ name }) => name, width: 'wide' },
  { id: 'script', header: 'Script', cell: ({ script }) => kilobytes(script), sortBy: ({ script }) => script, align: 'end' },
  {
    id: 'afterClaim',
    header: 'After the claim',
    cell: ({ afterClaim }) => kilobytes(afterClaim),
    sortBy: ({ afterClaim }) => afterClaim,
    align: 'end',
  },
  {
    id: 'afterStore',
    header: 'After the store',
    cell: ({ afterStore }) => kilobytes(afterStore),
    sortBy: ({ afterStore }) => afterStore,
    align: 'end',
  },
  { id: 'requests', header: 'Requests', cell: ({ requests }) => String(requests), sortBy: ({ requests }) => requests, align: 'end' },
  { id: 'fcp', header: 'FCP', cell: ({ fcp }) => ms(fcp), sortBy: ({ fcp }) => fcp, align: 'end' },
  { id: 'lcp', header: 'LCP', cell: ({ lcp }) => ms(lcp), sortBy: ({ lcp }) => lcp, align: 'end' },
  { id: 'usable', header: 'Usable', cell: ({ usable }) => ms(usable), sortBy: ({ usable }) => usable, align: 'end' },
  { id: 'timesBare', header: '× bare', cell: ({ timesBare }) => timesBare.toFixed(2), sortBy: ({ timesBare }) => timesBare, align: 'end' },
  { id: 'first', header: 'First control', cell: ({ first }) => first },
  { id: 'answers', header: 'Answers', cell: ({ answers }) => (answers === null ? '–' : ms(answers)), align: 'end' },
  { id: 'tbt', header: 'TBT', cell: ({ tbt }) => ms(tbt), sortBy: ({ tbt }) => tbt, align: 'end' },
  { id: 'cls', header: 'CLS', cell: ({ cls }) => String(cls), sortBy: ({ cls }) => cls, align: 'end' },
  {
    id: 'performance',
    header: 'Performance',
    cell: ({ performance }) => String(performance),
    sortBy: ({ performance }) => performance,
    align: 'end',
  },
  {
    id: 'others',
    header: 'Lowest of the other scores',
    cell: ({ accessibility, bestPractices, seo }) => String(Math.min(accessibility, bestPractices, seo)),
    align: 'end',
  },
]

/** Weight and speed of every page, as the last run of `npm run measure` wrote them. */
export function Measured() {
  const rows = Object.entries(pages).map(([name, page]) => ({ name, ...page }))
  return (
    <Stack space="md">
      <Heading level={1}>Measured</Heading>
      <Text>
        Written by npm run measure: Lighthouse, mobile, simulated throttling, median of three runs, and visits in a throttled browser, as
        many as the README says. Script is the JavaScript that is loaded before a touch, after gzip, without the payment provider’s. FCP is
        the first contentful paint, LCP the largest one, TBT the total blocking time, and CLS the cumulative layout shift. Usable is when
        the first control answers a press, beside that of a bare page; answers is the longest time from a press to the next paint. The
        README defines them.
      </Text>
      <Table label="Pages" columns={pageColumns} rows={rows} rowId={({ name }) => name} empty="Nothing was measured." />
    </Stack>
  )
}
