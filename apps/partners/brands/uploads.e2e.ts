import { expect, test } from '../../e2e/test.ts'
import { partner, signIn } from '../../e2e/signIn.ts'

/** A picture of that size, made by the browser that will read it. */
const createPicture = (name: string, width: number, height: number) => ({ name, mimeType: 'image/png', width, height })

test('PRT-17 of two pictures that are uploaded one is too small: the other goes in, and is shown below the security policy; a hero is cropped by keyboard', async ({
  page,
}) => {
  await page.goto('partners/brand-images?project=harbor-rye&id=101&group=mood')
  await signIn(page, partner)
  const field = page.getByLabel('Choose pictures, drop or paste')
  await field.waitFor()
  const wanted = [createPicture('garden.png', 1200, 800), createPicture('stamp.png', 90, 90), createPicture('hall.png', 2400, 1800)]
  const [garden, stamp, hall] = await Promise.all(
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
  if (!garden || !stamp || !hall) throw new Error('There are three pictures.')
  await field.setInputFiles([garden, stamp])
  await expect(page.getByText(/^1 of 2 pictures went in/)).toBeVisible()
  // The picture's name stands below it, so it has no other.
  const picture = page.getByText('garden', { exact: true }).locator('..').locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 1200)

  await page.getByLabel('Choose a picture, drop or paste').setInputFiles(hall)
  const frame = page.getByRole('group', { name: 'The picture below the frame' })
  await frame.press('ArrowDown')
  // The styles of the crop are part of the page's own: the frame lies inside the picture's place.
  await expect(frame).toHaveCSS('position', 'absolute')
  await page.getByRole('button', { name: 'Use this part' }).click()
  const hero = page.getByRole('img', { name: 'hall' }).first()
  await expect(hero).toHaveJSProperty('naturalHeight', 1080)
})
