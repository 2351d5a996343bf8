import { expect, test } from '../e2e/test.ts'

/** A picture of that size, made by the browser that will read it. */
const pictureOf = (name: string, width: number, height: number) => ({ name, mimeType: 'image/png', width, height })

test('PRT-17 of two pictures that are uploaded one is too small: the other goes in, and is shown below the security policy', async ({
  page,
}) => {
  await page.goto('partners/brand-images?project=harbor-rye&id=101&group=mood')
  await page.getByLabel('Email').fill('ines@harborrye.example')
  await page.getByLabel('Password', { exact: true }).fill('dinner4two')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const field = page.getByLabel('Choose pictures, drop or paste')
  await field.waitFor()
  const wanted = [pictureOf('garden.png', 1200, 800), pictureOf('stamp.png', 90, 90)]
  const files = await Promise.all(
    wanted.map(async ({ name, mimeType, width, height }) => {
      const data = await page.evaluate(
        ([w, h]) => {
          const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
          return canvas.toDataURL('image/png').split(',')[1] ?? ''
        },
        [width, height] as const,
      )
      return { name, mimeType, buffer: Buffer.from(data, 'base64') }
    }),
  )
  await field.setInputFiles(files)
  await expect(page.getByText(/^1 of 2 pictures went in/)).toBeVisible()
  const picture = page.getByRole('img', { name: 'garden' }).first()
  await expect(picture).toHaveJSProperty('naturalWidth', 1200)
})
