import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../runtime/testing/browser.ts'

const key = { kind: 'location', slug: 'harbor-rye', id: '301', owner: 'ines@harborrye.example' } as const
const base = { name: 'Dock Street', tags: ['1'] }
const edit = { base, mine: { ...base, name: 'Dock Street 2' } }

/** The entries that somebody at the device can read in the browser. */
const stored = () =>
  [window.sessionStorage, window.localStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((name) => [name, storage.getItem(name)] as const),
  )

async function open() {
  vi.resetModules()
  const [edits, session, { saveToken }] = await Promise.all([
    import('./savedEdits.ts'),
    import('../../runtime/session/session.ts'),
    import('../../runtime/session/token.ts'),
  ])
  return { ...edits, ...session, saveToken }
}

beforeEach(() => {
  const { document: page } = stubBrowser()
  Object.assign(page.documentElement.dataset, { audience: 'partner' })
})

describe('PRT-14 what was typed and not saved', () => {
  it('is there after a reload, for who typed it, in the form that it was typed into', async () => {
    const { saveEdit } = await open()
    saveEdit(key, edit)
    const { readEdit } = await open()
    expect(readEdit(key, base)).toEqual(edit)
    expect(readEdit({ ...key, owner: 'theo@harborrye.example' }, base)).toBeNull()
    expect(readEdit({ ...key, id: '302' }, base)).toBeNull()
    expect(readEdit(key, { ...base, city: 'Portland' })).toBeNull()
    expect(readEdit(key, { name: 'Dock Street', tags: 'one text' })).toBeNull()
    saveEdit(key, null)
    expect(readEdit(key, base)).toBeNull()
  })

  it('is not saved of somebody whose address is not known: the next one could read it', async () => {
    const { saveEdit, readEdit } = await open()
    saveEdit({ ...key, owner: '' }, edit)
    expect(readEdit({ ...key, owner: '' }, base)).toBeNull()
  })

  it('is what a sign-out of the same person removes', async () => {
    const { saveEdit, hasEdits } = await open()
    saveEdit(key, edit)
    expect([key.owner, 'theo@harborrye.example', ''].map(hasEdits)).toEqual([true, false, false])
  })

  it('PRT-01 survives the end of the session in the open page alone, for who typed it, and not a sign-out', async () => {
    const { saveEdit, readEdit, saveToken, expireSession, signOut } = await open()
    saveToken('a-token')
    saveEdit(key, edit)
    expect(JSON.stringify(stored())).toContain('Dock Street 2')
    expireSession('a-token')
    expect(stored().filter(([name]) => name.includes('partner.edit'))).toEqual([])
    expect(readEdit({ ...key, owner: 'theo@harborrye.example' }, base)).toBeNull()
    expect(readEdit(key, base)).toEqual(edit)
    signOut()
    expect(readEdit(key, base)).toBeNull()
  })
})
