import { nvdaTest, voiceOverTest } from '@guidepup/playwright'
import { expect } from '@playwright/test'

/** Moves on until the screen reader says it. A page has fewer things than that. */
async function listenFor(reader, said) {
  for (let moves = 0; moves < 60; moves += 1) {
    await reader.next()
    if (said.test(await reader.lastSpokenPhrase())) return
  }
  throw new Error(`Nobody hears ${said}: ${(await reader.spokenPhraseLog()).join(' | ')}`)
}

async function claim(page, reader) {
  await page.goto('claim/')
  await page.getByLabel('Offer code').waitFor()
  await reader.navigateToWebContent()
  await listenFor(reader, /Offer code/)
  await reader.interact()
  await reader.type('WELCOME25')
  await reader.press('Enter')
  // The next screen puts the reader into its field.
  await page.getByLabel('Email', { exact: true }).waitFor()
  await expect.poll(() => reader.lastSpokenPhrase()).toMatch(/Email/)
  const [, ending] = /Ends in (@\S+)/.exec(await page.getByText(/Ends in @/).innerText())
  await reader.type(`ada${ending}`)
  await reader.press('Enter')
  await page.getByRole('heading', { level: 1, name: /is claimed$/ }).waitFor()
  await expect.poll(async () => (await reader.spokenPhraseLog()).join('\n')).toMatch(/is claimed/)
}

const title = 'a guest types a code and their email, and hears that their offer is claimed'
if (process.platform === 'darwin') voiceOverTest(title, ({ page, voiceOver }) => claim(page, voiceOver))
else nvdaTest(title, ({ page, nvda }) => claim(page, nvda))
