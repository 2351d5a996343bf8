import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mastercard, visa } from '../../features/pos/examples/examples.ts'
import { findCard } from './paymentApi.ts'
import { answered, failed, refused } from '../../features/shared/api/answers/answer.ts'
import { by, json, options, requests, server, signedIn, startServer } from './testing/page.ts'

beforeEach(startServer)

describe('POS-12 a typed card', () => {
  const wire = ({ id, brand, lastFour, expires }: typeof visa) => ({
    id,
    brand,
    last_four: lastFour,
    exp_month: expires.month,
    exp_year: expires.year,
  })
  const cards = '/api/v3/current_user/stripe_sources'
  const made = async () => answered({ token: 'tok_1', lastFour: mastercard.lastFour })
  const hears = () => ({ before: () => [visa], onCards: vi.fn() })

  it('is saved by its token, and is the new one of the diner’s cards', async () => {
    server({ [cards]: () => json({ credit_cards: [wire(visa), wire(mastercard)] }) })
    const { paymentApi } = await signedIn()
    const saves = hears()
    expect(await paymentApi(saves).saveCard(made, options)).toEqual(answered({ id: mastercard.id }))
    expect(await requests()).toMatchObject([{ call: `POST ${cards}`, by, body: { stripe_token: 'tok_1' } }])
    expect(saves.onCards).toHaveBeenCalledExactlyOnceWith([visa, mastercard])
  })

  it('is not taken for another one if it is not among them', async () => {
    server({ [cards]: () => json({ credit_cards: [wire(visa)] }) })
    const { paymentApi } = await signedIn()
    expect(await paymentApi(hears()).saveCard(made, options)).toEqual(
      refused('We could not find your new card. Please choose it from your cards, or try another one.'),
    )
  })

  it('is not saved without its token; the session ends where the server refuses it, and stays after another refusal', async () => {
    const { paymentApi, token } = await signedIn()
    const saves = hears()
    const { saveCard } = paymentApi(saves)
    expect(await saveCard(async () => failed({ kind: 'offline' }), options)).toEqual(failed({ kind: 'offline' }))
    expect(await requests()).toEqual([])
    expect(await saveCard(made, options)).toMatchObject({ ok: false })
    expect(token()).toBe('diner')
    server({ [cards]: () => json({}, 401) })
    expect(await saveCard(made, options)).toMatchObject({ ok: false })
    expect(token()).toBeNull()
    expect(saves.onCards).not.toHaveBeenCalled()
  })
})

it('POS-12 finds a new card by its digits, and among several the one that was not there before', () => {
  const fresh = { ...visa, id: 'card-3', lastFour: '0005' }
  const twin = { ...fresh, id: 'card-0' }
  expect(findCard([visa, fresh], [visa], '0005')).toBe(fresh)
  expect(findCard([fresh, twin], [twin], '0005')).toBe(fresh)
  expect(findCard([twin], [twin], '0005')).toBe(twin)
  expect(findCard([visa], [visa], '0005')).toBeUndefined()
})
