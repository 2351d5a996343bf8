import { expect, it } from 'vitest'
import { fieldDocsOf } from './fieldDocs.ts'

const sources = [
  {
    path: 'dining/api.ts',
    text: "import { meal } from './mealWire.ts'\nexport const getMeal = endpoint({\n/** Who eats. */\nguest: ['guest_name', name] })",
  },
  {
    path: 'dining/mealWire.ts',
    text: "import { pay } from '../paying/payWire.ts'\nimport { menu } from '../menu/api.ts'\n/** What is\n * eaten. */\nmeal: z.string()",
  },
  {
    path: 'paying/payWire.ts',
    text: "/** In the guest's dollars. */\namount: dollars,\n/** Of the domain. */\nsum: number,\n// Not for readers of the contract.\ntip: dollars",
  },
  { path: 'menu/api.ts', text: 'export const getMenu = endpoint({\n/** Of the menu. */\nmeal: name })' },
]

it('finds what a feature and its parts say about a field, by its name on the wire, and nothing of another feature', () => {
  expect(Object.fromEntries(fieldDocsOf(sources)('dining'))).toEqual({
    guest_name: 'Who eats.',
    meal: 'What is eaten.',
    amount: 'In the guest’s dollars.',
  })
})
