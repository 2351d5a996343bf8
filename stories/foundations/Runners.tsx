import { useState } from 'react'
import { vars } from '../../themes/vars.css.ts'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { themeSourcesOf } from '../themeSources.ts'
import * as styles from './Foundations.css.ts'
import { Group, Specimen } from './Specimen.tsx'
import { purposeOf } from './tokenPurposes.ts'

const { fast, base, slow } = vars.motion
const durations = { fast, base, slow }

/** A dot for each duration, which a button sets in motion. */
export function Runners() {
  const [arrived, setArrived] = useState(false)
  const { motion } = themeSourcesOf(useEnterprise().id).tokens
  const values: Readonly<Record<string, string>> = motion
  return (
    <Group name="motion" as="rows">
      <div>
        <Button variant="soft" size="md" onClick={() => setArrived(!arrived)}>
          {arrived ? 'Run back' : 'Run'}
        </Button>
      </div>
      <div className={styles.reducedMotionOnly}>
        <Alert tone="info">Your system asks for reduced motion, so the dots do not run.</Alert>
      </div>
      {Object.entries(durations).map(([role, transitionDuration]) => (
        <Specimen key={role} name={`motion.${role}`} value={values[role]} purpose={purposeOf(`motion.${role}`)}>
          <div className={styles.track}>
            <div className={styles.runner} data-runner={role} data-arrived={arrived || undefined} style={{ transitionDuration }} />
          </div>
        </Specimen>
      ))}
      <Specimen name="motion.ease" value={motion.ease} purpose={purposeOf('motion.ease')}>
        <Curve curve={motion.ease} />
      </Specimen>
    </Group>
  )
}

/** The graph of a `cubic-bezier(…)`: time to the right, progress upwards. */
function Curve({ curve }: { readonly curve: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...curve.matchAll(/[\d.]+/g)].map(Number)
  return (
    <svg viewBox="-2 -12 104 124" width="120" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M0 100H100M0 100V0" opacity="0.4" />
      <path d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} stroke={vars.accent.solid} strokeWidth="3" />
    </svg>
  )
}
