import type { Meta, StoryObj } from '@storybook/react-vite'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useArgs, useEffect } from 'storybook/preview-api'
import { expect } from 'storybook/test'
import { enterprises } from '../../.storybook/enterprises.ts'
import { measure } from '../../themes/contrast.ts'
import { knobs, type SeedName, seedNames, type Seeds } from '../../themes/ramp.ts'
import { schemeNames } from '../../themes/scheme.ts'
import { schemeVars } from '../../themes/schemeVars.ts'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { themeSourcesOf } from '../themeSources.ts'
import { Board } from './Board.tsx'
import * as styles from './Foundations.css.ts'
import { schemeOf } from './schemeOf.ts'

/** The numbers of the seeds by name, `accent hue`, and the enterprise that they belong to. */
type Args = { readonly enterprise: string; readonly [seed: string]: number | string }

const parameters = ['lightness', 'chroma', 'hue', 'tintChroma', 'tintHue'] as const
const anchors = ['paper', 'ink'] as const

function argsOf(enterprise: string): Args {
  const { seeds } = themeSourcesOf(enterprise)
  const numbers = seedNames.flatMap((seed) => parameters.map((name) => [`${seed}-${name}`, seeds[seed][name]] as const))
  return { ...Object.fromEntries(numbers), paper: seeds.paper, ink: seeds.ink, enterprise }
}

function seedsOf(args: Args): Seeds {
  const seedOf = (seed: SeedName) => Object.fromEntries(parameters.map((name) => [name, Number(args[`${seed}-${name}`])]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both lists of names are whole
  return Object.fromEntries([
    ...anchors.map((name) => [name, Number(args[name])]),
    ...seedNames.map((name) => [name, seedOf(name)]),
  ]) as Seeds
}

const range = (name: string, category: string, { max, step } = knobs.lightness) => ({
  name,
  control: { type: 'range', min: 0, max, step } as const,
  table: { category },
})

const meta = {
  title: 'Foundations/Theme editor',
  tags: ['!autodocs'],
  args: argsOf(enterprises[0]?.id ?? ''),
  argTypes: {
    enterprise: { table: { disable: true } },
    ...Object.fromEntries(anchors.map((name) => [name, range(name, 'all colours')])),
    ...Object.fromEntries(
      seedNames.flatMap((seed) => parameters.map((name) => [`${seed}-${name}`, range(name, seed, knobs[name])] as const)),
    ),
  },
  render: function Editor(args, { globals }) {
    const id = String(globals['enterprise'])
    const [, updateArgs] = useArgs<Args>()
    useEffect(() => {
      if (args.enterprise !== id) updateArgs(argsOf(id))
    })
    const seeds = seedsOf(args)
    const schemes = themeSourcesOf(id).schemesOf(seeds)
    const faint = schemeNames.flatMap((name) =>
      measure(schemes[name]).flatMap(({ enough, front, back, ratio, least }) =>
        enough ? [] : `${front} on ${back}, ${name}: ${ratio.toFixed(2)}, needs ${least}`,
      ),
    )
    return (
      <main className={styles.page} style={assignInlineVars(schemeVars, schemes[schemeOf(globals['scheme'])])}>
        <Stack space="lg">
          <output>{faint.length === 0 ? 'Every pair has the contrast it needs.' : `Too faint: ${faint.join('; ')}`}</output>
          <Board />
          <pre>{`// themes/${id}/seeds.ts\nexport const seeds: Seeds = ${JSON.stringify(seeds, null, 2)}`}</pre>
        </Stack>
      </main>
    )
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

/** The seeds of the chosen enterprise are the controls. The text of `seeds.ts` is at the end of the page. */
export const Editor: Story = { tags: ['!test'] }

/** Another hue changes what shows the accent. */
export const Editor__Tried: Story = {
  tags: ['!dev'],
  args: { 'accent-hue': 320 },
  async play({ args, canvas }) {
    const sample = document.createElement('i')
    sample.style.color = themeSourcesOf(args.enterprise).schemesOf(seedsOf(args)).light.accent.solid
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Claim my credit' })).backgroundColor).toBe(sample.style.color)
    await expect(canvas.getByText(/"hue": 320/)).toBeVisible()
  },
}
