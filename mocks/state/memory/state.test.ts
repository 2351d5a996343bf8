import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { purchase } from '../checkout/buying.ts'
import { getExtras } from '../partners/partnerExtras.ts'
import { deleteBrand, deleteLocation, saveGallery } from '../partners/partnerEdits.ts'
import { createLink } from '../partners/partnerFinances.ts'
import { addImage } from '../partners/partnerMedia.ts'
import { partnerNamed } from '../partners/partnerNamed.ts'
import { findProject } from '../partners/partnering.ts'
import { creditOrder } from '../testing/order.ts'
import { emptyState, stateSchema } from './state.ts'
import { createStore } from './store.ts'

const slug = 'harbor-rye'

it('the state is the same after the disk', () => {
  const store = createStore()
  const partner = partnerNamed(store, 'ines@harborrye.example')
  const project = partner && findProject(store, partner, slug)
  if (!project || 'kind' in project) throw new Error('The project cannot be opened.')
  expect(deleteLocation(store, project, '301')).toEqual({})
  expect(saveGallery(store, slug, '101', { ids: [], version: undefined })).not.toHaveProperty('kind')
  expect(deleteBrand(store, project, '102')).toEqual({})
  addImage(store, slug, { url: '/picture', group: 'mood', name: 'Terrace' })
  createLink(store, slug, { locationId: '302' })
  purchase(store, { ...creditOrder, paymentMethodId: 'pm_authenticate' }, null)
  expect(store.state.attempts[creditOrder.key]?.awaiting).toEqual({ ...creditOrder, paymentMethodId: 'pm_authenticate' })
  expect(getExtras(store, slug)).not.toEqual(getExtras(createStore(), slug))
  const disk: unknown = JSON.parse(JSON.stringify(z.encode(stateSchema, store.state)))
  expect(z.parse(stateSchema, disk)).toEqual(store.state)
})

it('a partner’s record that cannot be read makes the state unreadable', () => {
  const changes = { status: 'in_progress', submitShownAt: null, locations: { 301: { name: 7 } }, brands: {} }
  expect(z.safeParse(stateSchema, { ...emptyState(), partnerChanges: { [slug]: changes } }).success).toBe(false)
  expect(z.safeParse(stateSchema, emptyState()).success).toBe(true)
})
