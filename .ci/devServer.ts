/** Serves the apps of `$ENTERPRISE` from their sources, with hot reload, on `$PORT`. */
import { createServer } from 'vite'
import { appPages } from '../apps/build/appPages.ts'
import { declaredApps } from '../apps/build/declaredApps.ts'
import { deployment } from '../apps/build/hosting/deployment.ts'
import { chosenEnterprise } from '../apps/build/enterprises.ts'
import { apiPaths, handlers } from '../mocks/handlers/all.ts'

const { PORT = '5173', SANDBOX_ORIGIN = 'http://localhost:4700' } = process.env

const apps = await declaredApps()
const server = await createServer({
  root: 'apps',
  base: '/',
  configFile: 'vite.config.ts',
  plugins: [appPages(apps, deployment())],
  // A cache for each enterprise: two servers must not write into the same folder.
  cacheDir: `../node_modules/.vite/${chosenEnterprise()}`,
  logLevel: 'warn',
  server: {
    port: Number(PORT),
    strictPort: true,
    // The API, the offers' images, and the stand-ins for the payment provider and the bank.
    proxy: Object.fromEntries([...apiPaths(handlers), '/pictures', '/__sandbox'].map((path) => [path, SANDBOX_ORIGIN])),
    fs: { allow: ['..'] },
  },
})
await server.listen()
for (const { name } of apps) console.log(`  ${chosenEnterprise().padEnd(12)} http://localhost:${PORT}/${name}/`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void server.close().then(() => process.exit(0)))
}
