import { describe, expect, it } from 'vitest'
import { declaredApps } from '../declaredApps.ts'
import { deployment } from './deployment.ts'
import { hostingFiles, hostingOf } from './hosting.ts'
import { pageFiles } from './pageFiles.ts'
import { contentSecurityPolicy } from './security.ts'

const deployed = { ...deployment(), apiOrigin: 'https://api.enterprise.example', basePath: null }
const declared = await declaredApps()
const addresses = { known: ['some', 'some/$id'], isAnywhere: false, withShell: ['some'], isRelative: true }
const apps = (...names: string[]) =>
  declared
    .filter(({ name }) => names.includes(name))
    .map((app) => ({ ...app, files: pageFiles(addresses), styleHashes: ["'sha256-abc='"], scriptHashes: [] }))
const claim = apps('claim')

describe('the content security policy', () => {
  const policy = contentSecurityPolicy({ apiOrigin: '', imageOrigin: '', styleHashes: ["'sha256-abc='"] })

  it('denies everything by default', () => {
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  it('allows scripts from files only, and styles from files or by their hash', () => {
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self' 'sha256-abc=';")
  })

  it('REL-02 allows a page to connect to its own origin, and to the address of an API elsewhere', () => {
    expect(policy).toContain("connect-src 'self';")
    const elsewhere = contentSecurityPolicy({ apiOrigin: 'https://api.enterprise.example/v1', imageOrigin: '', styleHashes: [] })
    expect(elsewhere).toContain("connect-src 'self' https://api.enterprise.example/v1/;")
  })

  it('allows a page to send signals to the origin that the deployment names', () => {
    const policy = hostingOf({ ...deployed, signalsOrigin: 'https://tell.example' }, claim).headers['/claim/*']?.['Content-Security-Policy']
    expect(policy).toContain("connect-src 'self' https://api.enterprise.example https://tell.example;")
  })

  it('allows images of the page’s own origin and of the configured one', () => {
    expect(policy).toContain("img-src 'self' data:;")
    const elsewhere = contentSecurityPolicy({ apiOrigin: '', imageOrigin: 'https://img.enterprise.example/menu', styleHashes: [] })
    expect(elsewhere).toContain("img-src 'self' data: https://img.enterprise.example;")
  })

  it('CHK-04 allows the payment provider in the checkout if a key is set, and on no other page', () => {
    const policyOf = (name: string, paymentKey: string) =>
      hostingOf({ ...deployed, paymentKey }, apps(name)).headers[`/${name}/*`]?.['Content-Security-Policy'] ?? ''
    expect(policyOf('checkout', 'pk_live_1')).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
    expect(policyOf('checkout', 'pk_live_1')).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;')
    expect(policyOf('checkout', 'pk_live_1')).toContain("connect-src 'self' https://api.enterprise.example https://api.stripe.com;")
    expect(policyOf('checkout', '')).toContain("script-src 'self';")
    expect(policyOf('checkout', '')).toContain("require-trusted-types-for 'script'")
    expect(policyOf('claim', 'pk_live_1')).not.toContain('stripe')
  })

  it('CHK-04 allows the browser’s wallets in the checkout and the provider’s frames if a key is set, and on no other page', () => {
    const policiesOf = (name: string, paymentKey: string) => {
      const headers = hostingOf({ ...deployed, paymentKey }, apps(name)).headers[`/${name}/*`]
      return [/payment=\([^)]*\)/.exec(headers?.['Permissions-Policy'] ?? '')?.[0], headers?.['Cross-Origin-Opener-Policy']]
    }
    expect(policiesOf('checkout', 'pk_live_1')).toEqual([
      'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
      'same-origin-allow-popups',
    ])
    for (const policies of [policiesOf('checkout', ''), policiesOf('claim', 'pk_live_1')])
      expect(policies).toEqual(['payment=()', 'same-origin'])
  })

  it('PUB-05 allows the business page to frame its button’s origin, and no other page to frame anything', () => {
    expect(policy).not.toContain('frame-src')
    const thirdPartyButton = 'https://button.example/book?by=enterprise'
    const { headers } = hostingOf({ ...deployed, thirdPartyButton }, apps('business', 'claim'))
    expect(headers['/business/*']?.['Content-Security-Policy']).toContain('frame-src https://button.example;')
    expect(headers['/claim/*']?.['Content-Security-Policy']).not.toContain('frame-src')
  })

  it('rejects an invalid address', () => {
    expect(() => contentSecurityPolicy({ apiOrigin: 'api.example', imageOrigin: '', styleHashes: [], scriptHashes: [] })).toThrow()
    expect(() => contentSecurityPolicy({ apiOrigin: '', imageOrigin: 'images', styleHashes: [], scriptHashes: [] })).toThrow()
  })
})

describe('the pages that may embed a page', () => {
  const ancestorsOf = (name: string, embedParents: readonly string[]) => {
    const { headers } = hostingOf({ ...deployed, embedParents }, apps(name))
    return /frame-ancestors ([^;]*)/.exec(headers[`/${name}/*`]?.['Content-Security-Policy'] ?? '')?.[1]
  }

  it('PRV-02 PUB-03 are the configured ones and the enterprise’s own, for the embedded frames', () => {
    expect(ancestorsOf('embed', [])).toBe("'self'")
    expect(ancestorsOf('embed', ['https://paper.example', 'https://town.example'])).toBe(
      "'self' https://paper.example https://town.example",
    )
  })

  it('are none for every other app', () => {
    for (const name of ['claim', 'store', 'checkout', 'business']) expect(ancestorsOf(name, ['https://paper.example'])).toBe("'none'")
  })

  it('cannot be a wildcard', () => {
    expect(() => ancestorsOf('embed', ['*'])).toThrow()
  })
})

describe('the map', () => {
  const policyWith = (mapStyle: string) => contentSecurityPolicy({ apiOrigin: '', imageOrigin: '', parents: [], mapStyle, styleHashes: [] })

  it('comes from the configured origin only, or from the page’s own', () => {
    expect(policyWith('/maps/style.json')).toContain("connect-src 'self';")
    expect(policyWith('/maps/style.json')).toContain("worker-src 'self'")
    expect(policyWith('https://tiles.example/style.json')).toContain("connect-src 'self' https://tiles.example;")
    expect(policyWith('')).toContain("connect-src 'self';")
    expect(policyWith('')).toContain('require-trusted-types-for')
  })
})

it('PRT-17 lets only an app with uploads connect to the image host', () => {
  const policyOf = (name: string) =>
    hostingOf({ ...deployed, uploadOrigin: 'https://images.example' }, apps(name)).headers[`/${name}/*`]?.['Content-Security-Policy']
  expect(policyOf('partners')).toContain("connect-src 'self' https://api.enterprise.example https://images.example;")
  expect(policyOf('claim')).not.toContain('https://images.example')
})

it('PUB-04 lets only the partners’ pages open the bank’s window, and only in a deployment that names it', () => {
  const headersOf = (name: string, bankLink: 'production' | '') => hostingOf({ ...deployed, bankLink }, apps(name)).headers[`/${name}/*`]
  const policyOf = (name: string, bankLink: 'production' | '') => headersOf(name, bankLink)?.['Content-Security-Policy']
  expect(policyOf('partners', 'production')).toContain("script-src 'self' https://cdn.plaid.com/link/v2/stable/link-initialize.js;")
  expect(policyOf('partners', 'production')).toContain(' https://production.plaid.com;')
  expect(policyOf('partners', 'production')).toContain('frame-src https://cdn.plaid.com;')
  expect(headersOf('partners', 'production')?.['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
  expect(policyOf('partners', '')).not.toContain('plaid')
  expect(policyOf('claim', 'production')).not.toContain('plaid')
})

describe('the hosting rules', () => {
  it('cache hashed files for ever, and revalidate pages', () => {
    const { headers } = hostingOf(deployed, claim)
    expect(headers['/assets/*']?.['Cache-Control']).toContain('immutable')
    expect(headers['/claim/*']?.['Cache-Control']).toBe('no-cache')
  })

  it('return an app’s page for every address below it, with the status 404 where it has none', () => {
    expect(Object.entries(hostingOf(deployed, claim).fallbacks)).toEqual([
      ['/claim/*/*/*/*', { page: '/claim/level-4.html', status: 404 }],
      ['/claim/some/*/', { page: '/claim/level-3.html', status: 200 }],
      ['/claim/*/*/*', { page: '/claim/level-3.html', status: 404 }],
      ['/claim/some/*', { page: '/claim/level-2.html', status: 200 }],
      ['/claim/some/', { page: '/claim/level-2.html', status: 200 }],
      ['/claim/*/*', { page: '/claim/level-2.html', status: 404 }],
      ['/claim/some', { page: '/claim/some.html', status: 200 }],
      ['/claim/*', { page: '/claim/index.html', status: 404 }],
    ])
  })

  it('CAL-01 redirect /gifting to the business page, also with an absolute base path', () => {
    for (const basePath of [null, '/eat/'])
      expect(hostingOf({ ...deployed, basePath }, apps('business')).redirects).toMatchObject({
        '/gifting': '/business/',
        '/gifting/*': '/business/*',
      })
    expect(hostingOf(deployed, claim).redirects).not.toHaveProperty('/gifting')
  })

  it('redirect addresses with capitals, as a phone’s keyboard begins them', () => {
    const { redirects } = hostingOf(deployed, apps('business', 'bulk-gifting'))
    const gifting = ['/Bulk-gifting', '/bulk-Gifting', '/Bulk-Gifting', '/BULK-GIFTING']
    for (const address of ['/Business', '/BUSINESS', '/Gifting', '/GIFTING', ...gifting]) {
      const app = gifting.includes(address) ? 'bulk-gifting' : 'business'
      expect(redirects).toHaveProperty([address], `/${app}/`)
      expect(redirects).toHaveProperty([`${address}/*`], `/${app}/*`)
    }
  })

  it('redirect addresses with more levels than there are pages to the app if files are relative to the page', () => {
    const further = '/claim/*/*/*/*/*'
    expect(hostingOf(deployed, claim).redirects).toHaveProperty([further], '/claim/')
    expect(hostingOf({ ...deployed, basePath: '/eat/' }, claim).redirects).not.toHaveProperty([further])
  })

  it('never set a header under two patterns that match the same file', () => {
    const { headers } = hostingOf(deployed, apps('claim', 'store'))
    const { '/*': everywhere = {}, ...rest } = headers
    for (const values of Object.values(rest)) {
      expect(Object.keys({ ...everywhere, ...values })).toHaveLength(Object.keys(everywhere).length + Object.keys(values).length)
    }
  })

  it('are also written in the format of static hosts', () => {
    const files = hostingFiles(deployed, claim, ['enterprise.json'])
    const lines = files['_redirects']?.trim().split('\n') ?? []
    expect(lines[0]).toBe('/claim/:level2/:level3/:level4/:level5/* /claim/ 302')
    expect(lines).toContain('/claim/some/* /claim/level-2.html 200')
    // On a host that matches in any case, the page's own lines come first.
    expect(lines.slice(-5, -2)).toEqual(['/claim/* /claim/index.html 404', '/Claim /claim/ 302', '/Claim/* /claim/:splat 302'])
    expect(files['_headers']).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
    expect(files['_headers']).toMatch(/\n\/enterprise.json\n  Content-Security-Policy: default-src 'none'/)
    expect(JSON.parse(files['hosting.json'] ?? '')).toEqual(hostingOf(deployed, claim))
  })
})
