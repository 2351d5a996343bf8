import { Combobox } from './Combobox.tsx'
import type { Found } from './view.ts'

const noop = () => {}

/** Wrong uses of Combobox: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- options that are known are not asked for */}
    <Combobox label="Restaurant" value={null} onChange={noop} options={[]} found={null} onSearch={noop} />
    {/* @ts-expect-error -- without either there is nothing to choose from */}
    <Combobox label="Restaurant" value={null} onChange={noop} />
    {/* @ts-expect-error -- who is told what was found must be able to ask */}
    <Combobox label="Restaurant" value={null} onChange={noop} found={null} />
    {/* @ts-expect-error -- the value is an option, so that its name can be shown before any is found */}
    <Combobox label="Restaurant" value="1" onChange={noop} options={[]} />
    {/* @ts-expect-error -- how many more is said with their number */}
    <Combobox label="Restaurant" value={null} onChange={noop} options={[]} messages={{ typeMore: 'Type more' }} />
  </>
)

/** Wrong uses of Combobox: none of them compiles. */
export function wrong2() {
  const wrong = (): Found[] => [
    // @ts-expect-error -- an answer says to which question it is one
    { status: 'ready', options: [] },
    // @ts-expect-error -- a failure says what went wrong
    { query: 'ada', status: 'failed' },
    // @ts-expect-error -- what is under way has no options yet
    { query: 'ada', status: 'loading', options: [] },
  ]
  return [wrong]
}
