import type { CSSProperties, ReactNode } from 'react'
import { Heading } from '../../ui/Heading/Heading.tsx'
import * as styles from './Foundations.css.ts'

/** One token shown, with its name. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      {children}
      <span className={styles.name}>{name}</span>
    </div>
  )
}

/** A named group of tokens. */
export function Group({ name, as = 'grid', children }: { readonly name: string; readonly as?: 'grid' | 'rows'; readonly children: ReactNode }) {
  return (
    <section className={styles.specimen}>
      <Heading level={2} size="md">
        {name}
      </Heading>
      <div className={styles[as]}>{children}</div>
    </section>
  )
}

/** Every token of a group, each shown by the style that it gives. */
export function Tokens({
  group,
  tokens,
  look,
  sample = null,
}: {
  readonly group: string
  readonly tokens: Readonly<Record<string, string>>
  readonly look: (token: string) => { readonly className?: string; readonly style: CSSProperties }
  readonly sample?: ReactNode
}) {
  return Object.entries(tokens).map(([name, token]) => (
    <Specimen key={name} name={`${group}.${name}`}>
      <div {...look(token)}>{sample}</div>
    </Specimen>
  ))
}
