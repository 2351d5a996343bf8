import { beforeEach, describe, expect, it } from 'vitest'
import { isRedirect } from '@tanstack/react-router'
import { memoryStorage } from '../testing/browser.ts'
import { channels, deviceOfTabs, newDevice, open } from '../testing/tabs.ts'
import { returnAddress } from './RequireSession.tsx'

beforeEach(newDevice)

it('NET-04 leads back to the page that asked for a sign-in, with its query', () => {
  expect(returnAddress({ from: '/diner-selection', location_id: '7' })).toEqual({ to: '/diner-selection', search: { location_id: '7' } })
})
it.each([
  undefined,
  7,
  '',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/login',
  '/a?b=c',
  '/a\nb',
])('leads nowhere for %j', (from) => expect(returnAddress({ from })).toBeNull())

describe('NET-11 MGR-02 PRT-01 the sign-in', () => {
  const location = { pathname: '/checkout', search: { user_id: '9000' } }
  const back = { user_id: '9000', from: '/checkout' }

  /** A page of staff, and where its guard leads. */
  async function page(tab = memoryStorage()) {
    const opened = await open(tab, 'manager')
    const { requireSession } = await import('./RequireSession.tsx')
    opened.followSignOuts()
    const search = (): unknown => {
      try {
        requireSession({ location })
        return 'stays'
      } catch (led) {
        return isRedirect(led) && led.options
      }
    }
    return { ...opened, search }
  }
  const leads = (search: object) => ({ to: '/login', search, replace: true, throw: true, statusCode: 307 })

  it('leads to no page of who has signed out, here, in another tab or while the tab was away', async () => {
    const away = await page()
    away.signIn('secret', 'maya@mail.example')
    channels.clear()
    const here = await page()
    const other = await page()
    expect([here.search(), other.search()]).toEqual(['stays', 'stays'])
    other.signOut()
    expect(other.search()).toEqual(leads({}))
    here.here()
    expect(here.search()).toEqual(leads({}))
    expect((await page(away.tab)).search()).toEqual(leads({}))
  })

  it('leads to no page of who has signed out in another tab, before its message has arrived', async () => {
    const here = await page()
    here.signIn('secret', 'maya@mail.example')
    channels.clear()
    const other = await page()
    const signedInAfter = 'platewell.testenterprise.manager.signedInAfter'
    const before = deviceOfTabs().getItem(signedInAfter) ?? ''
    other.signOut()
    // Another process removes one key after the other, each with an event.
    deviceOfTabs().setItem(signedInAfter, before)
    here.here()
    for (let event = 0; event < 2; event += 1) window.dispatchEvent(new Event('storage'))
    expect(here.search()).toEqual(leads({}))
  })

  it('leads back to the page that a guest asked for, and of a session that has ended', async () => {
    const { signIn, expireSession, signOut, search } = await page()
    expect(search()).toEqual(leads(back))
    signIn('secret', 'maya@mail.example')
    expireSession('secret')
    expect(search()).toEqual(leads(back))
    signIn('secret', 'maya@mail.example')
    signOut()
    signIn('fresh', 'maya@mail.example')
    expireSession('fresh')
    expect(search()).toEqual(leads(back))
  })
})
