/** `npm run build [enterprise …]`: a deployable folder per enterprise in dist/ (or `$DIST`). */
import { spawn } from 'node:child_process'
import { enterprises } from './enterprises.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((id) => !enterprises().includes(id))
if (unknown.length > 0) {
  console.error(`No such enterprise: ${unknown.join(', ')}. There are: ${enterprises().join(', ')}.`)
  process.exit(1)
}

/** A process for each enterprise: Vite reads the enterprise from the environment. */
function build(id: string): Promise<boolean> {
  const child = spawn(process.execPath, ['apps/build/enterprise.ts'], {
    // A deployed build is always a production build, with any setting of the machine.
    env: { ...process.env, ENTERPRISE: id, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  return new Promise((done) => child.on('close', (code) => done(code === 0)))
}

const built = await Promise.all((asked.length > 0 ? asked : enterprises()).map(build))
process.exit(built.every(Boolean) ? 0 : 1)
