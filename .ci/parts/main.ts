/**
 * `npm run parts`: asks the registry for advisories, counts the licences, and writes the list of the parts that ship to
 * dist/parts.cdx.json (CycloneDX). Exit code 1: an advisory of high severity. 2: the registry gives none, so nothing is known.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { lockedPackages } from './lockFile.ts'

const npm = (...args: readonly string[]) => spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64e6 })

const shipped = lockedPackages().filter(({ ships }) => ships)
const licenses = [...new Set(shipped.map(({ license }) => license))]
const counts = licenses.map((license) => `${shipped.filter((one) => one.license === license).length} × ${license}`)
console.log(`${shipped.length} packages may ship: ${counts.join(', ')}. The texts of those in a build: licenses.md in its folder.`)

const parts = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only')
if (parts.status !== 0) throw new Error(parts.stderr)
mkdirSync('dist', { recursive: true })
writeFileSync('dist/parts.cdx.json', parts.stdout)
console.log('The list of parts: dist/parts.cdx.json')

const audit = npm('audit', '--audit-level', 'high')
if (/audit endpoint returned an error|ENOTFOUND|ECONNREFUSED/.test(audit.stderr)) {
  console.error('The registry gives no advisories. Ask again where it does.')
  process.exit(2)
}
console.log(audit.stdout)
process.exit(audit.status === 0 ? 0 : 1)
