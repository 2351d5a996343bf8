import { expect, it } from 'vitest'
import { accountStatuses } from '../../../features/partners/finances/api.ts'
import { partnerAccounts } from '../../examples/partners/projects.ts'
import { createStore } from '../memory/store.ts'
import { changeExtras } from './partnerExtras.ts'
import { payTo } from './partnerFinances.ts'
import { findProject } from './partnering.ts'
import { locationsIn } from './partnerRecords.ts'

it.each(accountStatuses)('PRT-03 PRT-15 finances are complete where every location is paid to a connected account: %s', (status) => {
  const store = createStore()
  const slug = 'harbor-rye'
  const [partner] = partnerAccounts
  if (!partner) throw new Error('There is no partner.')
  changeExtras(store, slug, (extras) => {
    extras.accounts = [{ id: 'a', name: 'Harbor LLC', status, reason: null, locationIds: [] }]
  })
  payTo(
    store,
    slug,
    'a',
    locationsIn(store, slug).map(({ id }) => id),
  )
  expect(findProject(store, partner, slug)).toMatchObject({ finance: { isComplete: status === 'connected' } })
})
