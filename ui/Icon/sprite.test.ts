import { expect, it } from 'vitest'
import { sprite } from './sprite.ts'

it('the picture file holds every icon (an icon is added by `npx vitest run ui/Icon -u`)', async () => {
  await expect(sprite()).toMatchFileSnapshot('./icons.svg')
})
