import { isolated } from '../isolated.ts'

export const defaultMessages = {
  /** Accessible name of the map, beside the list of the same label. */
  map: (label: string) => `${label}: map`,
  /** Accessible name of the button that zooms in. */
  nearer: 'Nearer',
  /** Accessible name of the button that zooms out. */
  farther: 'Farther',
  /** The link to the way to a pin. */
  directions: 'Directions',
  /** Completes that link for screen readers. */
  directionsTo: (name: string) => `to ${isolated(name)}`,
  /** Shows the whole list on a phone. */
  all: 'See all',
  /** Accessible name of a cluster of so many pins; pressing it zooms in. */
  several: (count: number) => `${count} places: zoom in`,
  /** Unit of the scale bar. */
  miles: 'mi',
  /** Unit of the scale bar below a mile. */
  feet: 'ft',
  /** Accessible name of the attribution button. */
  attribution: 'Toggle attribution',
  /** Hint on a mouse wheel over the map, where the key is Ctrl. */
  zoomByCtrl: 'Use Ctrl + scroll to zoom the map',
  /** The same where the key is Command. */
  zoomByCommand: 'Use ⌘ + scroll to zoom the map',
  /** Hint on a one-finger move over the map. */
  moveByTwo: 'Use two fingers to move the map',
}
