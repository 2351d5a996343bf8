import * as z from 'zod/mini'
import { expect, test } from '../../e2e/test.ts'

const shape = z.object({ name: z.string(), icons: z.array(z.object({ src: z.string() })) })

test(
  'the browser reads a tool’s manifest at each of its addresses, and its icons; a page of guests has none',
  { tag: '@each-enterprise' },
  async ({ page, enterprise, baseURL }) => {
    const devtools = await page.context().newCDPSession(page)
    const manifestAt = async (address: string) => {
      await page.goto(address)
      const { url, errors } = await devtools.send('Page.getAppManifest')
      expect(errors).toEqual([])
      return url.replace(baseURL ?? '', '')
    }
    expect(await manifestAt('managers/')).toBe('managers/manifest.json')
    expect(await manifestAt('partners/email-review/1')).toBe('partners/manifest.json')
    expect(await manifestAt('claim/')).toBe('')
    const { name, icons } = shape.parse(await (await page.request.get('managers/manifest.json')).json())
    expect(name).toBe(`Managers · ${enterprise.settings.name}`)
    for (const { src } of icons) expect((await page.request.get(`managers/${src}`)).headers()['content-type']).toBe('image/png')
  },
)
