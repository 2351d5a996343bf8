import type { Preview } from '@storybook/react-vite'
import { scenarios } from '../mocks/scenarios/scenarios.ts'
import { type Country, countries } from '../themes/enterprise.ts'
import { schemeNames } from '../themes/scheme.ts'
import { enterprises } from './enterprises.ts'

/** Text sizes by a name that an address can carry: it would drop the `%`, and turn the rest into a number. */
export const textSizes: Readonly<Record<string, string>> = { usual: '100%', large: '150%', double: '200%' }

const countryNames: Readonly<Record<Country, string>> = { US: 'The US, $', NZ: 'New Zealand, NZ$' }

/**
 * The toolbar's globals, which a story or a test project can set too. The enterprise and the scheme have a menu each. The others are
 * `conditions` of one menu, in which the first choice is the usual one.
 */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  enterprise: {
    description: 'The enterprise whose theme, settings and wording are shown',
    toolbar: {
      title: 'Enterprise',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: enterprises.map(({ id, settings }) => ({ value: id, title: settings.name })),
    },
  },
  scheme: {
    description: 'The light in which the page is read',
    toolbar: {
      title: 'Scheme',
      icon: 'mirror',
      dynamicTitle: true,
      items: schemeNames.map((value) => ({ value, title: value === 'dark' ? 'Dark' : 'Light' })),
    },
  },
  beside: {
    name: 'Beside it',
    description: 'Shows beside the canvas: nothing, or the same story in every other enterprise',
    condition: [
      { value: 'nothing', title: 'Nothing' },
      { value: 'others', title: 'Every other enterprise' },
    ],
  },
  scenario: {
    name: 'Network',
    description: 'What the network does to every call of the story',
    condition: Object.entries(scenarios).map(([value, { title }]) => ({ value, title })),
  },
  textSize: {
    name: 'Text size',
    description: 'The text size that the person has set',
    condition: Object.entries(textSizes).map(([value, title]) => ({ value, title })),
  },
  country: {
    name: 'Country',
    description: 'The country of the deployment, which decides the currency and the terms',
    condition: [{ value: 'own', title: 'Its own' }, ...countries.map((value) => ({ value, title: countryNames[value] }))],
  },
  language: {
    name: 'Language',
    description: 'Whether a browser translates the page, as many guests let it do',
    condition: [
      { value: 'own', title: 'Its own' },
      { value: 'translated', title: 'Translated by the browser' },
    ],
  },
  direction: {
    name: 'Direction',
    description: 'The direction of the text',
    condition: [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
}

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The widths that every screen is designed for; 320 is the narrowest that must work. */
export const viewports = {
  w320: screen('Narrowest, 320', 320, 640, 'mobile'),
  w360: screen('Phone, 360', 360, 740, 'mobile'),
  w768: screen('Tablet, 768', 768, 1024, 'tablet'),
  w1280: screen('Desktop, 1280', 1280, 860, 'desktop'),
}
