import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { operationId } from '../../mocks/contract/calls.ts'
import { checkServer } from './checkServer.ts'
import { listen } from './listen.ts'
import { readCalls } from './readCalls.ts'
import { readValues, stepsOf } from '../../mocks/contract/values.ts'

const root = join(import.meta.dirname, '../..')
const calls = await readCalls(root)
const offer = { call: 'claim_getOffer', path: { code: 'A' } }

/** Asks for one offer, and for what else the steps say. */
const faultsAt = async (origin: string, ...steps: readonly object[]) => {
  const values = readValues(JSON.stringify({ calls: [...steps, offer] }))
  const server = { origin, app: 'https://app.example', token: null, writes: false, timeoutMs: 15_000, values }
  const results = await checkServer(
    calls.filter((call) => operationId(call) === offer.call),
    server,
    () => undefined,
  )
  return results.map(({ call, faults, skipped }) => [call, skipped ?? faults[0]])
}

const nobody = async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

it('names a host that is not known', async () => {
  expect(await faultsAt('https://nobody.invalid')).toEqual([[offer.call, expect.stringContaining('there is no such host')]])
})

it('names a host where nothing listens', async () => {
  expect(await faultsAt(await nobody())).toEqual([[offer.call, 'nothing listens at this address (ECONNREFUSED)']])
})

/** A DER element with a short or one-byte length. */
const der = (tag: number, ...parts: readonly Uint8Array[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(body.length < 128 ? [tag, body.length] : [tag, 0x81, body.length]), body])
}

/** A key and a certificate that it has signed itself. */
function selfSigned() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const ed25519 = der(0x30, der(0x06, Buffer.from([0x2b, 0x65, 0x70])))
  const validity = der(0x30, ...['260101000000Z', '491231000000Z'].map((time) => der(0x17, Buffer.from(time))))
  const nobodyNamed = der(0x30)
  const said = der(
    0x30,
    der(0x02, Buffer.from([1])),
    ed25519,
    nobodyNamed,
    validity,
    nobodyNamed,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const certificate = der(0x30, said, ed25519, der(0x03, Buffer.from([0]), sign(null, said, privateKey)))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----`,
  }
}

it('names a certificate that no browser accepts', async () => {
  const origin = `https://${await listen(createTlsServer(selfSigned()))}`
  expect(await faultsAt(origin)).toEqual([[offer.call, expect.stringContaining('the TLS certificate is not accepted')]])
})

it('names a server that does not speak TLS', async () => {
  const origin = `https://${await listen(createServer())}`
  expect(await faultsAt(origin)).toEqual([[offer.call, expect.stringContaining('the server does not speak TLS')]])
})

it('names a call of the values file that is not in the contract, and a value that is missing, and goes on', async () => {
  expect(await faultsAt(await nobody(), { call: 'claim_getOfer' }, { call: offer.call })).toEqual([
    ['claim_getOfer', 'the contract has no call of this name'],
    [offer.call, 'needs values for code'],
    [offer.call, 'nothing listens at this address (ECONNREFUSED)'],
  ])
})

it('says in one line what is wrong with a values file', () => {
  expect(() => readValues('{')).toThrow('The values file is not JSON.')
  expect(() => readValues('{"calls":[{"path":{}}]}')).toThrow('The values file is wrong at /calls/0/call')
  expect(() => readValues('{"calls":[{"call":"a","path":{"id":7}}]}')).toThrow('The values file is wrong at /calls/0/path/id')
})

const command = (...options: readonly string[]) =>
  new Promise<{ code: unknown; text: string }>((resolve) =>
    execFile(process.execPath, [join(import.meta.dirname, 'check.ts'), ...options], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, text: stdout + stderr }),
    ),
  )

it('ends with 1, tells every line to the terminal and to the build server, and no token to either', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [values, junit] = [join(folder, 'values.json'), join(folder, 'junit.xml')]
  writeFileSync(values, JSON.stringify({ calls: [offer] }))
  const host = await listen(
    createServer(({ headers }, response) => void response.writeHead(403).end(`{"error":"${headers.authorization}"}`)),
  )
  const options = ['--token', 'a-token', '--values', values, '--junit', junit, '--feature', 'claim']
  const { code, text } = await command('--origin', `http://${host}`, ...options)
  expect(code).toBe(1)
  for (const output of [text, readFileSync(junit, 'utf8')]) {
    expect(output).toContain('refused with 403: Bearer •••')
    expect(output).toContain('needs values')
    expect(output).not.toContain('a-token')
    expect(output).not.toContain('store_getPanel')
  }
})

it('asks what the calls of a feature need from other features', () => {
  const sign = { call: 'account_signIn', body: {} }
  const values = readValues(
    JSON.stringify({
      tokens: { checkout: '{account_signIn/user/token}' },
      calls: [sign, { call: 'store_getPanel' }, { call: 'checkout_getCurrentUser' }, { call: 'checkout_getCurentUser' }],
    }),
  )
  const featureOf = (name: string) => calls.find((call) => operationId(call) === name)?.feature
  expect(stepsOf(values, ['checkout'], featureOf).map(({ call }) => call)).toEqual([
    'account_signIn',
    'checkout_getCurrentUser',
    'checkout_getCurentUser',
  ])
})

it('ends with 2 if nothing can be checked', async () => {
  const unasked = await command('--origin', await nobody(), '--feature', 'bill')
  expect(unasked.code).toBe(2)
  expect(unasked.text).toContain('Nothing was checked')

  const { code, text } = await command('--origin', 'api.example')
  expect(code).toBe(2)
  expect(text).toContain('Name the server')
})
