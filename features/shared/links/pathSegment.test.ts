import { expect, it } from 'vitest'
import { pathSegment } from './pathWith.ts'

it.each(['.', '..', '...', '%2e%2e', '%2E', '../admin', '..%2fadmin', 'a/b', 'a?b#c', 'by the window', '\\..\\'])(
  'NET-05 %j stays one segment of its path',
  (value) => {
    const { pathname, search, hash } = new URL(`/api/v5/offers/${pathSegment(value)}/end`, 'https://api.example')
    expect(pathname.split('/')).toHaveLength(6)
    expect(pathname).toMatch(/^\/api\/v5\/offers\/[^/]+\/end$/)
    expect(search + hash).toBe('')
  },
)
