import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { earnedIn, isEmpty, latestText, monthsOf } from './ambassador.ts'
import { getAmbassador, getAmbassadorStats } from './api.ts'
import { photoFailure, sizeProblem } from './photo.ts'

const statsOf = (stats: object) => z.parse(getAmbassadorStats.response, { stats })
const personOf = (user: object) => z.parse(getAmbassador.response, { user })

describe('AMB-03 a photo', () => {
  it('has at most 10 MB', () => {
    expect([sizeProblem({ size: 10_000_000 }), sizeProblem({ size: 10_000_001 })]).toEqual([
      null,
      'Please choose a picture of at most 10 MB.',
    ])
  })

  it('is still there after a refusal, which shows the server’s message before ours', () => {
    expect(photoFailure({ kind: 'refused', status: 422, message: 'No face in this photo.' })).toBe('No face in this photo.')
    expect(photoFailure({ kind: 'refused', status: 413, message: null })).toMatch(/^Your photo could not be changed\./)
  })

  it('may have changed if the answer was lost', () => {
    expect(photoFailure({ kind: 'offline' })).toMatch(/^We could not see whether your photo was changed\./)
  })
})

describe('AMB-04 the figures of the months', () => {
  it('say how the latest compares with the one before', () => {
    const textOf = (...figures: readonly number[]) =>
      latestText(
        figures.map((figure, index) => ({ label: ['Sep', 'Oct', 'Nov'][index] ?? '', figure })),
        String,
      )
    expect(textOf(1, 12, 30)).toBe('Nov: 30, up 18 from Oct.')
    expect(textOf(12, 5)).toBe('Oct: 5, down 7 from Sep.')
    expect(textOf(12, 12)).toBe('Oct: 12, the same as in Sep.')
    expect([textOf(12), textOf()]).toEqual([null, null])
  })

  it('leave out a figure without its month, and a month without its figure', () => {
    const months = monthsOf(['Oct', 'Nov'], [cents(12_00), cents(30_00), cents(1_00)])
    const rows = [
      { label: 'Oct', figure: 12_00 },
      { label: 'Nov', figure: 30_00 },
    ] as const
    expect(months).toEqual({ rows, isWhole: false })
    expect(earnedIn(months)).toBeNull()
    expect(earnedIn(monthsOf(['Oct', 'Nov'], [cents(12_00), cents(30_00)]))).toBe(42_00)
    expect(monthsOf(['Oct', 'Nov'], [1]).rows).toHaveLength(1)
  })

  it('stay with their months where one of them cannot be read', () => {
    const months = ['Sep', 'Oct', 'Nov']
    const { earnings, reach } = statsOf({
      earnings: { stats: ['42.00', 'much', '51.00'], labels: months },
      reach: { stats: [310, 420, -1], months: ['Sep', null, 'Nov'] },
    })
    expect(earnings.isWhole).toBe(false)
    expect(earnings.rows).toEqual([
      { label: 'Sep', figure: 42_00 },
      { label: 'Nov', figure: 51_00 },
    ])
    expect(reach).toEqual([{ label: 'Sep', figure: 310 }])
  })
})

it('AMB-04 there are no statistics until anything has happened, or where a chart has only half of what it needs', () => {
  expect(isEmpty(statsOf({}))).toBe(true)
  for (const half of [{ stats: [1] }, { labels: ['Nov'] }, { months: ['Nov'] }, { stats: 'x', labels: 'x', months: 'x' }])
    expect(isEmpty(statsOf({ earnings: half, reach: half }))).toBe(true)
})

it.each([
  { brandLinks: 1 },
  { totalClaims: 1 },
  { totalRedemptions: '1' },
  { totalCreditsEarned: '0.01' },
  { earnings: { stats: ['0.00'], labels: ['Nov'] } },
  { reach: { stats: [0], months: ['Nov'] } },
  // Figures that a subtraction would hide.
  { brandLinks: 1, totalClaims: 1, totalRedemptions: 1 },
])('AMB-04 there are statistics: %j', (some) => {
  expect(isEmpty(statsOf(some))).toBe(false)
})

it('AMB-02 the figures are those of all time', () => {
  const totals = { brandLinks: 4, totalClaims: '31', totalRedemptions: 12, totalCreditsEarned: '96.50' }
  expect(statsOf(totals)).toMatchObject({ brandLinks: 4, claims: 31, redemptions: 12, creditEarned: 96_50 })
  expect(statsOf({ ...totals, totalClaims: -1, totalRedemptions: null })).toMatchObject({ claims: null, redemptions: null })
})

it('AMB-01 has a name, an email, a photo, a day and a link', () => {
  const same = { name: 'Maya', email: 'maya@mail.example', memberSince: '2024-02-29' }
  const brandLink = 'https://kumo.example/with/maya'
  expect(personOf({ ...same, profilePicture: '/maya.jpg', brandLink })).toEqual({ ...same, photo: '/maya.jpg', shareLink: brandLink })
})

it('AMB-01 has no link to share where it leads to no other site', () => {
  const links = ['/with/maya', 'javascript:alert(1)', 'http://kumo.example', 'https://kumo.example@evil.example', undefined]
  expect(links.map((brandLink) => personOf({ brandLink }).shareLink)).toEqual([null, null, null, null, null])
})

it('AMB-01 who has no name is called by their email', () => {
  expect([personOf({ name: ' ', email: 'maya@mail.example' }), personOf({})].map(({ name }) => name)).toEqual([
    'maya@mail.example',
    'Ambassador',
  ])
})
