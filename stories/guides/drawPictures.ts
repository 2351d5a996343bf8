/** `node stories/guides/drawPictures.ts`: draws the pictures of the README and of Welcome, from the built Storybook. */
import { copyFileSync } from 'node:fs'
import { execa } from 'execa'
import { enterprises } from '../../apps/build/enterprises.ts'
import { pictureFile } from '../boards/pictureFiles.ts'

const pictures = { claim: 'screens-claim--email-input', paid: 'screens-diner-success--ready-guest', gift: 'screens-gift--open' }

for (const [name, id] of Object.entries(pictures)) {
  await execa('node', ['stories/boards/draw.ts', 'storybook-static', id], { stdio: 'inherit' })
  for (const enterprise of enterprises())
    copyFileSync(`storybook-static/${pictureFile(id, enterprise, 'phone', 'light')}`, `stories/guides/pictures/${enterprise}-${name}.webp`)
}
