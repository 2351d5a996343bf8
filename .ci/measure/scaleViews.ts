import type { Page } from '@playwright/test'
import { answerMany } from './many.ts'
import { type Visit, deleting, heading, numbered, signInByPassword, signInByPhone } from './scaleVisit.ts'

const manyBrands = (page: Page, count: number) =>
  answerMany(page, /\/api\/v5\/map/, 'brands', count, (brand, index, { length }) => ({
    ...brand,
    brand_id: index + 1,
    name: `${String(brand['name'])} ${numbered(index)}`,
    locations: (Array.isArray(brand['locations']) ? brand['locations'] : []).map((location: Record<string, unknown>, at) => ({
      ...location,
      id: `${index} ${at}`,
      latitude: Number(location['latitude']) + Math.sin(index) * 0.01 * Math.floor(index / length),
      longitude: Number(location['longitude']) + Math.cos(index * 7) * 0.01 * Math.floor(index / length),
    })),
  }))

export const map = (path: string) =>
  async function onMap({ page, person, base, measure }: Visit): Promise<void> {
    await manyBrands(page, 500)
    await page.goto(`${base}${path}`)
    const list = page.getByRole('list', { name: 'Restaurants' })
    await list.waitFor()
    await page.waitForTimeout(3_000)
    const search = page.getByLabel('Find a restaurant')
    await measure('type a search', await person.typing(search, 'kumo'))
    await measure('delete the search', deleting(page, 'kumo'))
    await measure('scroll the list', await person.scrolling(list))
    await measure('press a restaurant', await person.pressing(list.getByRole('button').nth(1)))
    await measure('nearer', await person.pressing(page.getByRole('button', { name: 'Nearer' })))
    await measure('farther', await person.pressing(page.getByRole('button', { name: 'Farther' })))
    const window = page.getByRole('group', { name: /map/i })
    await measure('move the map', await person.dragging(window))
  }

const order = '?pos=tableside&location=harbor&ticket=1042'

const longBill = (page: Page) =>
  answerMany(page, /\/tickets/, 'line_items', 300, (line, index, all) => {
    const whole = all.reduce((sum, each) => sum + Number(each['amount']), 0)
    const each = Math.floor((whole * 100) / 300) / 100
    return {
      ...line,
      name: `${String(line['name'])} ${index + 1}`,
      quantity: 1,
      amount: index === 0 ? Math.round((whole - 299 * each) * 100) / 100 : each,
    }
  })

async function billActs({ page, person, measure }: Visit): Promise<void> {
  await page.waitForTimeout(2_000)
  const shown = page.locator('summary:visible').first()
  if ((await shown.count()) > 0) {
    await measure('open the bill', await person.pressing(shown))
    await measure('scroll the bill', await person.scrolling(page.locator('main')))
  }
  await measure('choose a tip', await person.pressing(page.getByRole('button', { name: /^(18|20)%/ }).first()))
  const other = page.getByRole('button', { name: /other|custom/i }).first()
  if ((await other.count()) > 0) await person.pressing(other).then((act) => act())
  const field = page.locator('main input[inputmode]:visible').first()
  if ((await field.count()) > 0) await measure('type a sum', await person.typing(field, '1234'))
  await measure('scroll', await person.scrolling(page.locator('main')))
}

export async function dinerBill(visit: Visit): Promise<void> {
  await longBill(visit.page)
  await visit.page.goto(`${visit.base}diner/${order}`)
  await heading(visit.page, 'Pay your bill').waitFor()
  await billActs(visit)
}

export async function posBill(visit: Visit): Promise<void> {
  const { page, base } = visit
  await longBill(page)
  await page.goto(`${base}pos/${order}`)
  await page.waitForTimeout(2_000)
  await visit.measure('type an email address', await visit.person.typing(page.getByLabel('Email'), 'member@'))
  await page.getByLabel('Email').fill('')
  await signInByPassword(page, 'member@mail.example')
  await page.waitForTimeout(3_000)
  await billActs(visit)
}

export async function managersBill(visit: Visit): Promise<void> {
  const { page, base, person, measure } = visit
  await longBill(page)
  await page.goto(`${base}managers/enter-check-number?location_id=708&user_id=9004`)
  await signInByPhone(visit)
  await page.getByLabel('Check number').fill('1042')
  await measure('enter the check', await person.pressing(page.getByRole('button', { name: 'Next' })))
  await billActs(visit)
}
