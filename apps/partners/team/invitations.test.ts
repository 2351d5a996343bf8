import { beforeEach, describe, expect, it } from 'vitest'
import { saveToken } from '../../runtime/session/token.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { answer, json, sent } from '../../runtime/testing/server.ts'
import { invitations } from './invitations.ts'

const team = () => json({ team_members: [{ member_id: 1, name: 'Theo', email: 'Theo@x.example', permissions: 'admin' }] })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const input = { slug: 'harbor-rye', emails: ['new@x.example', 'theo@x.example'], permission: 'viewer' }
const requests = () => Promise.all(sent.map(async (request) => [request.method, await request.clone().text()] as const))
const theo = { email: 'theo@x.example', reason: 'already a member' }

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  saveToken('partner')
})

describe('PRT-16 an invitation', () => {
  it('names nobody who is in the team, and says so', async () => {
    answer(team, () => json({ invited: ['new@x.example'], skipped: [] }))
    expect(await invitations()(input, 'key-1')).toEqual({
      ok: true,
      value: { invited: ['new@x.example'], skipped: [theo], unreported: [] },
    })
    expect(await requests()).toEqual([
      ['GET', ''],
      ['POST', JSON.stringify({ team_members: [{ email: 'new@x.example', permissions: 'viewer' }] })],
    ])
  })

  it('is not sent where everybody is in the team, or where the team cannot be read', async () => {
    answer(team)
    const emails = ['theo@x.example']
    expect(await invitations()({ ...input, emails }, 'key-1')).toEqual({
      ok: true,
      value: { invited: [], skipped: [theo], unreported: [] },
    })
    answer(() => json({ people: [] }))
    expect(await invitations()(input, 'key-2')).toMatchObject({ ok: false, failure: { kind: 'refused' } })
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET'])
  })

  it('NET-08 is the same one at a second try after a lost answer, although the server may have invited them, and others were invited since', async () => {
    answer(team, lost, team, lost, () => json({ invited: ['new@x.example'] }))
    const invite = invitations()
    expect(await invite(input, 'key-1')).toMatchObject({ ok: false, failure: { kind: 'offline' } })
    await invite({ ...input, emails: ['other@x.example'] }, 'key-2')
    expect(await invite(input, 'key-1')).toMatchObject({ ok: true, value: { invited: ['new@x.example'], skipped: [theo] } })
    const [, first, , , second] = await requests()
    expect(second).toEqual(first)
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([null, 'key-1', null, 'key-2', 'key-1'])
  })

  it('is refused in the server’s words, and may have been sent where the answer cannot be read', async () => {
    answer(team, () => json({ success: false, errors: { base: ['Not now.'] } }))
    expect(await invitations()(input, 'key-1')).toMatchObject({ ok: false, failure: { kind: 'refused', message: 'Not now.' } })
    sent.length = 0
    answer(team, () => new Response('<p>Proxy'))
    expect(await invitations()(input, 'key-2')).toMatchObject({ ok: false, failure: { kind: 'malformed' } })
  })

  it('of whose outcome the server says nothing for somebody is not known for them', async () => {
    answer(team, () => json({ invited: [] }))
    expect(await invitations()(input, 'key-1')).toEqual({
      ok: true,
      value: { invited: [], skipped: [theo], unreported: ['new@x.example'] },
    })
  })
})
