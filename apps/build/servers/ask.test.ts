import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { askerOf } from './ask.ts'

/** A server that leads every path away: to its query, or nowhere without one. */
async function asked(below: string, path: string) {
  const paths: string[] = []
  const server = createServer(({ url = '' }, response) => {
    paths.push(url)
    response.writeHead(302, { Location: url.split('?to=')[1] }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const origin = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  const { headers } = await askerOf(origin + below)(path)
  server.close()
  return { paths, location: headers['location']?.replace(origin, 'HOST') }
}

it.each([
  ['a host’s root', '', '/claim?to=/claim/?code=A%20B', '/claim?to=/claim/?code=A%20B', '/claim/?code=A%20B'],
  ['a path', '/eat', '/claim?to=/eat/claim/?code=A%20B', '/eat/claim?to=/eat/claim/?code=A%20B', '/claim/?code=A%20B'],
  ['a path with a slash at its end', '/eat/', '/claim?to=/eat/claim/', '/eat/claim?to=/eat/claim/', '/claim/'],
  ['a path, and is led out of it', '/eat/', '/claim?to=/claim/', '/eat/claim?to=/claim/', 'HOST/claim/'],
  ['a path, and is led to the like of it', '/eat/', '/claim?to=/eats/claim/', '/eat/claim?to=/eats/claim/', 'HOST/eats/claim/'],
  [
    'a path, and is led to another host',
    '/eat',
    '/claim?to=http://other/eat/claim/',
    '/eat/claim?to=http://other/eat/claim/',
    'http://other/eat/claim/',
  ],
])('asks below %s', async (_, below, path, sent, location) => {
  expect(await asked(below, path)).toEqual({ paths: [sent], location })
})
