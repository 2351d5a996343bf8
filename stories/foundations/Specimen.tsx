import type { CSSProperties, ReactNode } from 'react'
import { vars } from '../../themes/vars.css.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { type ThemeSources, themeSourcesOf } from '../themeSources.ts'
import * as styles from './Foundations.css.ts'
import { purposeOf } from './tokenPurposes.ts'

interface SpecimenProps {
  readonly name: string
  /** Its value in this enterprise. */
  readonly value?: string | undefined
  /** A comment from the source, in Markdown. */
  readonly purpose?: string
  readonly children: ReactNode
}

function Purpose({ children }: { readonly children: string }) {
  return (
    <div className={styles.purpose}>
      {children.split('`').map((part, index) =>
        // Every second part was between backticks.
        index % 2 === 1 ? <code key={part}>{part}</code> : part,
      )}
    </div>
  )
}

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
  /** The group's values, if they differ between the schemes. */
  readonly values?: (theme: ThemeSources) => Readonly<Record<string, string>>
  readonly apply: (token: string, role: string) => { readonly className?: string; readonly style?: CSSProperties }
  readonly sample?: ReactNode
}

/** Every token of a group, applied to a sample. */
export function TokenGroup({ group, as = 'grid', values: valuesOf, apply, sample = null }: TokenGroupProps) {
  const { id } = useEnterprise()
  const enterprise = themeSourcesOf(id)
  const values: Readonly<Record<string, string>> = valuesOf ? valuesOf(enterprise) : enterprise.tokens[group]
  return (
    <Group name={group} as={as}>
      {Object.entries(vars[group]).map(([role, token]) => (
        <Specimen key={role} name={`${group}.${role}`} value={values[role]} purpose={purposeOf(`${group}.${role}`)}>
          <div {...apply(token, role)}>{sample}</div>
        </Specimen>
      ))}
    </Group>
  )
}
