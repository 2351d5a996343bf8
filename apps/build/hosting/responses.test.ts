import { describe, expect, it } from 'vitest'
import { declaredApps } from '../declaredApps.ts'
import { deployment } from './deployment.ts'
import { hostingOf } from './hosting.ts'
import { pageFiles } from './pageFiles.ts'

// The numbers are those of OWASP ASVS 5.0.0: Guides / Security.

const deployed = deployment({})
const declared = await declaredApps()
const apps = (...names: string[]) =>
  declared
    .filter(({ name }) => names.includes(name))
    .map((app) => ({
      ...app,
      files: pageFiles({ known: [], isAnywhere: false, withShell: [], isRelative: true }),
      styleHashes: [],
      scriptHashes: [],
    }))
const claim = apps('claim')

describe('3.4.3, 3.4.6 each response has one policy', () => {
  const policies = ({ headers, outside }: ReturnType<typeof hostingOf>): readonly string[] => [
    ...Object.entries(headers).flatMap(([pattern, named]) => (pattern === '/*' ? [] : [named['Content-Security-Policy'] ?? ''])),
    outside['Content-Security-Policy'] ?? '',
  ]

  it('which forbids what it does not name, a base address and, but for the frames, to be framed', () => {
    for (const policy of policies(hostingOf(deployed, apps('claim', 'managers')))) {
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
    }
  })

  it('3.2.1 outside the apps, nothing that is opened by itself runs', () => {
    const { headers, outside } = hostingOf({ ...deployed, mapStyle: 'https://tiles.example/style.json' }, claim)
    expect(outside['Content-Security-Policy']).toMatch(/; sandbox$/)
    // The worker of the map is a hashed file, and its own policy counts in it.
    expect(headers['/assets/*']?.['Content-Security-Policy']).toMatch(/; connect-src 'self' https:\/\/tiles.example$/)
    expect(hostingOf(deployed, claim).headers['/assets/*']?.['Content-Security-Policy']).not.toMatch(/-src (?!'none')/)
  })
})

it('3.4.1, 3.7.4 the host and all below it are served over HTTPS for a year, and browsers know it before a visit if the deployment says so', () => {
  const transport = (transportSecurity: '' | 'preload') =>
    hostingOf({ ...deployed, transportSecurity }, claim).headers['/*']?.['Strict-Transport-Security']
  expect(transport('')).toBe('max-age=31536000; includeSubDomains')
  expect(transport('preload')).toBe('max-age=31536000; includeSubDomains; preload')
})

it('3.4.7 what a policy blocks is reported to the address that the deployment names, and to no other', () => {
  const headersWith = (policyReports: string) => hostingOf({ ...deployed, policyReports }, claim).headers['/claim/*'] ?? {}
  const { 'Content-Security-Policy': policy, 'Reporting-Endpoints': endpoints } = headersWith('https://tell.example/policy')
  expect(policy).toMatch(/; report-uri https:\/\/tell.example\/policy; report-to policy$/)
  expect(endpoints).toBe('policy="https://tell.example/policy"')
  expect(headersWith('')).not.toHaveProperty('Reporting-Endpoints')
  expect(headersWith('')['Content-Security-Policy']).not.toContain('report')
})
