import { createMemoryHistory } from '@tanstack/history'
import { describe, expect, it } from 'vitest'
import { app } from '../routes.tsx'
import { brandLogos, brands, dashboard, finances, locationForm } from '../addresses.ts'
import { pageAt, sectionWay, wayTo } from './ways.ts'

const item = { id: '301', name: 'Dock Street', missing: ['Add a phone number'], page: null, field: 'phone' } as const

// It gives the routes their paths.
app('/', createMemoryHistory())

describe('PRT-02 the pages of the portal', () => {
  it('belong to the navigation, those of an item to its list', () => {
    const pages = ['/', '/locations', '/location', '/brand', '/brand-images', '/brand-logos', '/finances', '/team', '/join', '/toString']
    expect(pages.map(pageAt)).toEqual(['dashboard', 'locations', 'locations', 'brands', 'brands', 'brands', 'finances', 'team', null, null])
  })

  it('complete an item on its own page, and a section on its list', () => {
    expect(sectionWay('locations', item)).toEqual({ to: locationForm, search: { id: '301', field: 'phone' } })
    expect(sectionWay('locations', { ...item, field: null })).toEqual({ to: locationForm, search: { id: '301' } })
    expect(sectionWay('brands', { ...item, page: 'logos' })).toEqual({ to: brandLogos, search: { id: '301' } })
    expect(sectionWay('brands', null)).toEqual({ to: brands, search: {} })
    expect(sectionWay('finances', item)).toEqual({ to: finances, search: {} })
  })

  it('PRT-18 lead to the next step, and to its field', () => {
    const complete = wayTo({ kind: 'complete', section: 'locations', item, what: 'Add a phone number' })
    expect(complete).toEqual({ to: locationForm, search: { id: '301', field: 'phone' } })
    expect(wayTo({ kind: 'submit' })).toEqual({ to: dashboard, search: {} })
    expect(wayTo({ kind: 'wait', what: 'We are reviewing it.' })).toBeNull()
  })
})
