import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getIntegrations, systemName } from './api.ts'

const pos = { id: 'pos-301', kind: 'pos', name: 'Dock Street', provider: 'Toast', complete: true, reason: 'Fine.', location_id: 301 }

it('PRT-09 integrations are read with their place and state; those of another kind are left out', () => {
  const cms = { id: 7, kind: 'cms', name: 'Lark', brand_id: 101 }
  expect(z.decode(getIntegrations.response, { integrations: [pos, cms, { ...pos, kind: 'fax' }] })).toEqual([
    {
      id: 'pos-301',
      kind: 'pos',
      name: 'Dock Street',
      provider: 'Toast',
      isComplete: true,
      reason: 'Fine.',
      locationId: '301',
      brandId: null,
    },
    { id: '7', kind: 'cms', name: 'Lark', provider: null, isComplete: false, reason: null, locationId: null, brandId: '101' },
  ])
})

it('a value of the wire is read as a name, and a name stays as it is', () => {
  expect(['squarespace', 'wordpress', 'wix_studio', 'Toast', 'NCR Aloha', ''].map(systemName)).toEqual([
    'Squarespace',
    'WordPress',
    'Wix studio',
    'Toast',
    'NCR Aloha',
    '',
  ])
})
