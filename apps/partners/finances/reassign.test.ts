import { beforeEach, describe, expect, it } from 'vitest'
import { failureText } from '../../../features/shared/api/answers/failureText.ts'
import { saveToken } from '../../runtime/session/token.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { answer, json, sent } from '../../runtime/testing/server.ts'
import { reassign } from './reassign.ts'

const path = { slug: 'harbor-rye', id: '801' }
const account = (ids: unknown) => json({ partner_stripe_accounts: [{ id: 801, name: 'Harbor LLC', partner_location_ids: ids }] })
const change = (added: readonly string[], removed: readonly string[]) => reassign({ path, change: { added, removed } }, 'key-1')
const methods = () => sent.map(({ method }) => method)

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  saveToken('partner')
})

describe('PRT-08 the locations of an account', () => {
  it('are changed as they are now: what others added, and what the page does not list, stays', async () => {
    answer(
      () => account(['301', '302', 'unlisted']),
      () => json({}),
    )
    expect(await change(['303'], ['301'])).toMatchObject({ ok: true })
    expect(methods()).toEqual(['GET', 'PUT'])
    expect(await sent[1]?.json()).toEqual({ partner_stripe_account: { partner_location_ids: ['302', 'unlisted', '303'] } })
    expect(sent[1]?.headers.get('Idempotency-Key')).toBe('key-1')
  })

  it.each([
    [{ kind: 'refused', message: 'Not now.' }, () => json({ success: false, errors: { base: ['Not now.'] } })],
    [{ kind: 'malformed' }, () => new Response('<p>Proxy')],
    [{ kind: 'offline' }, () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are not said to be changed after %o', async (failure, reply) => {
    answer(() => account(['301']), reply)
    expect(await change(['303'], [])).toMatchObject({ ok: false, failure })
    expect(methods()).toEqual(['GET', 'PUT'])
  })

  it.each([
    ['cannot be read', () => account('301,302'), /could not read which locations/],
    ['are of an account that is gone', () => json({ partner_stripe_accounts: [] }), /not connected any more/],
    ['are in an answer that cannot be read', () => json({ accounts: 1 }), /Nothing was changed/],
  ])('are not sent where they %s', async (_, read, message) => {
    answer(read)
    const answered = await change(['303'], [])
    expect(answered.ok ? null : failureText(answered.failure)).toMatch(message)
    expect(methods()).toEqual(['GET'])
  })
})
