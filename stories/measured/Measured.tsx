import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import type { Column } from '../../ui/Table/column.ts'
import { Table } from '../../ui/Table/Table.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import measured from './measured.json'

type PageRow = { readonly name: string } & (typeof measured.pages)[keyof typeof measured.pages]
type Figure = 'lcp' | 'usable' | 'answers' | 'tbt' | 'cls' | 'performance' | 'script' | 'afterClaim' | 'afterStore' | 'requests'

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const ms = (time: number): string => `${Math.round(time)} ms`

/** A column of numbers; a dash where a page has none. */
const numbers = (id: Figure, header: string, format: (value: number) => string): Column<PageRow, string> => ({
  id,
  header,
  cell: (row) => (row[id] === null ? '–' : format(row[id])),
  sortBy: (row) => row[id] ?? 0,
  align: 'end',
})

const timesBare = ({ usable, bare }: PageRow): number => usable / bare

const columns: [Column<PageRow, string>, ...Column<PageRow, string>[]] = [
  { id: 'name', header: 'Page', cell: ({ name }) => name, sortBy: ({ name }) => name, width: 'wide' },
  { id: 'timesBare', header: '× bare', cell: (row) => timesBare(row).toFixed(2), sortBy: timesBare, align: 'end' },
  numbers('usable', 'Usable', ms),
  numbers('lcp', 'LCP', ms),
  { id: 'first', header: 'First control', cell: ({ first }) => first },
  numbers('answers', 'Answers', ms),
  numbers('tbt', 'TBT', ms),
  numbers('cls', 'CLS', String),
  numbers('performance', 'Performance', String),
  numbers('script', 'Script', kilobytes),
  numbers('afterClaim', 'After the claim', kilobytes),
  numbers('afterStore', 'After the store', kilobytes),
  numbers('requests', 'Requests', String),
]

/** The meaning of each figure that is no standard one. */
const terms = [
  [
    'LCP, TBT, CLS, performance',
    'Lighthouse, mobile, simulated slow 4G (1.6 Mbit/s, 150 ms) and a processor that is four times slower; the median of three runs. Do not compare them with the other times.',
  ],
  [
    'Usable',
    'The time until the first control of main that is in sight, enabled, and answers a press, in a throttled browser; the median of the visits. A control answers when React holds it. A text field counts when it is painted, if a second visit types into it before and after React has come and no letter is lost. A link counts when it is painted.',
  ],
  ['× bare', 'Usable as a multiple of a bare page: React, one form, the theme and its fonts, by the same build and from the same server.'],
  [
    'Answers',
    'The longest time between a press and the next paint while a guest takes the page’s first steps. A dash: there are only links.',
  ],
  [
    'Script',
    'The JavaScript that is loaded before a touch, after gzip, without the payment provider’s. After the claim and after the store: the scripts that a visit loads there after that page.',
  ],
] as const

/** Weight and speed of every page, as `.ci/measure` wrote them. */
export const Measured = () => (
  <Stack space="md">
    <Heading level={1}>Measured</Heading>
    <Table
      label="Pages"
      columns={columns}
      rows={Object.entries(measured.pages).map(([name, page]) => ({ name, ...page }))}
      rowId={({ name }) => name}
      empty="Nothing was measured."
    />
    <Text tone="muted">{`Visits to each page: ${measured.visits}. The machine’s load meanwhile: ${measured.load}.`}</Text>
    {terms.map(([term, text]) => (
      <Text key={term}>
        <strong>{term}</strong>: {text}
      </Text>
    ))}
  </Stack>
)
