import { expect, test } from '../../e2e/test.ts'

/** The content of the page's tags by their names, as a messenger reads them: no script runs. */
const tagsOf = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [
      name,
      content.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    ]),
  )

test(
  'OGP-01 a messenger reads the words and the picture of a link at each address of an app',
  { tag: '@each-enterprise' },
  async ({ request, enterprise: { settings, wording } }) => {
    const titles: Readonly<Record<string, string>> = {
      'gift/?gift=dinner': 'A gift for you',
      'gift/balance': 'A gift for you',
      'claim/': wording.welcome,
      'store/': wording.sale,
      'business/': 'Dining for business',
      'pos/?bill=1': 'Pay your bill',
      'checkout/subscription': 'Your subscription',
      'checkout/purchase': 'Your purchase',
    }
    for (const [address, title] of Object.entries(titles)) {
      const html = await (await request.get(address)).text()
      // A messenger may read the start of a page alone.
      const tags = tagsOf(html.slice(0, 9_000))
      if (address.startsWith('checkout/')) expect(html).toContain(`<title>${title} · `)
      expect(tags.get('og:title'), address).toBe(`${title} · ${settings.name}`)
      expect(tags.get('og:site_name')).toBe(settings.name)
      expect(tags.get('og:description')).toBe(tags.get('description'))
      expect(tags.get('og:image:alt')).toContain(settings.name)
      expect(tags.get('twitter:card')).toBe('summary_large_image')
      const picture = new URL(tags.get('og:image') ?? '')
      expect(picture.origin).toBe(`https://${settings.domain}`)
      const answer = await request.get(picture.pathname.slice(1))
      expect(answer.headers()['content-type']).toBe('image/png')
      const png = await answer.body()
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)]
      expect(size).toEqual([1200, 630])
      expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(size.map(String))
    }
  },
)

test('OGP-01 no address with a code, a bill or a token is indexed', async ({ request }) => {
  const robots = async (address: string) => tagsOf(await (await request.get(address)).text()).get('robots')
  const hidden = [
    'gift/?gift=dinner',
    'gift/balance',
    'checkout/',
    'claim/',
    'diner/?table=1',
    'pos/',
    'managers/',
    'partners/',
    'bulk-gifting/orders/1',
  ]
  for (const address of hidden) expect(await robots(address), address).toBe('noindex')
  for (const address of ['store/', 'business/']) expect(await robots(address), address).toBeUndefined()
})

test('OGP-01 a page is listed by its own parameters alone, and not with a code or a token', async ({ page }) => {
  for (const [address, own, isListed] of [
    ['store/?project=bonuspercent&utm_source=mail', 'store/?project=bonuspercent', true],
    ['store/?project=bonuspercent&code=WELCOME25', 'store/?project=bonuspercent', false],
    ['business/?invite_token=x1', 'business/', false],
    ['embed/privacy', 'embed/privacy', true],
  ] as const) {
    await page.goto(address)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${own.replace('?', '\\?')}$`))
    await expect(page.locator('meta[name=robots]')).toHaveCount(isListed ? 0 : 1)
  }
})
