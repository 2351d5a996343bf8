import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accounts, namedLocations } from '../examples/pages.ts'
import type { Account } from './api.ts'
import { createOAuthLink } from './api.ts'
import { type Connection, connectionName, linkQuery, getMoves, onlyLocation, reassigned } from './connection.ts'

const locations = namedLocations.slice(0, 3)
const [connected, incomplete] = accounts
if (!connected || !incomplete) throw new Error('There are no accounts.')
const having = (locationIds: Account['locationIds']): Account => ({ ...incomplete, locationIds })

const asked = (connection: Connection) => z.encode(createOAuthLink.query, linkQuery(connection))

describe('PRT-08 an account is connected for one location, or for all', () => {
  it('asks the server for all only where somebody chose all', () => {
    expect(asked({ for: 'all' })).toEqual({ all_locations: 'true' })
    expect(asked({ for: 'location', id: '303' })).toEqual({ location_id: '303' })
  })

  it.each([
    ['the one that is paid to it', ['303'], '303'],
    ['none where they cannot be read', null, undefined],
  ])('continues an account without a question for %s', (_, ids, id) => {
    expect(onlyLocation(having(ids), locations)?.id).toBe(id)
  })

  it('is named on its button', () => {
    expect(connectionName({ for: 'location', id: '303' }, locations)).toBe('Lark & Loaf, Congress Street')
    expect(connectionName({ for: 'all' }, locations)).toBe('all 3 locations')
    expect(connectionName({ for: 'all' }, [])).toBe('all locations')
  })

  it('says that something may move where the accounts were not read', () => {
    expect(getMoves({ for: 'location', id: '303' }, { locations, accounts: null, to: null })).toBe(
      'We could not read what is paid to your accounts now: it may move.',
    )
  })

  it('says what moves from another account, and what may', () => {
    const moves = (ids: Account['locationIds'], to: Account | null = null) =>
      getMoves({ for: 'all' }, { locations, accounts: [connected, having(ids)], to })
    const fromFirst = 'Harbor & Rye, Dock Street and Harbor & Rye, Mill Street are paid to Harbor & Rye LLC ••• 2210 now, and will move.'
    expect(moves([])).toBe(fromFirst)
    expect(moves(['303'])).toBe(`${fromFirst} Lark & Loaf, Congress Street is paid to Lark & Loaf Inc. ••• 7741 now, and will move.`)
    expect(moves(['303'], incomplete)).toBe(fromFirst)
    expect(moves(null)).toBe(`${fromFirst} We could not read what is paid to Lark & Loaf Inc. ••• 7741 now: it may move.`)
    expect(getMoves({ for: 'location', id: '303' }, { locations, accounts: [connected], to: null })).toBeNull()
  })
})

it('PRT-08 a change of an account’s locations keeps what it does not name', () => {
  const ids = fc.uniqueArray(fc.constantFrom<string>('1', '2', '3', '4', '5'))
  fc.assert(
    fc.property(ids, ids, ids, (before, added, changed) => {
      const removed = changed.filter((id) => !added.includes(id))
      const after = reassigned(before, { added, removed })
      const untouched = before.filter((id) => !added.includes(id) && !removed.includes(id))
      return (
        new Set(after).size === after.length &&
        [...untouched, ...added].every((id) => after.includes(id)) &&
        after.every((id) => !removed.includes(id) && (before.includes(id) || added.includes(id)))
      )
    }),
  )
})
