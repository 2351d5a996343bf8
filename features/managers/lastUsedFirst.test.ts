import { expect, it } from 'vitest'
import { failedToLoad, loading, ready } from '../shared/api/remote.ts'
import { locations } from './examples/guests.ts'
import { lastUsedFirst } from './lastUsedFirst.ts'

const [first, second, third] = locations
if (!first || !second || !third) throw new Error('There are too few locations.')
const namesOf = (shown: ReturnType<typeof lastUsedFirst>) => shown.status === 'ready' && shown.value.map(({ name }) => name)

it('MGR-03 the last used location comes first, the others by name; one that is no longer the manager’s goes', () => {
  const gone = { ...first, id: 'gone' }
  expect(namesOf(lastUsedFirst(ready([first, second, third]), [third, gone]))).toEqual([third.name, first.name, second.name])
})

it('MGR-03 what the device has saved shows while the server is asked, and after it has failed', () => {
  const cause = { kind: 'offline' } as const
  expect(lastUsedFirst(loading, [second])).toMatchObject({ value: [second], refreshing: true })
  expect(lastUsedFirst(failedToLoad(cause), [second])).toMatchObject({ value: [second], staleCause: cause })
  expect([loading, failedToLoad(cause)].map((read) => lastUsedFirst(read, []).status)).toEqual(['loading', 'failed'])
})
