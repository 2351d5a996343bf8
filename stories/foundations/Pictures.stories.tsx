import type { Meta, StoryObj } from '@storybook/react-vite'
import { moments } from '../../themes/enterprise.ts'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import * as styles from './Foundations.css.ts'
import { Group, Specimen } from './Specimen.tsx'

const meta = { title: 'Foundations/Pictures', ...foundation(spec('ENT-02')) } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The logo on both of its backgrounds, and the picture of every moment. */
export const LogoAndMoments: Story = {
  render: () => (
    <>
      <Group name="logo">
        <Specimen name="on the page">
          <Logo />
        </Specimen>
        <Specimen name="on the hero">
          <div className={styles.hero}>
            <Logo ground="hero" />
          </div>
        </Specimen>
      </Group>
      <Group name="illustrations">
        {moments.map((moment) => (
          <Specimen key={moment} name={moment}>
            {moment === 'welcome' ? (
              <div className={styles.hero}>
                <Illustration moment={moment} />
              </div>
            ) : (
              <Illustration moment={moment} />
            )}
          </Specimen>
        ))}
      </Group>
    </>
  ),
}

/** The same in the dark scheme. */
export const InTheDark: Story = { ...LogoAndMoments, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
