/** What the map says itself. */
export const defaultMessages = {
  /** Names the map for ears, beside the list of the same label. */
  map: (label: string) => `${label}: map`,
  /** Accessible name of the button that comes nearer. */
  nearer: 'Nearer',
  /** Accessible name of the button that goes away. */
  farther: 'Farther',
  /** The link to a place's own page. */
  goTo: (name: string) => `Go to ${name}`,
  /** Names a mark that stands for so many places near each other; to press it comes nearer. */
  several: (count: number) => `${count} places: come nearer`,
  /** How far the bar on the drawn ground reaches. */
  miles: (miles: number) => `${miles} mi`,
  /** Names the ground of tiles for ears. */
  ground: 'Map',
  /** Accessible name of the button that shows whose tiles they are. */
  attribution: 'Toggle attribution',
  /** Told to who turns a wheel over the tiles, where the key is called Ctrl. */
  zoomByCtrl: 'Use Ctrl + scroll to zoom the map',
  /** The same where the key is called Command. */
  zoomByCommand: 'Use ⌘ + scroll to zoom the map',
  /** Told to who moves one finger over the tiles. */
  moveByTwo: 'Use two fingers to move the map',
}
