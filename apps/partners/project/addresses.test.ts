import { describe, expect, it } from 'vitest'
import { isAt, pageAt, sectionPath, wayTo } from './addresses.ts'

const item = { id: '301', name: 'Dock Street', missing: ['Add a phone number'], page: null, field: 'phone' } as const

describe('PRT-02 the pages of the portal', () => {
  it('belong to the navigation, those of an item to its list', () => {
    const pages = ['/', '/locations', '/location', '/brand', '/brand-images', '/brand-logos', '/finances', '/team', '/join', '/toString']
    expect(pages.map(pageAt)).toEqual(['dashboard', 'locations', 'locations', 'brands', 'brands', 'brands', 'finances', 'team', null, null])
  })

  it('complete an item on its own page, and a section on its list', () => {
    expect(sectionPath('locations', item)).toEqual({ path: '/location', search: { id: '301', field: 'phone' } })
    expect(sectionPath('locations', { ...item, field: null })).toEqual({ path: '/location', search: { id: '301' } })
    expect(sectionPath('brands', { ...item, page: 'logos' })).toEqual({ path: '/brand-logos', search: { id: '301' } })
    expect(sectionPath('brands', null)).toEqual({ path: '/brands', search: {} })
    expect(sectionPath('finances', item)).toEqual({ path: '/finances', search: {} })
    expect(sectionPath('toString', null)).toBeNull()
  })

  it('PRT-18 lead to the next step, and to its field, unless it is done on the open page', () => {
    const complete = wayTo({ kind: 'complete', section: 'locations', item, what: 'Add a phone number' })
    expect(complete).toEqual({ path: '/location', search: { id: '301', field: 'phone' } })
    expect(wayTo({ kind: 'submit' })).toEqual({ path: '/', search: {} })
    expect(wayTo({ kind: 'wait', what: 'We are reviewing it.' })).toBeNull()
    expect(complete && [isAt(complete, '/location', '301'), isAt(complete, '/location', '302'), isAt(complete, '/brand', '301')]).toEqual([
      true,
      false,
      false,
    ])
    expect(isAt({ path: '/brands', search: {} }, '/brands', '')).toBe(true)
  })
})
