import { expect, it } from 'vitest'
import { caddyRules } from '../servers/caddyfile.ts'
import { nginxRules } from '../servers/nginx.ts'
import { declaredApps } from '../declaredApps.ts'
import { deployment } from './deployment.ts'
import { hostingFiles, hostingOf } from './hosting.ts'
import { wellKnownFiles } from './wellKnown.ts'

const apps = await declaredApps()
const now = Date.parse('2026-11-28T12:00:00Z')
const certificate = Array.from({ length: 32 }, () => 'A1').join(':')
const filesOf = (env: Readonly<Record<string, string>>) => wellKnownFiles({ deployed: deployment(env), apps, now })

it('a host without these settings has none of the files', () => {
  expect(filesOf({})).toEqual({})
})

it('names whom to tell of a fault, for less than a year', () => {
  const files = filesOf({ SECURITY_CONTACT: 'mailto:security@dine.example' })
  expect(files['.well-known/security.txt']).toBe(
    'Contact: mailto:security@dine.example\nExpires: 2027-11-23T00:00:00Z\nPreferred-Languages: en\n',
  )
})

it('names the apps of the enterprise, and the links that they open', () => {
  const env = { APPLE_APP: 'ABCDE12345.com.dine.app', ANDROID_APP: `com.dine.app ${certificate}`, BASE_PATH: '/eat/' }
  const { '.well-known/apple-app-site-association': apple, '.well-known/assetlinks.json': android } = filesOf(env)
  const components = [{ '/': '/eat/claim/*' }, { '/': '/eat/gift/*' }]
  expect(JSON.parse(apple ?? '')).toEqual({ applinks: { details: [{ appIDs: [env.APPLE_APP], components }] } })
  expect(JSON.parse(android ?? '')).toMatchObject([{ target: { package_name: 'com.dine.app', sha256_cert_fingerprints: [certificate] } }])
})

it.each([
  ['SECURITY_CONTACT', 'security@dine.example'],
  ['APPLE_APP', 'com.dine.app'],
  ['ANDROID_APP', 'com.dine.app'],
  ['ANDROID_APP', `com.dine.app ${certificate.slice(3)}`],
])('a build stops where %s is %s', (variable, value) => {
  expect(() => deployment({ [variable]: value })).toThrow(variable)
})

it('each server sends the type of the file without an ending, and its headers', () => {
  const hosting = hostingOf(deployment({}), [])
  const file = '/.well-known/apple-app-site-association'
  expect(nginxRules(hosting)).toContain(`location = ${file} {\n  default_type application/json;\n}`)
  expect(caddyRules(hosting)).toContain(`header ${file} {\n\tContent-Type "application/json"\n}`)
  const { _headers: lines } = hostingFiles(deployment({}), [], [file.slice(1)])
  expect(lines).toMatch(
    /\n\/\.well-known\/apple-app-site-association\n {2}Content-Security-Policy: .*\n {2}Content-Type: application\/json\n/,
  )
})
