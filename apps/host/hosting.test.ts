import { describe, expect, it } from 'vitest'
import { hostingFiles, hostingOf } from './hosting.ts'
import { contentSecurityPolicy } from './security.ts'

const build = { apiOrigin: 'https://api.copperline.example', apps: [{ name: 'claim', styleHashes: ["'sha256-abc='"] }] }

describe('the content security policy', () => {
  const policy = contentSecurityPolicy({ apiOrigin: '', styleHashes: ["'sha256-abc='"] })

  it('admits nothing that it does not name', () => {
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  it('admits scripts from files only, and styles from files or by their hash', () => {
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self' 'sha256-abc=';")
  })

  it('lets a page reach its own origin, and an API elsewhere by its origin alone', () => {
    expect(policy).toContain("connect-src 'self';")
    const elsewhere = contentSecurityPolicy({ apiOrigin: 'https://api.copperline.example/v1', styleHashes: [] })
    expect(elsewhere).toContain("connect-src 'self' https://api.copperline.example;")
  })

  it('refuses an API address that is none', () => {
    expect(() => contentSecurityPolicy({ apiOrigin: 'api.example', styleHashes: [] })).toThrow()
  })
})

describe('the hosting rules', () => {
  it('keep hashed files for ever and ask for pages each time', () => {
    const { headers } = hostingOf(build)
    expect(headers['/assets/*']?.['Cache-Control']).toContain('immutable')
    expect(headers['/claim/*']?.['Cache-Control']).toBe('no-cache')
  })

  it('answer every address of an app with its page', () => {
    expect(hostingOf(build).fallbacks).toEqual({ '/claim/*': '/claim/index.html' })
  })

  it('never set one header under two patterns that match the same file', () => {
    const { headers } = hostingOf({ ...build, apps: [...build.apps, { name: 'store', styleHashes: [] }] })
    const { '/*': everywhere = {}, ...rest } = headers
    for (const values of Object.values(rest)) {
      expect(Object.keys({ ...everywhere, ...values })).toHaveLength(Object.keys(everywhere).length + Object.keys(values).length)
    }
  })

  it('are written for static hosts in the form that they read', () => {
    const files = hostingFiles(build)
    expect(files['_redirects']).toBe('/claim/* /claim/index.html 200\n')
    expect(files['_headers']).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
    expect(JSON.parse(files['hosting.json'] ?? '')).toEqual(hostingOf(build))
  })
})
