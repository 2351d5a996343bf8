import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Act } from './acts.ts'
import { answerMany } from './many.ts'
import { type Visit, deleting, heading, numbered, signInByPassword, signInByPhone } from './scaleVisit.ts'

/** 50,000 people as a spreadsheet has them. */
const people = Array.from({ length: 50_000 }, (_, index) => `person.${numbered(index)}@mail.example,Ada ${numbered(index)} Moreau`).join(
  '\n',
)

/** Pastes as the browser does: what is on a clipboard comes with the event. */
async function pasting(page: Page, text: string): Promise<Act> {
  const event = await page.evaluateHandle((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  }, text)
  return () => event.evaluate((paste) => void document.activeElement?.dispatchEvent(paste))
}

export async function recipients(visit: Visit): Promise<void> {
  const { page, person, base, measure } = visit
  await page.goto(`${base}bulk-gifting/`)
  await signInByPassword(page, 'member@mail.example')
  const field = page.getByLabel('Type or paste recipients')
  const isComplete = () => heading(page, '50,000 recipients').waitFor({ timeout: 120_000 })
  await field.click()
  await measure('paste 50,000 people', await pasting(page, people))
  await isComplete()
  // Saves the draft.
  await page.waitForTimeout(3_000)
  const table = page.getByRole('region', { name: 'Recipients', exact: true })
  await page.getByRole('button', { name: 'Add more' }).click()
  await measure('type another one', await person.typing(field, 'bao@mail.example, Bao'))
  await measure('add them', await person.pressing(page.getByRole('button', { name: 'Add to the list' })))
  await measure('scroll the list', await person.scrolling(table))
  await measure('sort by name', await person.pressing(page.getByRole('button', { name: 'Name' })))
  await measure('remove one', await person.pressing(page.getByRole('button', { name: /^Remove person/ }).first()))
  const gift = page.getByRole('button', { name: 'Choose the gift' })
  await measure('choose the gift', await person.pressing(gift))
  await measure('type the message', await person.typing(page.getByLabel(/message/i).first(), 'Thank you all'))
  await measure('check the order', await person.pressing(page.getByRole('button', { name: 'Check the order' })))
  await page.goBack()
  await page.goBack()
  await measure('ask to empty the list', await person.pressing(page.getByRole('button', { name: 'Empty the list' })))
  await measure('empty the list', await person.pressing(page.getByRole('alertdialog').getByRole('button', { name: 'Empty the list' })))
}

/** A file is read while the person types. */
export async function uploaded({ page, person, base, measure }: Visit): Promise<void> {
  await page.goto(`${base}bulk-gifting/`)
  await signInByPassword(page, 'member@mail.example')
  const field = page.getByLabel('Type or paste recipients')
  await field.click()
  const file = join(mkdtempSync(join(tmpdir(), 'people-')), 'people.csv')
  writeFileSync(file, people)
  await measure('choose a file', () => page.locator('input[type=file]').setInputFiles(file))
  await heading(page, 'people.csv').waitFor({ timeout: 60_000 })
  await measure('name a column', await person.pressing(page.getByLabel('The first row is a header')))
  await person.pressing(page.getByLabel('The first row is a header')).then((act) => act())
  await measure('add its rows', await person.pressing(page.getByRole('button', { name: /^Add/ })))
  await heading(page, '50,000 recipients').waitFor({ timeout: 60_000 })
  await page.waitForTimeout(3_000)
  await measure('reload', async () => void (await page.reload()))
  await heading(page, '50,000 recipients').waitFor({ timeout: 60_000 })
}

const manyLocations = (page: Page) =>
  answerMany(page, /\/api\/v6\/managers\/locations\?(?!location_id)|managers\/locations$/, 'locations', 2_000, (location, index) => ({
    ...location,
    id: index + 700,
    name: `${String(location['name'])} ${numbered(index)}`,
  }))

export async function managedLocations(visit: Visit): Promise<void> {
  const { page, person, base, measure } = visit
  await manyLocations(page)
  await page.goto(`${base}managers/location-selection`)
  await signInByPhone(visit)
  await heading(page, 'Choose a location').waitFor()
  await page.getByText('of 2,000').waitFor()
  await page.waitForTimeout(2_000)
  const search = page.getByPlaceholder('Search for a location')
  await measure('type a search', await person.typing(search, 'harbor'))
  await page.getByText('The first 50 of 2,000').waitFor()
  await measure('scroll', await person.scrolling(page.locator('main')))
  await measure('delete the search', deleting(page, 'harbor'))
  await measure('press a location', await person.pressing(page.getByRole('link', { name: /\d{5}/ }).first()))
  await heading(page, 'Find a guest').waitFor()
}

export async function partnersLocations({ page, person, base, measure }: Visit): Promise<void> {
  await answerMany(
    page,
    /partner_projects\/.*\/locations\.json|partner_projects\/[^/]*$/,
    'partner_project_locations',
    2_000,
    (location, index) => ({ ...location, id: index + 301, name: `${String(location['name'])} ${numbered(index)}` }),
  )
  await answerMany(
    page,
    /\/api\/v6\/partner_projects\/[^/]*\.json$|\/api\/v6\/partner_projects\/[^/.]*$/,
    'project_locations',
    2_000,
    (location, index) => ({ ...location, id: index + 301, name: `${String(location['name'])} ${numbered(index)}` }),
  )
  await page.goto(`${base}partners/locations?project=harbor-rye`)
  await signInByPassword(page, 'ines@harborrye.example')
  await page.getByText('2,000 locations').waitFor()
  await page.waitForTimeout(2_000)
  await measure('type a search', await person.typing(page.getByLabel('Search for a location'), 'mill street'))
  await measure('delete the search', deleting(page, 'mill street'))
  await measure('scroll', await person.scrolling(page.locator('main')))
  await measure('sort', await person.pressing(page.getByRole('button', { name: 'Status' })))
  await measure(
    'turn the page',
    await person.pressing(page.getByRole('navigation', { name: 'Locations' }).getByRole('link', { name: /next/i })),
  )
  await measure('press a location', await person.pressing(page.getByRole('row').nth(2).getByRole('link').first()))
  await page.goto(`${base}partners/location?project=harbor-rye&id=301`)
  await page.getByLabel('City').waitFor()
  await measure('type into the form', await person.typing(page.getByLabel('City'), 'Portland'))
}

export async function transactions(visit: Visit): Promise<void> {
  const { page, person, base, measure } = visit
  await answerMany(page, /\/transactions|\/managers\/users\/\d+/, 'transactions', 10_000, (transaction, index) => ({
    ...transaction,
    id: numbered(index),
    created_at: new Date(Date.UTC(2026, 10, 20, 18) - index * 17_860_000).toISOString(),
  }))
  await page.goto(`${base}managers/diner-selection?location_id=700`)
  await signInByPhone(visit)
  const table = page.getByRole('table', { name: /^(Recent Transactions|Payments and refunds)$/ })
  await table.waitFor()
  await page.waitForTimeout(3_000)
  await measure('scroll the table', await person.scrolling(table))
  await measure('sort by time', await person.pressing(page.getByRole('button', { name: 'Time' })))
  await measure('sort by amount', await person.pressing(page.getByRole('button', { name: 'Amount' })))
  const search = page.getByPlaceholder('Search for a guest')
  await measure('type a search', await person.typing(search, 'moreau'))
  await measure('delete the search', deleting(page, 'harbor'))
  await measure('press a payment', await person.pressing(table.getByRole('link').first()))
  await page.waitForTimeout(2_000)
  await page.goBack()
  await page.goto(`${base}managers/diner-profile?location_id=700&user_id=9000`)
  await table.waitFor()
  await page.waitForTimeout(3_000)
  await measure('scroll a guest’s payments', await person.scrolling(table))
}
