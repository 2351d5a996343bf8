import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Schemes } from '../../../themes/scheme.ts'
import { enterpriseOf } from '../../e2e/enterprise.ts'
import { declaredApps, isTool } from '../declaredApps.ts'
import { iconFiles, webManifest } from './webManifest.ts'

const themes = import.meta.glob<Schemes>('../../../themes/*/schemes.ts', { eager: true, import: 'schemes' })
const tools = (await declaredApps()).filter(isTool)

it('devices install the tools of gifting, managers and partners, and no page of guests', () => {
  expect(tools.map(({ name }) => name)).toEqual(['bulk-gifting', 'managers', 'partners'])
})

/** The width and the height of a PNG, from its first block. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

describe.each(Object.entries(themes))('%s', (path, schemes) => {
  const id = basename(dirname(path))
  const icons = iconFiles(id)

  it.each(tools)('$name is installed from its own folder, by its name and the enterprise’s', async (app) => {
    const { settings } = await enterpriseOf(id)
    const manifest = webManifest({ app, settings, schemes, icons })
    expect(manifest).toMatchObject({ name: `${app.title} · ${settings.name}`, short_name: app.title, display: 'standalone' })
    const folder = `https://tools.example/eat/${app.name}/`
    const addressOf = (address: string) => new URL(address, `${folder}manifest.json`).href
    expect([manifest.start_url, manifest.scope].map(addressOf)).toEqual([folder, folder])
    for (const color of [manifest.theme_color, manifest.background_color]) expect(color).toMatch(/^#[0-9a-f]{6}$/)
    expect(manifest.icons.map(({ src }) => addressOf(src))).toEqual(icons.map(({ fileName }) => `https://tools.example/eat/${fileName}`))
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  })

  it('has icons of the sizes that its manifests name', () => {
    for (const { source, size } of icons) expect(sizeOf(source)).toBe(`${size}x${size}`)
  })
})
