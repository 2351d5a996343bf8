import { Combobox } from './Combobox.tsx'
import type { Found } from './view.ts'

const noop = () => {}

/** Wrong uses of Combobox: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- known options are not searched by a server */}
    <Combobox label="Restaurant" value={null} onChange={noop} options={[]} found={null} onSearch={noop} />
    {/* @ts-expect-error -- it needs options or a search */}
    <Combobox label="Restaurant" value={null} onChange={noop} />
    {/* @ts-expect-error -- a search needs a callback */}
    <Combobox label="Restaurant" value={null} onChange={noop} found={null} />
    {/* @ts-expect-error -- the value is an option, so that its name can be shown before any is found */}
    <Combobox label="Restaurant" value="1" onChange={noop} options={[]} />
    {/* @ts-expect-error -- the text contains the number of characters */}
    <Combobox label="Restaurant" value={null} onChange={noop} options={[]} messages={{ typeMore: 'Type more' }} />
  </>
)

/** Wrong uses of Combobox: none of them compiles. */
export function wrong2() {
  const wrong = (): Found[] => [
    // @ts-expect-error -- an answer carries its query
    { status: 'ready', options: [] },
    // @ts-expect-error -- a failure has a message
    { query: 'ada', status: 'failed' },
    // @ts-expect-error -- a running search has no options yet
    { query: 'ada', status: 'loading', options: [] },
  ]
  return [wrong]
}
