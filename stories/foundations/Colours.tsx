import { colourAt, type Measured, measure } from '../../themes/contrast.ts'
import { rampsOf, seedNames, steps } from '../../themes/ramp.ts'
import type { Scheme, SchemeName } from '../../themes/scheme.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { themeSourcesOf } from '../themeSources.ts'
import * as styles from './Foundations.css.ts'
import { Group, Specimen } from './Specimen.tsx'
import { purposeOf } from './tokenPurposes.ts'

interface ColoursProps {
  readonly scheme: SchemeName
}

export function RampBoard() {
  const { id } = useEnterprise()
  const ramps = rampsOf(themeSourcesOf(id).seeds)
  return seedNames.map((name) => (
    <Group key={name} name={name} as="rows">
      <div className={styles.ramp}>
        {steps.map((step) => (
          <div key={step}>
            <div className={styles.shade} style={{ backgroundColor: ramps[name][step] }} />
            <div className={styles.name}>{step}</div>
            <div className={styles.value}>{ramps[name][step]}</div>
          </div>
        ))}
      </div>
    </Group>
  ))
}

function coloursOf({ shadow: _shadow, ...colours }: Scheme) {
  return Object.entries(colours)
}

export function RoleBoard({ scheme }: ColoursProps) {
  const { id } = useEnterprise()
  return coloursOf(themeSourcesOf(id).schemes[scheme]).map(([group, roles]) => (
    <Group key={group} name={group}>
      {Object.entries(roles).map(([role, colour]) => (
        <Specimen key={role} name={`${group}.${role}`} value={colour} purpose={purposeOf(`${group}.${role}`)}>
          <div className={styles.swatch} style={{ backgroundColor: colour }} />
        </Specimen>
      ))}
    </Group>
  ))
}

/** The contrast that text needs; other pairs need less. */
const textContrast = 4.5

/** One colour on another, with their contrast. */
function PairSpecimen({
  pair: { front, back, least, ratio, enough },
  colours,
  alone,
}: {
  readonly pair: Measured
  readonly colours: Scheme
  readonly alone: boolean
}) {
  const style = { backgroundColor: colourAt(colours, back), color: colourAt(colours, front) }
  const figure = `${ratio.toFixed(2)}${enough ? '' : ' is too little'}, needs ${least}`
  return (
    <Specimen name={alone ? `${front} on ${back}` : front} value={figure}>
      <div className={styles.pair} style={style}>
        {least === textContrast ? 'A table for two' : <div className={styles.outline} />}
      </div>
    </Specimen>
  )
}

/** Every permitted pair, grouped by background. Backbackgrounds with a single pair form one group at the end. */
export function PairBoard({ scheme }: ColoursProps) {
  const { id } = useEnterprise()
  const colours = themeSourcesOf(id).schemes[scheme]
  const measured = measure(colours)
  const backgrounds = [...new Set(measured.map(({ back }) => back))].map((background) => ({
    background,
    pairs: measured.filter(({ back }) => back === background),
  }))
  const fills = backgrounds.filter(({ pairs }) => pairs.length === 1).flatMap(({ pairs }) => pairs)
  return (
    <>
      {backgrounds
        .filter(({ pairs }) => pairs.length > 1)
        .map(({ background, pairs }) => (
          <Group key={background} name={`on ${background}`}>
            {pairs.map((pair) => (
              <PairSpecimen key={`${pair.front} ${pair.least}`} pair={pair} colours={colours} alone={false} />
            ))}
          </Group>
        ))}
      <Group name="on fills">
        {fills.map((pair) => (
          <PairSpecimen key={pair.back} pair={pair} colours={colours} alone />
        ))}
      </Group>
    </>
  )
}
