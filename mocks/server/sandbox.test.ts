import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox } from './sandbox.ts'

const root = join(import.meta.dirname, '../..')
const identity = { 'X-Session-Id': 'session', 'X-Device-Id': 'device', 'Content-Type': 'application/json' }
const hosting = {
  headers: { '/*': { 'X-Robots-Tag': 'none' }, '/assets/*': { 'Cache-Control': 'immutable' } },
  redirects: { '/claim/*/*': '/claim/', '/Claim/*': '/claim/*' },
  fallbacks: { '/claim/lost': { page: '/claim/index.html', status: 404 }, '/claim/*': { page: '/claim/index.html', status: 200 } },
}

let folder = ''
let server: Server
let origin = ''

async function start() {
  server = createSandbox({ root, dist: join(folder, 'dist'), data: join(folder, 'data'), clock: () => 0 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No address')
  origin = `http://127.0.0.1:${address.port}`
}

async function stop() {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

const get = (path: string, headers: Record<string, string> = identity) => fetch(origin + path, { headers, redirect: 'manual' })
const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  fetch(origin + path, { method: 'POST', headers: { ...identity, ...headers }, body: JSON.stringify(body) })
const scenario = (fault: unknown) => post('/__sandbox/scenario', fault)
const claims = async (): Promise<unknown> => (await get('/__sandbox/claims')).json()

async function claim(key: string, page = '') {
  await post('/api/v5/offers/validate_email?email=ada@mail.example&id=101')
  const query = 'token=token-1&id=101&sms_opt_in=false&email_opt_in=false'
  return post(`/api/v5/offers/claim_offer?${query}`, {}, { 'Idempotency-Key': key, ...(page && { Referer: page }) })
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  mkdirSync(join(folder, 'dist/northgate/claim'), { recursive: true })
  mkdirSync(join(folder, 'dist/northgate/checkout'))
  mkdirSync(join(folder, 'dist/northgate/assets'))
  writeFileSync(join(folder, 'dist/northgate/hosting.json'), JSON.stringify(hosting))
  const about = { name: 'Northgate', themeColor: '#0b5a55', emailEnding: '@students.northgate.example' }
  writeFileSync(join(folder, 'dist/northgate/enterprise.json'), JSON.stringify(about))
  writeFileSync(join(folder, 'dist/northgate/claim/index.html'), 'The claim page')
  writeFileSync(join(folder, 'dist/northgate/checkout/index.html'), 'The checkout')
  writeFileSync(join(folder, 'dist/northgate/assets/main.js'), `/* ${'long '.repeat(500)} */`)
  await start()
})

afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

describe('the sandbox', () => {
  it('remembers a claim after a restart', async () => {
    expect(await (await claim('k1', `${origin}/northgate/claim/`)).json()).toEqual({ account_exists: false, used: false })
    await stop()
    await start()
    expect(await claims()).toMatchObject([{ offerCode: 'WELCOME25', enterprise: 'northgate', idempotencyKey: 'k1' }])
    expect((await get('/api/v5/offers/claims/k1')).status).toBe(200)
  })

  it('NET-08 loses an answer once, after it acted', async () => {
    await scenario({ name: 'lostAnswer', path: 'claim_offer', times: 1 })
    await expect(claim('k1')).rejects.toThrow('fetch failed')
    expect(await claims()).toHaveLength(1)
    expect(await (await get('/api/v5/offers/claims/k1')).json()).toEqual({
      outcome: 'claimed',
      result: { account_exists: false, used: false },
    })
  })

  it('ENT-04 accepts its members’ addresses at any enterprise, and lists them on its home page', async () => {
    const user = { email: 'member@students.northgate.example', password: 'dinner4two' }
    const home = await (await get('/')).text()
    expect(home).toContain(user.email)
    expect(home).toContain(`#${btoa(`WELCOME25:${user.email}`)}`)
    expect((await post('/api/v5/login', { user })).status).toBe(200)
  })

  it('serves a built folder by its rules', async () => {
    const below = await get('/northgate/claim/anywhere')
    expect(below.status).toBe(200)
    expect(await below.text()).toContain('The claim page')
    expect(below.headers.get('X-Robots-Tag')).toBe('none')
    const lost = await get('/northgate/claim/lost')
    expect(lost.status).toBe(404)
    expect(await lost.text()).toContain('The claim page')
    const deeper = await Promise.all(['any/where', 'any/'].map((path) => get(`/northgate/claim/${path}?utm_source=card`)))
    expect(deeper.map(({ status }) => status)).toEqual([302, 302])
    expect(deeper[0]?.headers.get('Location')).toBe('/northgate/claim/?utm_source=card')
    expect(deeper[1]?.headers.get('Location')).toBe('/northgate/claim/?utm_source=card')
    const capitals = await get('/northgate/Claim/a%20b%23/c?code=A%20B')
    expect(capitals.headers.get('Location')).toBe('/northgate/claim/a%20b%23/c?code=A%20B')
    expect((await get('/northgate/cLAIM/c')).headers.get('Location')).toBe('/northgate/claim/c')
    expect((await get('/northgate/claim/ANYWHERE')).status).toBe(200)
    const script = await get('/northgate/assets/main.js', { 'Accept-Encoding': 'gzip' })
    expect(script.headers.get('Cache-Control')).toBe('immutable')
    expect(script.headers.get('Content-Encoding')).toBe('gzip')
    const again = await get('/northgate/assets/main.js', { 'If-None-Match': script.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
    expect((await get('/northgate/assets/none.js')).status).toBe(404)
  })

  it('serves no file outside its folders', async () => {
    const tries = ['/pictures/%2e%2e/offers.ts', '/pictures/..%2foffers.ts', '/northgate/..%2f..%2f..%2fdata/state.json']
    const statuses = await Promise.all(tries.map(async (path) => (await get(path)).status))
    expect(statuses).toEqual([404, 404, 404])
    expect((await get('/pictures/kumo-hero.svg')).headers.get('Content-Type')).toBe('image/svg+xml')
  })

  it('lets an app of another origin call the API', async () => {
    const preflight = await fetch(`${origin}/api/v5/login`, { method: 'OPTIONS', headers: { Origin: 'https://app.test' } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key')
    const call = await get('/api/v5/offers/WELCOME25', { ...identity, Origin: 'https://app.test' })
    expect(call.headers.get('Access-Control-Allow-Origin')).toBe('https://app.test')
  })
})
