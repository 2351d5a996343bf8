import type { ComboboxOption } from '../../ui/Combobox/options.ts'

/** A row of the measured table. */
export type Diner = { id: string; guest: string; restaurant: string; sum: number; at: number }

const first = ['Ada', 'Grace', 'Katherine', 'Émilie', 'Hedy', 'Chien-Shiung', 'Rosalind', 'Mária', 'Ngozi', 'Zoë', 'Sofía', 'Yuki']
const last = ['Lovelace', 'Hopper', 'Johnson', 'du Châtelet', 'Lamarr', 'Wu', 'Franklin', 'Telkes', 'Okonjo', 'Quinn', 'Kovalevskaya']
const names = ['Ada’s Kitchen', 'Blue Door', 'Café Río', 'Dockside Grill', 'Emberwood', 'Fig & Fennel', 'Golden Ladle', 'Harvest Table']
const towns = ['Austin', 'Boston', 'Chicago', 'Denver', 'Eugene', 'Fresno', 'Galveston', 'Houston', 'Irvine']

const from = Date.UTC(2026, 10, 20, 18)

/** The same rows on each call. */
export const diners = (count: number): Diner[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `R${index}`,
    guest: `${first[(index * 7) % first.length]} ${last[(index * 5 + Math.floor(index / 12)) % last.length]}`,
    restaurant: `${names[(index * 3) % names.length]} ${index % 40}`,
    sum: 1200 + ((index * 7919) % 48_000),
    at: from - index * 17_860_000,
  }))

/** The same restaurants on each call, each with a different address. */
export const restaurants = (count: number): ComboboxOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
    detail: `${(index * 37) % 990} Main Street, ${towns[index % towns.length]}`,
  }))
