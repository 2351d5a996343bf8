import type { Preview } from '@storybook/react-vite'
import { scenarios } from '../mocks/scenarios/scenarios.ts'
import { type Country, countries } from '../themes/enterprise.ts'
import { schemeNames } from '../themes/scheme.ts'
import { enterprises } from './enterprises.ts'

/** Text sizes by a name that an address can carry: it would drop the `%`, and turn the rest into a number. */
export const textSizes: Readonly<Record<string, string>> = { usual: '100%', large: '150%', double: '200%' }

const countryNames: Readonly<Record<Country, string>> = { US: 'the US, $', NZ: 'New Zealand, NZ$' }

/** The toolbar's globals, which a story or a test project can set too. */
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
  beside: {
    description: 'Shows beside the canvas: nothing, or the same story in every other enterprise',
    toolbar: {
      title: 'Beside',
      icon: 'sidebyside',
      dynamicTitle: true,
      items: [
        { value: 'nothing', title: 'One enterprise' },
        { value: 'others', title: 'Enterprises side by side' },
      ],
    },
  },
  country: {
    description: 'The country of the deployment, which decides the currency and the terms',
    toolbar: {
      title: 'Country',
      icon: 'globe',
      dynamicTitle: true,
      items: [{ value: 'own', title: 'Its own country' }, ...countries.map((value) => ({ value, title: `In ${countryNames[value]}` }))],
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
  scenario: {
    description: 'What the network does to every call of the story',
    toolbar: {
      title: 'Scenario',
      icon: 'lightning',
      dynamicTitle: true,
      items: Object.entries(scenarios).map(([value, { title }]) => ({ value, title })),
    },
  },
  textSize: {
    description: 'The text size that the person has set',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      dynamicTitle: true,
      items: Object.entries(textSizes).map(([value, size]) => ({ value, title: `Text ${size}` })),
    },
  },
  language: {
    description: 'Whether a browser translates the page, as many guests let it do',
    toolbar: {
      title: 'Language',
      icon: 'bookmark',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Its own words' },
        { value: 'translated', title: 'Translated by the browser' },
      ],
    },
  },
  direction: {
    description: 'The direction of the text',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right', icon: 'arrowrightalt' },
        { value: 'rtl', title: 'Right to left', icon: 'arrowleftalt' },
      ],
    },
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
