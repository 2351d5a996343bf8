import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mastercard, visa } from '../../features/pos/examples/examples.ts'
import { answered, failed, refused } from '../../features/shared/api/answer.ts'
import { by, json, options, requests, server, signedIn, startServer, stopServer } from './testing/page.ts'

vi.mock('../runtime/page/returnTargets.ts', () => ({
  allowedReturnUrl: (address: string | null) => (address === 'lunch://done' ? address : null),
}))

beforeEach(startServer)
afterEach(stopServer)

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
  const hears = () => ({ before: [visa], onCards: vi.fn(), onSessionEnded: vi.fn() })

  it('is saved by its token, and is the new one of the diner’s cards', async () => {
    server({ [cards]: () => json({ credit_cards: [wire(visa), wire(mastercard)] }) })
    const { saveCard } = await signedIn()
    const saves = hears()
    expect(await saveCard(saves, made, options)).toEqual(answered({ id: mastercard.id }))
    expect(await requests()).toMatchObject([{ call: `POST ${cards}`, by, body: { stripe_token: 'tok_1' } }])
    expect(saves.onCards).toHaveBeenCalledExactlyOnceWith([visa, mastercard])
    expect(saves.onSessionEnded).not.toHaveBeenCalled()
  })

  it('is not taken for another one if it is not among them', async () => {
    server({ [cards]: () => json({ credit_cards: [wire(visa)] }) })
    const { saveCard } = await signedIn()
    expect(await saveCard(hears(), made, options)).toEqual(
      refused('We could not find your new card. Please choose it from your cards, or try another one.'),
    )
  })

  it('is not saved without its token; an ended session is reported, another refusal is not', async () => {
    const { saveCard } = await signedIn()
    const saves = hears()
    expect(await saveCard(saves, async () => failed({ kind: 'offline' }), options)).toEqual(failed({ kind: 'offline' }))
    expect(await requests()).toEqual([])
    expect(await saveCard(saves, made, options)).toMatchObject({ ok: false })
    expect(saves.onSessionEnded).not.toHaveBeenCalled()
    server({ [cards]: () => json({}, 401) })
    expect(await saveCard(saves, made, options)).toMatchObject({ ok: false })
    expect(saves.onSessionEnded).toHaveBeenCalledOnce()
    expect(saves.onCards).not.toHaveBeenCalled()
  })
})
