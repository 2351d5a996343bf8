import { expect, test } from '../test.ts'
import { bytesOf, limitOf, weighScripts } from '../weight.ts'

const pages = [
  ['business', 'business/'],
  ['claim', `claim/#${btoa('WELCOME25')}`],
  ['store', 'store/?project=bonuspercent'],
] as const

for (const [app, address] of pages)
  test(
    `NET-09 all scripts of ${address} are those of its first load, and no event is sent before the first interaction`,
    { tag: '@each-enterprise' },
    async ({ page, baseURL }) => {
      const scripts = weighScripts(page)
      const sent: string[] = []
      page.on('request', (request) => request.url().includes('/events') && sent.push(request.url()))
      // Scripts that load after the first screen count too.
      await page.goto(address, { waitUntil: 'networkidle' })
      // The app has replaced the shell, which may look the same.
      await expect(page.locator('#late-notice')).toHaveCount(0)
      await expect(page.locator('#root [aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      const weighed = await scripts()
      expect(weighed.length).toBeGreaterThan(2)
      expect(bytesOf(weighed)).toBeLessThanOrEqual(limitOf(app, baseURL))
      expect(sent).toEqual([])
    },
  )
