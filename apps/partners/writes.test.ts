import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '../../features/partners/api.ts'
import * as brands from '../../features/partners/brands/api.ts'
import * as review from '../../features/partners/email-review/api.ts'
import { brand as brandExample } from '../../features/partners/examples/pages.ts'
import { locationSeeds } from '../../features/partners/examples/locations.ts'
import * as finances from '../../features/partners/finances/api.ts'
import * as help from '../../features/partners/help/api.ts'
import * as images from '../../features/partners/images/api.ts'
import * as locations from '../../features/partners/locations/api.ts'
import * as team from '../../features/partners/team/api.ts'
import type { Answer } from '../../features/shared/api/answers/answer.ts'
import { submissionFromFailure } from '../../features/shared/api/answers/submissionFromFailure.ts'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { saveToken, token } from '../runtime/session/token.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { answer, json, sent } from '../runtime/testing/server.ts'
import { invitations } from './team/invitations.ts'
import { reassign } from './finances/reassign.ts'

const path = { slug: 'harbor-rye', id: '801' }
const inReview = { path: { id: 'spring' }, query: { token: 'a-token' } }
const [seed] = locationSeeds['harbor-rye'] ?? []
if (!seed) throw new Error('The examples have a location.')
const location = z.parse(locations.locationRecord.form, locations.locationRecord.draftFrom(seed))
const brand = z.parse(brands.brandRecord.form, brands.brandRecord.draftFrom(brandExample))
const options = { key: 'key-1' }
const at = '2026-11-20T18:30:00.000Z'

/** Every write of the portal, as its pages make it, by the endpoint's name. */
const writes = {
  submitProject: () => callSignedIn(api.submitProject, { path, body: { project: { status: 'in_review', shownAt: at } } }, options),
  saveLocation: () => callSignedIn(locations.saveLocation, { path, body: { location: { ...location, version: '1' } } }, options),
  deleteLocation: () => callSignedIn(locations.deleteLocation, { path }, options),
  saveBrand: () => callSignedIn(brands.saveBrand, { path, body: { brand: { ...brand, version: '1' } } }, options),
  deleteBrand: () => callSignedIn(brands.deleteBrand, { path }, options),
  verifyPopup: () => callSignedIn(brands.verifyPopup, { path, body: { brandId: '101' } }, options),
  signUpload: () => callSignedIn(images.signUpload, { path }, options),
  addBrandImage: () => callSignedIn(images.addBrandImage, { path, body: { image: { url: '/1.png', group: 'mood', name: '1' } } }, options),
  selectImages: () => callSignedIn(images.selectImages, { path, body: { ids: ['501'], version: '1' } }, options),
  saveBrandLook: () =>
    callSignedIn(images.saveBrandLook, { path, body: { look: { heroImageId: '501', noColorAlteration: undefined } } }, options),
  saveLogo: () => callSignedIn(images.saveLogo, { path, body: { logo: { kind: 'base_logo', image: '/1.png' } } }, options),
  createOAuthLink: () => callSignedIn(finances.createOAuthLink, { path, query: { locationId: '301', all: undefined } }, options),
  assignLocations: () => reassign({ path, change: { added: ['301'], removed: [] } }, options.key),
  refreshAccount: () => callSignedIn(finances.refreshAccount, { path }, options),
  disconnectAccount: () => callSignedIn(finances.disconnectAccount, { path }, options),
  inviteMembers: () => invitations()({ slug: path.slug, emails: ['new@x.example'], permission: 'viewer' }, options.key),
  resendInvitation: () => callSignedIn(team.resendInvitation, { path, body: { members: [{ id: 'm1' }] } }, options),
  changeMember: () => callSignedIn(team.changeMember, { path, body: { permission: 'viewer' } }, options),
  removeMember: () => callSignedIn(team.removeMember, { path }, options),
  askForHelp: () => callSignedIn(help.askForHelp, { path, body: { url: '/team', step: 'Team', message: 'Who?' } }, options),
  requestEdits: () => callSignedIn(review.requestEdits, { ...inReview, body: { message: 'Other picture.', images: [] } }, options),
  approveEmails: () => callSignedIn(review.approveEmails, inReview, options),
} satisfies Readonly<Record<string, () => Promise<Answer<unknown>>>>

const cases = Object.entries(writes).map(([name, write]) => ({ name, write }))

/** The reads before a write, by the end of their address. */
const reads = [
  ['partner_stripe_accounts.json', { partner_stripe_accounts: [{ id: 801, name: 'Harbor LLC', partner_location_ids: [] }] }],
  ['team_members.json', { team_members: [] }],
] as const

/** Answers the reads, and every write with this. */
function answerWrites(write: () => Response | Promise<Response>): void {
  answer(() => {
    const asked = sent.at(-1)
    const [, read] = (asked?.method === 'GET' && reads.find(([end]) => asked.url.endsWith(end))) || []
    return read ? json(read) : write()
  })
}

/** The page's state after a write that the server answers so; "done" where it counts as done. */
async function shown(write: () => Promise<Answer<unknown>>) {
  const answered = await write()
  return answered.ok ? { phase: 'done' } : submissionFromFailure(answered.failure)
}

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.spyOn(console, 'error').mockReturnValue()
  saveToken('partner')
})

describe('PRT-01 NET-06 a write of the portal', () => {
  it('is in this table', () => {
    // A visitor makes the writes of a lead, without a session: leadCommands.test.ts has them.
    const files = import.meta.glob<object>(['../../features/partners/{,*/}api.ts', '!**/lead/api.ts'], { eager: true })
    const named = Object.values(files).flatMap((exports) => Object.entries<object>({ ...exports }))
    const writing = named.flatMap(([name, call]) => ('method' in call && call.method !== 'GET' ? [name] : []))
    expect(Object.keys(writes).toSorted()).toEqual(writing.toSorted())
  })
  it.each(cases)('$name that is refused has the server’s words, and was not done', async ({ write }) => {
    answerWrites(() => json({ error: 'Not now.' }, 422))
    expect(await shown(write)).toMatchObject({ phase: 'refused', message: 'Not now.', status: 422 })
  })
  it.each(cases)('$name that is refused inside a success was not done', async ({ write }) => {
    answerWrites(() => json({ success: false, errors: { base: ['Not now.'] } }))
    expect(await shown(write)).toMatchObject({ phase: 'refused', message: 'Not now.' })
  })
  it.each(cases)('$name may have been done where the answer cannot be read', async ({ write }) => {
    answerWrites(() => new Response('<!doctype html><p>Proxy', { headers: { 'Content-Type': 'text/html' } }))
    expect(await shown(write)).toMatchObject({ phase: 'unknown' })
  })
  it.each(cases)('$name may have been done where the answer is lost, and is sent again under the same key', async ({ write }) => {
    answerWrites(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await shown(write)).toMatchObject({ phase: 'unknown' })
    const keys = sent.flatMap(({ method, headers }) => (method === 'GET' ? [] : [headers.get('Idempotency-Key')]))
    expect(new Set(keys)).toEqual(new Set(['key-1']))
  })
  it.each(cases.filter(({ name }) => name !== 'requestEdits' && name !== 'approveEmails'))(
    '$name without a session ends it, and sends nothing without a token',
    async ({ write }) => {
      answerWrites(() => json({ error: 'Sign in.' }, 401))
      expect(await shown(write)).toMatchObject({ phase: 'refused', status: 401 })
      expect(token()).toBeNull()
      sent.length = 0
      expect(await shown(write)).toMatchObject({ phase: 'refused', status: 401 })
      expect(sent).toEqual([])
    },
  )
})
