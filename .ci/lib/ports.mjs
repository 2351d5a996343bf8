import { createServer } from 'node:net'

/** Whether nothing listens on a port, on any address of the machine. */
function isFree(port) {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, () => probe.close(() => done(true)))
  })
}

/** The first free port from the wanted one on; logs if it is another. */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await isFree(port)) {
      if (port !== wanted) console.log(`Port ${wanted} is in use, so this runs on ${port}.`)
      return port
    }
  }
  throw new Error(`No free port from ${wanted} to ${wanted + 99}.`)
}

/** Waits until an address answers; throws if its program ends first. */
export async function answering(address, child) {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer !== undefined) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nothing answers at ${address}: the program that should has ended.`)
}
