import type { Decorator } from '@storybook/react-vite'
import type { spec } from '../spec.ts'
import * as styles from './Foundations.css.ts'

const onPage: Decorator = (Story) => (
  <main className={styles.page}>
    <Story />
  </main>
)

/** What every page of the foundations has: the enterprise's own ground, and nothing to turn. */
export const foundation = (shows: ReturnType<typeof spec>) => ({
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...shows },
  decorators: [onPage],
})
