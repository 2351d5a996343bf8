/** `node stories/guides/drawPictures.ts`: draws the pictures of the README, from the built Storybook. */
import { copyFileSync } from 'node:fs'
import { execa } from 'execa'
import { enterprises } from '../../apps/build/enterprises.ts'
import { pictureFile } from '../boards/pictureFiles.ts'

const story = 'screens-claim--email-input'

await execa('node', ['stories/boards/draw.ts', 'storybook-static', story], { stdio: 'inherit' })
for (const enterprise of enterprises())
  copyFileSync(`storybook-static/${pictureFile(story, enterprise, 'phone', 'light')}`, `stories/guides/pictures/${enterprise}-claim.webp`)
