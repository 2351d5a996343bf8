import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { stubBrowser } from '../testing/browser.ts'

const session = vi.hoisted(() => ({ end: () => {} }))
vi.mock('../session/useSessionEnd.ts', () => ({ useSessionEnd: (ends: () => void) => void (session.end = ends) }))
vi.resetModules()
afterAll(() => vi.resetModules())

it('NET-11 saves nothing that is typed after the session has ended', async () => {
  stubBrowser()
  const { useSaved } = await import('./saved.ts')
  const { tabStorage } = await import('./storage.ts')
  const saves: ((value: string) => void)[] = []
  const Page = () => {
    saves.push(useSaved('flow.x', z.string(), '')[1])
    return null
  }
  renderToStaticMarkup(<Page />)
  const save = (value: string) => saves[0]?.(value)
  save('mine')
  expect(tabStorage.read('flow.x')).toBe('"mine"')
  tabStorage.remove('flow.x')
  session.end()
  save('late')
  expect(tabStorage.read('flow.x')).toBeNull()
})
