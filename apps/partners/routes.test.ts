import { type AnyRoute, type AnyRouter, type RouterHistory, createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '../runtime/session/session.ts'
import { saveToken } from '../runtime/session/token.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { app } from './routes.tsx'
import { brandImages, dashboard, finances, join, locations, review, reviewById } from './addresses.ts'

beforeEach(() => {
  stubBrowser()
  // The router restores how far a page was scrolled.
  vi.stubGlobal('history', {})
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('self', globalThis)
  // Also after a test that signed out: its page is in the same context.
  signIn('partner', 'maya@mail.example')
})

const Nothing = () => null

const historyAt = (address: string): RouterHistory => createMemoryHistory({ initialEntries: [address] })

async function openAt(address: string, history = historyAt(address)): Promise<AnyRouter> {
  const opened: AnyRouter = app('/', history).router
  // Only the addresses count here: no page loads.
  Object.values<AnyRoute>(opened.routesById).forEach((route) => route.update({ component: Nothing }))
  await opened.load()
  return opened
}

function hrefIn(opened: AnyRouter, page: AnyRoute, search: Readonly<Record<string, unknown>>): string {
  const address: { readonly to: string; readonly search: Readonly<Record<string, unknown>> } = { to: String(page.fullPath), search }
  return opened.buildLocation(address).publicHref
}

const getAddress = ({ state }: AnyRouter): string => state.location.href

/** The address that a page has once it is open. */
const openedAs = async (address: string): Promise<string> => getAddress(await openAt(address))

describe('PRT-01 the project in the address', () => {
  it('is kept by a link, unless the link names another one or none', async () => {
    const opened = await openAt('/brands?project=harbor&q=dock')
    expect(hrefIn(opened, finances, {})).toBe('/finances?project=harbor')
    expect(hrefIn(opened, dashboard, { project: 'tern' })).toBe('/?project=tern')
    expect(hrefIn(opened, dashboard, { project: '' })).toBe('/')
  })
  it('is gone, or is another one, on the page that such a link opens', async () => {
    const address = '/brands?project=harbor'
    const history = historyAt(address)
    const opened = await openAt(address, history)
    await opened.navigate({ to: dashboard.fullPath, search: { project: '' } })
    expect(getAddress(opened)).toBe('/')
    await opened.navigate({ to: '.', search: { project: 'tern' }, replace: true })
    expect(getAddress(opened)).toBe('/?project=tern')
    history.push('/')
    await opened.load()
    expect(getAddress(opened)).toBe('/')
  })
  it('is not in the link to a page without one', async () => {
    expect(hrefIn(await openAt('/brands?project=harbor'), join, {})).toBe('/join')
  })
})

describe('PRT-13 an address', () => {
  it('holds no defaults', async () => {
    const opened = await openAt('/locations?project=harbor&page=1&q=&sort=name')
    expect(opened.buildLocation({ to: '.', search: true }).publicHref).toBe('/locations?project=harbor&sort=name')
    expect(hrefIn(opened, locations, { q: '', page: 1, sort: '' })).toBe('/locations?project=harbor')
    expect(hrefIn(opened, locations, { q: 'dock', page: 2 })).toBe('/locations?q=dock&page=2&project=harbor')
    expect(hrefIn(opened, brandImages, { id: '101', group: 'cuisine', page: 1 })).toBe('/brand-images?id=101&project=harbor')
  })
  it('keeps what no page reads', async () => {
    expect(await openedAs('/team?project=harbor&utm_source=mail')).toBe('/team?project=harbor&utm_source=mail')
  })
  it.each([
    ['/location?project=harbor', '/locations?project=harbor'],
    ['/brand?project=harbor&field=name', '/brands?project=harbor'],
  ])('%s leads to %s', async (address, expected) => {
    expect(await openedAs(address)).toBe(expected)
  })
  it('leads to the sign-in and back', async () => {
    saveToken(null)
    const opened = await openAt('/team?project=harbor&sort=name')
    expect(opened.state.location).toMatchObject({ pathname: '/login', search: { from: '/team', project: 'harbor', sort: 'name' } })
    saveToken('partner')
    await opened.invalidate()
    expect(getAddress(opened)).toBe('/team?project=harbor&sort=name')
  })
})

describe('REV-02 the link of an email', () => {
  it.each([
    ['/email-review?id=41&token=abc', review, {}, { id: '41', token: 'abc', approve: false }],
    ['/email-review/spring?token=abc&approve', reviewById, { id: 'spring' }, { token: 'abc', approve: true }],
    ['/email-review/spring?token=abc&approve=no', reviewById, { id: 'spring' }, { token: 'abc', approve: false }],
  ])('%s is read', async (address, page, params, search) => {
    const match = (await openAt(address)).state.matches.at(-1)
    expect(match).toMatchObject({ routeId: page.id, params, search })
  })
})
