import type { Meta, StoryObj } from '@storybook/react-vite'
import { moments } from '../../themes/enterprise.ts'
import { vars } from '../../themes/vars.css.ts'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { spec } from '../spec.ts'
import * as styles from './Foundations.css.ts'
import { Group, Specimen, Tokens } from './Specimen.tsx'

const { focus, ...colours } = {
  surface: vars.surface,
  text: vars.text,
  accent: vars.accent,
  border: vars.border,
  info: vars.info,
  success: vars.success,
  warning: vars.warning,
  danger: vars.danger,
  focus: vars.focus,
}

const meta = {
  title: 'Foundations/Tokens',
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...spec('ENT-02') },
  decorators: [
    (Story) => (
      <main className={styles.page}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const swatch = (backgroundColor: string) => ({ className: styles.swatch, style: { backgroundColor } })

/** Every colour of the enterprise, by its role. */
export const Colour: Story = {
  render: () => (
    <>
      {Object.entries(colours).map(([group, tokens]) => (
        <Group key={group} name={group}>
          <Tokens group={group} tokens={tokens} look={swatch} />
        </Group>
      ))}
      <Group name="focus">
        <Tokens group="focus" tokens={{ ring: focus.ring, ringOnHero: focus.ringOnHero }} look={swatch} />
      </Group>
    </>
  ),
}

/** The enterprise's voices and their sizes. */
export const Type: Story = {
  render: () => (
    <>
      <Group name="font" as="rows">
        <Tokens group="font" tokens={vars.font} look={(fontFamily) => ({ style: { fontFamily, fontSize: vars.fontSize.xl } })} sample="A table for two at eight, $25.00" />
      </Group>
      <Group name="fontSize" as="rows">
        <Tokens group="fontSize" tokens={vars.fontSize} look={(fontSize) => ({ style: { fontSize } })} sample="A table for two" />
      </Group>
      <Group name="fontWeight" as="rows">
        <Tokens group="fontWeight" tokens={vars.fontWeight} look={(fontWeight) => ({ style: { fontWeight, fontSize: vars.fontSize.lg } })} sample="A table for two" />
      </Group>
    </>
  ),
}

/** Steps of space and sizes of things. */
export const Space: Story = {
  render: () => (
    <>
      <Group name="space" as="rows">
        <Tokens group="space" tokens={vars.space} look={(inlineSize) => ({ className: styles.bar, style: { inlineSize } })} />
      </Group>
      <Group name="size" as="rows">
        <Tokens group="size" tokens={vars.size} look={(inlineSize) => ({ className: styles.bar, style: { inlineSize, maxInlineSize: '100%' } })} />
      </Group>
    </>
  ),
}

/** Corners, shadows and outlines. */
export const Shape: Story = {
  render: () => (
    <>
      <Group name="radius">
        <Tokens group="radius" tokens={vars.radius} look={(borderRadius) => ({ className: styles.shape, style: { borderRadius } })} />
      </Group>
      <Group name="shadow">
        <Tokens group="shadow" tokens={vars.shadow} look={(boxShadow) => ({ className: styles.swatch, style: { boxShadow, backgroundColor: vars.surface.raised } })} />
      </Group>
      <Group name="stroke">
        <Tokens group="stroke" tokens={vars.stroke} look={(borderWidth) => ({ className: styles.shape, style: { borderWidth } })} />
      </Group>
    </>
  ),
}

/** The logo on both of its grounds, and the picture of every moment. */
export const Pictures: Story = {
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
            <Illustration moment={moment} />
          </Specimen>
        ))}
      </Group>
    </>
  ),
}
