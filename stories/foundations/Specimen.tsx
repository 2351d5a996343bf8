import type { CSSProperties, ReactNode } from 'react'
import { vars } from '../../themes/vars.css.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { type ThemeSources, themeSourcesOf } from '../themeSources.ts'
import * as styles from './Foundations.css.ts'
import { purposeOf } from './tokenPurposes.ts'

interface SpecimenProps {
  readonly name: string
  /** What it comes to in this enterprise. */
  readonly value?: string | undefined
  /** What it is for. */
  readonly purpose?: string
  readonly children: ReactNode
}

/** A comment as it stands in the code: what it names is set off. */
function Purpose({ children }: { readonly children: string }) {
  return (
    <div className={styles.purpose}>
      {children.split('`').map((part, index) =>
        // Every second part stood between backticks.
        index % 2 === 1 ? <code key={part}>{part}</code> : part,
      )}
    </div>
  )
}

/** One thing shown, with its name. */
export function Specimen({ name, value, purpose, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      {children}
      <div>
        <div className={styles.name}>{name}</div>
        {value && <div className={styles.value}>{value}</div>}
        {purpose && <Purpose>{purpose}</Purpose>}
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
  /** What the group comes to, where that is not the same in every light. */
  readonly values?: (theme: ThemeSources) => Readonly<Record<string, string>>
  readonly look: (token: string, role: string) => { readonly className?: string; readonly style?: CSSProperties }
  readonly sample?: ReactNode
}

/** Every token of a group, each shown by the style that it gives. */
export function TokenGroup({ group, as = 'grid', values: valuesOf, look, sample = null }: TokenGroupProps) {
  const { id } = useEnterprise()
  const enterprise = themeSourcesOf(id)
  const values: Readonly<Record<string, string>> = valuesOf ? valuesOf(enterprise) : enterprise.tokens[group]
  return (
    <Group name={group} as={as}>
      {Object.entries(vars[group]).map(([role, token]) => (
        <Specimen key={role} name={`${group}.${role}`} value={values[role]} purpose={purposeOf(`${group}.${role}`)}>
          <div {...look(token, role)}>{sample}</div>
        </Specimen>
      ))}
    </Group>
  )
}
