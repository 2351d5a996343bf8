import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { enterpriseOf } from '../../e2e/enterprise.ts'
import { declaredApps } from '../declaredApps.ts'
import { enterprises } from '../enterprises.ts'
import { linkPictureFiles, linkTags, publicAddress } from './linkPreview.ts'
import { pictureTexts } from './linkPictures.ts'

const apps = await declaredApps()
const somewhere = { guestsAddress: '', basePath: null }
const [enterprise = ''] = enterprises()
const pictures = linkPictureFiles(enterprise)

describe.each(enterprises())('%s', (id) => {
  it('OGP-01 draws its pictures of links again when its wording changes: npx node stories/link-previews/draw.ts', async () => {
    const { wording } = await enterpriseOf(id)
    expect(JSON.parse(readFileSync(`themes/${id}/previews/texts.json`, 'utf8'))).toEqual(pictureTexts(wording))
  })

  it('OGP-01 has pictures that messengers load: PNG, and less than 300 kB', () => {
    for (const { source } of linkPictureFiles(id)) {
      expect(source.subarray(1, 4).toString()).toBe('PNG')
      expect(source.length).toBeLessThan(300_000)
    }
  })
})

it.each([
  [somewhere, 'https://dine.example/assets/'],
  [{ ...somewhere, basePath: '/eat/' }, 'https://dine.example/eat/assets/'],
  [{ ...somewhere, basePath: '/eat' }, 'https://dine.example/eat/assets/'],
  [{ ...somewhere, guestsAddress: 'https://guests.example/eat/' }, 'https://guests.example/eat/assets/'],
])('OGP-01 of %j, the picture has an absolute address', async (deployed, start) => {
  const { settings, wording } = await enterpriseOf(enterprise)
  const [app] = apps
  if (!app) throw new Error('There is no app.')
  const own = { settings: { ...settings, domain: 'dine.example' }, wording }
  const address = publicAddress(deployed, 'dine.example')
  expect(linkTags({ app, enterprise: own, address, pictures }).join('')).toContain(`"og:image" content="${start}preview-`)
})

it('OGP-01 search engines list an app only if it says so: an address of any other may hold a code, a bill or a token', async () => {
  const { settings, wording } = await enterpriseOf(enterprise)
  const hidden = apps.filter((app) =>
    linkTags({ app, enterprise: { settings, wording }, address: 'https://dine.example/', pictures }).some((tag) => tag.includes('noindex')),
  )
  expect(hidden.map(({ name }) => name)).toEqual(['bulk-gifting', 'checkout', 'claim', 'diner', 'gift', 'managers', 'partners', 'pos'])
})
