import type { Decorator } from '@storybook/react-vite'
import type { spec } from '../spec.ts'
import * as styles from './Foundations.css.ts'

const onPage: Decorator = (Story) => (
  <main className={styles.page}>
    <Story />
  </main>
)

/** Shared by the foundations' stories: the page's background, and no controls. */
export const foundation = (shows: ReturnType<typeof spec>) => ({
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...shows },
  decorators: [onPage],
})
