import type { Page, Request } from '@playwright/test'
import * as on from './e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

function listenToCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  return calls
}

const isEvent = (request: Request) => request.url().endsWith('/events')

test('NET-01 NET-08 every request carries session and device, every write its attempt; the device id outlives the session', async ({
  page,
  context,
  guest,
}) => {
  const calls = listenToCalls(page)
  await on.openOffer(page, 'WELCOME25')
  await on.submitEmail(page, guest.email)
  await on.expectScreen(page, 'emailClaimSuccess')
  await expect.poll(() => calls.some(isEvent)).toBe(true)
  const sessions = new Set(calls.map((call) => call.headers()['x-session-id']))
  const devices = new Set(calls.map((call) => call.headers()['x-device-id']))
  expect([...sessions, ...devices].map((id) => id?.length)).toEqual([32, 32])
  const writes = calls.filter((call) => call.method() === 'POST' && !isEvent(call))
  expect(writes.map((call) => call.headers()['idempotency-key']?.length)).toEqual(writes.map(() => 32))

  const later = await context.newPage()
  const laterCalls = listenToCalls(later)
  await on.openOffer(later, 'WELCOME25')
  const [first] = laterCalls
  expect(devices.has(first?.headers()['x-device-id'])).toBe(true)
  expect(sessions.has(first?.headers()['x-session-id'])).toBe(false)
})

test('NET-09 NET-10 each step is tracked, with the guest’s campaign', async ({ page, guest, lane, sandbox }) => {
  await page.goto(on.linkTo('WELCOME25').replace('#', `?utm_source=card&utm_campaign=${lane}&code=TABLE9&other=1#`))
  await on.submitEmail(page, guest.email)
  await on.expectScreen(page, 'emailClaimSuccess')
  const steps = async () => (await sandbox.eventsWith(`"${lane}"`)).map(({ name, status }) => `${String(name)} ${String(status)}`)
  await expect.poll(steps).toContain('claim_status emailClaimSuccess')
  expect(await steps()).toContain('claim_status emailInput')
  for (const noted of await sandbox.eventsWith(`"${lane}"`)) {
    expect(noted).toMatchObject({ utm_source: 'card', utm_campaign: lane, code: 'TABLE9' })
    expect(noted).not.toHaveProperty('other')
  }
})

test('PRV-05 NET-09 the sign-in of a member who has opted out elsewhere opts this browser out: no event follows it', async ({
  page,
  context,
  enterprise,
}) => {
  const calls = listenToCalls(page)
  await on.openOffer(page, 'NOEND', `private@${enterprise.settings.domain}`)
  const claimed = page.waitForResponse(/\/claim_offer\?/)
  await on.signIn(page)
  await claimed
  await page.waitForLoadState('networkidle')
  const signIn = calls.findIndex((call) => call.url().endsWith('/login'))
  expect(calls.slice(0, signIn).some(isEvent)).toBe(true)
  expect(calls.slice(signIn).filter(isEvent)).toEqual([])
  expect((await context.cookies()).find(({ name }) => name === 'do_not_track')).toMatchObject({ value: 'true' })
})
