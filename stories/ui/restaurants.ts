import type { ComboboxOption } from '../../ui/Combobox/options.ts'

const names = [
  'Ada’s Kitchen',
  'Blue Door',
  'Café Río',
  'Dockside Grill',
  'Emberwood',
  'Fig & Fennel',
  'Golden Ladle',
  'Harvest Table',
  'Ivy Court',
  'Juniper House',
]
const towns = ['Austin', 'Boston', 'Chicago', 'Denver', 'Eugene', 'Fresno', 'Galveston', 'Houston']

/** The given number of restaurants, each with a town and a street. */
export const restaurants = (many: number): readonly ComboboxOption[] =>
  Array.from({ length: many }, (_, index) => ({
    value: String(index),
    label: `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
    detail: `${(index * 37) % 990} Main Street, ${towns[index % towns.length]}`,
  }))
