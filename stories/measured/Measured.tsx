import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Column } from '../../ui/Table/column.ts'
import { Table } from '../../ui/Table/Table.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import coverage from './coverage.json'
import pages from './pages.json'

type PageRow = { readonly name: string } & (typeof pages)[keyof typeof pages]
type Covered = { readonly lines: number; readonly functions: number; readonly branches: number }
type CoverageRow = { readonly name: string } & Covered

const named = <Row,>(figures: Readonly<Record<string, Row>>) => Object.entries(figures).map(([name, row]) => ({ name, ...row }))

const ms = (time: number): string => `${Math.round(time)} ms`

const pageColumns: [Column<PageRow, string>, ...Column<PageRow, string>[]] = [
  { id: 'name', header: 'Page', cell: ({ name }) => name, sortBy: ({ name }) => name, width: 'wide' },
  {
    id: 'script',
    header: 'Script',
    cell: ({ script }) => `${(script / 1000).toFixed(1)} kB`,
    sortBy: ({ script }) => script,
    align: 'end',
  },
  { id: 'fcp', header: 'FCP', cell: ({ fcp }) => ms(fcp), sortBy: ({ fcp }) => fcp, align: 'end' },
  { id: 'lcp', header: 'LCP', cell: ({ lcp }) => ms(lcp), sortBy: ({ lcp }) => lcp, align: 'end' },
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

const percentColumn = (id: 'lines' | 'functions' | 'branches', header: string): Column<CoverageRow, string> => ({
  id,
  header,
  cell: (row) => `${row[id].toFixed(1)} %`,
  sortBy: (row) => row[id],
  align: 'end',
})

const coverageColumns: [Column<CoverageRow, string>, ...Column<CoverageRow, string>[]] = [
  { id: 'name', header: 'Folder', cell: ({ name }) => name, sortBy: ({ name }) => name, width: 'wide' },
  percentColumn('lines', 'Lines'),
  percentColumn('functions', 'Functions'),
  percentColumn('branches', 'Branches'),
]

const empty = 'Nothing was measured.'

/** Weight, speed and coverage, as the last runs of `npm run measure` and `coverage` wrote them. */
export function Measured() {
  return (
    <Stack space="xl">
      <Heading level={1}>Measured</Heading>
      <Stack space="md">
        <Heading level={2}>Pages</Heading>
        <Text>
          Written by npm run measure: Lighthouse, mobile, simulated throttling, median of three runs. Script is the JavaScript of a first
          load after gzip, without the payment provider’s. FCP is the first contentful paint, LCP the largest one, TBT the total blocking
          time, and CLS the cumulative layout shift.
        </Text>
        <Table label="Pages" columns={pageColumns} rows={named(pages)} rowId={({ name }) => name} empty={empty} />
      </Stack>
      <Stack space="md">
        <Heading level={2}>Code that tests run</Heading>
        <Text>
          Written by npm run coverage: the unit tests and the stories of one enterprise. End-to-end tests run more of the apps, and are not
          counted.
        </Text>
        <Table
          label="Code that tests run"
          columns={coverageColumns}
          rows={named<Covered>(coverage)}
          rowId={({ name }) => name}
          empty={empty}
        />
      </Stack>
    </Stack>
  )
}
