import type { Page } from '@playwright/test'
import type { Visit } from './way.ts'

/** A picture, made by the browser that will read it. */
async function picture(page: Page, size: readonly [width: number, height: number]) {
  const data = await page.evaluate(
    ([width, height]) => Object.assign(document.createElement('canvas'), { width, height }).toDataURL('image/png').split(',')[1] ?? '',
    size,
  )
  return { name: 'garden.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}

/** Chooses a picture in the field with this label. */
export const choose =
  (label: string) =>
  async ({ page }: Visit) =>
    page
      .getByLabel(label)
      .first()
      .setInputFiles(await picture(page, [1200, 800]))

/** The same where a picture is cropped: what is inside the frame is sent. */
export const chooseAndCrop = (label: string) => async (visit: Visit) => {
  await choose(label)(visit)
  await visit.page.getByRole('button', { name: 'Use this part' }).click()
}
