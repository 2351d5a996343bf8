import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { declaredApps, isTool } from '../declaredApps.ts'
import { divideHosts } from './twoHosts.ts'

it('NET-11 two hosts share the files of all pages, and each has the pages of its own apps alone', async () => {
  const apps = await declaredApps()
  const root = mkdtempSync(join(tmpdir(), 'hosts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const shared = ['assets/react-1.js', 'licenses.md']
  const pages = apps.map(({ name }) => `${name}/index.html`)
  for (const file of [...shared, ...pages]) {
    mkdirSync(join(root, 'all', file, '..'), { recursive: true })
    writeFileSync(join(root, 'all', file), file)
  }
  const hosts = divideHosts(join(root, 'all'), join(root, 'tools'), apps)
  const [guests, tools] = [apps.filter((app) => !isTool(app)), apps.filter(isTool)]
  expect(hosts.map(({ host, apps }) => [host.of, apps])).toEqual([
    ['guests', guests],
    ['tools', tools],
  ])
  expect([guests, tools].map((list) => list.length > 0)).toEqual([true, true])
  for (const { folder, apps, host } of hosts) {
    const own = apps.map(({ name }) => `${name}/index.html`)
    expect(globSync('**/*.*', { cwd: folder }).toSorted()).toEqual([...shared, ...own].toSorted())
    expect([...own, ...host.others.map((name) => `${name}/index.html`)].toSorted()).toEqual(pages.toSorted())
  }
})
