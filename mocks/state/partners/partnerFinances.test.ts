import { expect, it } from 'vitest'
import { createStore } from '../memory/store.ts'
import { listAccounts, createLink, endLink } from './partnerFinances.ts'

const slug = 'harbor-rye'
const accounts = (store: ReturnType<typeof createStore>) =>
  listAccounts(store, slug).map(({ id, status, locationIds }) => [id, status, locationIds])

function connect(store: ReturnType<typeof createStore>, query: Parameters<typeof createLink>[2]): void {
  const link = createLink(store, slug, query)
  if ('kind' in link) throw new Error('The link was refused.')
  endLink(store, slug, link.url.slice(link.url.lastIndexOf('/') + 1), 'connected')
}

it('PRT-08 the sandbox pays one location to the account that is connected for it, and leaves the others', () => {
  const store = createStore()
  connect(store, { locationId: '303' })
  expect(accounts(store)).toEqual([
    ['801', 'connected', ['301', '302']],
    ['802', 'connected', ['303']],
  ])
})

it('PRT-08 the sandbox pays all locations only where all were asked for', () => {
  const store = createStore()
  for (const query of [{}, { locationId: '301', all: 'true' }, { locationId: '999' }] as const)
    expect(createLink(store, slug, query)).toHaveProperty('kind')
  connect(store, { all: 'true' })
  expect(accounts(store)).toEqual([
    ['801', 'connected', []],
    ['802', 'connected', ['301', '302', '303']],
  ])
})
