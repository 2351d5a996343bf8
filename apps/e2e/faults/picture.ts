import type { Page } from '@playwright/test'

/** A picture, made by the browser that will read it. */
export async function picture(page: Page, size: readonly [width: number, height: number]) {
  const data = await page.evaluate(
    ([width, height]) => Object.assign(document.createElement('canvas'), { width, height }).toDataURL('image/png').split(',')[1] ?? '',
    size,
  )
  return { name: 'garden.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}
