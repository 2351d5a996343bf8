import type { CSSProperties, ReactNode } from 'react'
import { vars } from '../../themes/vars.css.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { houseOf } from '../houses.ts'
import * as styles from './Foundations.css.ts'
import { wordsOf } from './tokenWords.ts'

interface SpecimenProps {
  readonly name: string
  /** What it comes to in this enterprise. */
  readonly value?: string | undefined
  /** What it is for. */
  readonly words?: string
  readonly children: ReactNode
}

/** One thing shown, with its name. */
export function Specimen({ name, value, words, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      {children}
      <div>
        <div className={styles.name}>{name}</div>
        {value && <div className={styles.value}>{value}</div>}
        {words && <div className={styles.words}>{words}</div>}
      </div>
    </div>
  )
}

interface GroupProps {
  readonly name: string
  readonly as?: 'grid' | 'rows'
  readonly children: ReactNode
}

/** Things that go by one name. */
export function Group({ name, as = 'grid', children }: GroupProps) {
  return (
    <section className={styles.group}>
      <Heading level={2} size="md">
        {name}
      </Heading>
      <div className={styles[as]}>{children}</div>
    </section>
  )
}

interface TokenGroupProps {
  readonly group: Exclude<keyof typeof vars, 'focus'>
  readonly as?: 'grid' | 'rows'
  readonly look: (token: string) => { readonly className?: string; readonly style?: CSSProperties }
  readonly sample?: ReactNode
}

/** Every token of a group, each shown by the style that it gives. */
export function TokenGroup({ group, as = 'grid', look, sample = null }: TokenGroupProps) {
  const { id } = useEnterprise()
  const values: Readonly<Record<string, string>> = houseOf(id).tokens[group]
  return (
    <Group name={group} as={as}>
      {Object.entries(vars[group]).map(([role, token]) => (
        <Specimen key={role} name={`${group}.${role}`} value={values[role]} words={wordsOf(`${group}.${role}`)}>
          <div {...look(token)}>{sample}</div>
        </Specimen>
      ))}
    </Group>
  )
}
