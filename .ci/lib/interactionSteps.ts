import type { Locator, Page } from 'playwright'

type Find = (page: Page) => Locator

/** A drag across an element, from one share of its width to another. */
export type Drag = { over: Find; from: number; to: number; times?: number }

/** What a person does: presses a key, clicks, turns the wheel, or drags. */
type Act = { key: string } | { press: Find } | { wheel: number; over: Find } | { hold: Find } | Drag | { letGo: true }

export type Step = Act & {
  name: string
  /** Whether the page shows the expected result. Runs in the page, so it can use nothing from outside. */
  isShown: () => boolean
  /** How many times the step is done, or the number of moves in a drag. The slowest counts. */
  times?: number
}

/** A page and the steps to take on it. */
export interface Scene {
  /** Relative to the origin. */
  path: string
  title: string
  /** The element that is there once the page can be used. */
  ready: Find
  viewport: { width: number; height: number }
  steps: readonly Step[]
}

/** The page of .ci/interaction, whose hash names the component. */
const component = (hash: string) => ({
  path: hash,
  ready: (page: Page) => page.locator('#root > *').first(),
  viewport: { width: 1280, height: 800 },
})

const region = (page: Page) => page.getByRole('region')
const head = (name: string) => (page: Page) => page.getByRole('button', { name })
const everyRow = (page: Page) => page.getByRole('checkbox', { name: 'Choose all rows' })

const table: Scene = {
  ...component('#table'),
  title: 'Table of 10,000 rows',
  steps: [
    { name: 'sort by words', press: head('Guest'), isShown: () => document.querySelector('tbody th')?.textContent === 'Ada du Châtelet' },
    { name: 'turn the order round', press: head('Guest'), isShown: () => document.querySelector('tbody th')?.textContent === 'Zoë Wu' },
    {
      name: 'sort by sums',
      press: head('Amount'),
      isShown: () => document.querySelector('tbody tr')?.textContent?.includes('$12.00') ?? false,
    },
    {
      name: 'choose a row',
      press: (page) => page.locator('tbody').getByRole('checkbox').first(),
      isShown: () => document.querySelector('tbody [data-chosen]') !== null,
    },
    { name: 'choose all rows', press: everyRow, isShown: () => document.querySelector('tbody tr:not([data-chosen])') === null },
    { name: 'choose none', press: everyRow, isShown: () => document.querySelector('tbody [data-chosen]') === null },
    {
      name: 'turn the wheel',
      wheel: 400,
      over: region,
      times: 10,
      isShown: () => (document.querySelector('[role=region]')?.scrollTop ?? 0) > 100,
    },
    { name: 'go into the rows', press: (page) => page.locator('tbody th').nth(12), isShown: () => true },
    { name: 'page down', key: 'PageDown', times: 5, isShown: () => document.querySelectorAll('tbody tr').length > 5 },
    { name: 'arrow down', key: 'ArrowDown', times: 10, isShown: () => document.querySelectorAll('tbody tr').length > 5 },
  ],
}

const combobox: Scene = {
  ...component('#combobox'),
  title: 'Combobox of 5,000 options',
  steps: [
    { name: 'go to the field', press: (page) => page.locator('label'), isShown: () => document.activeElement?.tagName === 'INPUT' },
    { name: 'open by a key', key: 'ArrowDown', isShown: () => document.querySelector('[data-highlighted]') !== null },
    { name: 'close', key: 'Escape', isShown: () => document.querySelector('[role=option]') === null },
    {
      name: 'open by a press',
      press: (page) => page.getByRole('combobox'),
      isShown: () => document.querySelectorAll('[role=option]').length > 5,
    },
    { name: 'arrow down', key: 'ArrowDown', times: 10, isShown: () => document.querySelector('[data-highlighted]') !== null },
    { name: 'type the 1st', key: 'g', isShown: () => document.querySelector('[role=option]')?.textContent?.startsWith('G') ?? false },
    { name: 'type the 2nd', key: 'o', isShown: () => document.querySelector('[role=option]')?.textContent?.startsWith('Go') ?? false },
    { name: 'type the 3rd', key: 'l', isShown: () => document.querySelector('[role=option]')?.textContent?.startsWith('Gol') ?? false },
    { name: 'type the 4th', key: 'd', isShown: () => document.querySelector('[role=option]')?.textContent?.startsWith('Gold') ?? false },
    { name: 'type the 5th', key: 'e', isShown: () => document.querySelector('[role=option]')?.textContent?.startsWith('Golde') ?? false },
    { name: 'take by Enter', key: 'Enter', isShown: () => document.querySelector('input')?.value.startsWith('Golden') ?? false },
    { name: 'clear', key: 'Escape', isShown: () => document.querySelector('input')?.value === '' },
  ],
}

export const scenes: readonly Scene[] = [table, combobox]
