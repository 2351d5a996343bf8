import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { reviewAddress } from '../address.ts'
import { reviewResponse, getCampaignName, formatStart } from './review.ts'

const wire = { campaignBrand: { id: 41, status: 'in_review' } }
const read = (more: object) => z.parse(reviewResponse, { ...wire, ...more })
const createReview = (more: object) => {
  const review = read(more)
  if (!review) throw new Error('The campaign cannot be reviewed.')
  return review
}

describe('REV-02 a link of an email', () => {
  it.each([
    [{}, false],
    [{ approve: 'false' }, false],
    [{ approve: '0' }, false],
    [{ approve: 'no' }, false],
    [{ approve: '' }, true],
    [{ approve: 'true' }, true],
    [{ approve: '1' }, true],
    [{ approve: true }, true],
  ])('with %j asks for the approval: %s', (search, asks) => {
    expect(z.parse(reviewAddress, search).approve).toBe(asks)
  })
})

describe('REV-01 the answer of a campaign', () => {
  it('is read with everything that the page shows', () => {
    const at = '2026-11-20T18:00:00.000Z'
    expect(
      read({
        approver: true,
        brandOwners: [{ name: 'Noor Haddad' }, { name: 'Sam Ortiz' }],
        brandName: 'Kumo Ramen',
        campaign: { name: 'Winter broth', start_date: '2026-12-01', send_time: '10:00 AM' },
        brandLogo: { light_mode: '/logo.svg' },
        cloudinary: { name: 'platewell', api_key: 12, signature: 'signed', timestamp: 17 },
        activityLog: [{ id: 1, kind: 'edit_request', name: 'Sam Ortiz', created_at: at, message: 'Warmer, please.', images: ['/a.svg'] }],
      }),
    ).toEqual({
      brandName: 'Kumo Ramen',
      brandLogo: '/logo.svg',
      campaignName: 'Winter broth',
      startDate: '2026-12-01',
      sendTime: '10:00 AM',
      isApproved: false,
      isApprover: true,
      owners: ['Noor Haddad', 'Sam Ortiz'],
      emails: [],
      imageHost: { name: 'platewell', apiKey: '12', signature: 'signed', timestamp: '17' },
      log: [{ id: '1', kind: 'editRequest', by: 'Sam Ortiz', at: new Date(at), message: 'Warmer, please.', images: ['/a.svg'] }],
    })
  })
  it('may leave out all but the campaign', () => {
    expect(read({})).toEqual({
      brandName: null,
      brandLogo: null,
      campaignName: null,
      startDate: null,
      sendTime: null,
      isApproved: false,
      isApprover: false,
      owners: [],
      emails: [],
      imageHost: null,
      log: [],
    })
  })
  it('has the emails under review, each with the way to it', () => {
    const first = { id: 1, subject: 'A bowl', preview_text: 'Broth.\nAnd more.', url: 'https://mail.example/1', image_url: '/one.png' }
    expect(createReview({ emails: [first, { id: '2', subject: 'Warm' }] }).emails).toEqual([
      { id: '1', subject: 'A bowl', preview: 'Broth.\nAnd more.', url: 'https://mail.example/1', picture: '/one.png' },
      { id: '2', subject: 'Warm', preview: null, url: null, picture: null },
    ])
  })
  it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/mail', 'mail'])('never links an email to %j', (url) => {
    expect(createReview({ emails: [{ id: 1, subject: 'A bowl', url, image_url: url }] }).emails).toMatchObject([
      { url: null, picture: null },
    ])
  })
  it('may hold an empty list of errors', () => {
    expect(read({ errors: { base: [] } })).not.toBeNull()
  })
  it('says whether it is approved', () => {
    expect(read({ campaignBrand: { id: 41, status: 'approved' } })).toMatchObject({ isApproved: true })
  })
  it.each([
    ['no campaign', { campaignBrand: null }],
    ['errors beside the campaign', { errors: { base: ['The token has expired.'] } }],
  ])('REV-03 is unavailable with %s', (_, change) => {
    expect(read(change)).toBeNull()
  })
})

describe('REV-04 the activity log', () => {
  const entries = (...activityLog: readonly object[]) => createReview({ activityLog }).log

  it('has the latest first, and what has no time last', () => {
    const log = entries(
      { id: 'timeless' },
      { id: 'early', created_at: '2026-11-19T09:30:00Z' },
      { id: 'late', created_at: '2026-11-20T09:30:00Z' },
      { id: 'timeless too', created_at: 'yesterday' },
      { id: 'later', created_at: '2026-11-21T09:30:00Z' },
    )
    expect(log.map(({ id }) => id)).toEqual(['later', 'late', 'early', 'timeless', 'timeless too'])
  })
  it.each([['approval', 'approval']])('shows an entry of the kind %j as %s', (kind, shown) => {
    expect(entries({ id: 1, kind })).toEqual([{ id: '1', kind: shown, by: 'Someone', at: null, message: null, images: [] }])
  })
})

describe('REV-02 the campaign in words', () => {
  it('has its name, or none', () => {
    expect(getCampaignName(createReview({ campaign: { name: 'Winter broth' } }))).toBe('Winter broth')
    expect(getCampaignName(createReview({}))).toBe('this campaign')
  })
  it.each([
    [{ start_date: '2026-12-01', send_time: '10:00 AM' }, 'December 1, 2026 at 10:00 AM'],
    [{ start_date: '2026-12-01' }, 'December 1, 2026'],
    [{ send_time: '10:00 AM' }, null],
  ])('%j starts: %s', (campaign, start) => {
    expect(formatStart(createReview({ campaign }))).toBe(start)
  })
})
