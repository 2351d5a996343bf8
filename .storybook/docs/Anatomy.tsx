import { Subheading, useOf } from '@storybook/addon-docs/blocks'
import { useCallback, useState } from 'react'
import type { Anatomy as Declared } from './usage.ts'
import { enterpriseOf } from '../enterprises.ts'
import * as styles from './Anatomy.css.ts'
import { type Callout, calloutsOf, gutter } from './callouts.ts'
import { PageFrame } from './PageFrame.tsx'
import { useAdvice } from './useAdvice.ts'
import { useStoryHere } from './useStoryHere.tsx'

/** The first match of each part in a page. */
const findParts = ({ parts }: Declared, page: Document) => Object.values(parts).map(({ at }) => page.querySelector(at))

function Lines({ callouts }: { readonly callouts: readonly Callout[] }) {
  return (
    <svg className={styles.lines} aria-hidden="true">
      {callouts.map(({ number, from, to }) => (
        <g key={number}>
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          <circle className={styles.end} cx={to.x} cy={to.y} r="3" />
          <circle cx={from.x} cy={from.y} r="11" />
          <text x={from.x} y={from.y}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The component with its parts numbered. */
function Drawing({ anatomy }: { readonly anatomy: Declared }) {
  const { story, drawn, globals } = useStoryHere(anatomy.args)
  const [callouts, setCallouts] = useState<readonly Callout[]>([])
  const onLayout = useCallback((page: Document) => setCallouts(calloutsOf(findParts(anatomy, page))), [anatomy])
  return (
    <div className={styles.drawing} style={{ paddingInline: gutter }}>
      <PageFrame
        inert
        title={`Anatomy of ${story.title}`}
        enterprise={enterpriseOf(globals['enterprise'])}
        scheme={String(globals['scheme'])}
        onLayout={onLayout}>
        {drawn}
      </PageFrame>
      <Lines callouts={callouts} />
    </div>
  )
}

/** The parts of a component, numbered in a drawing, with their names and their props. */
export function Anatomy() {
  const { anatomy, widths } = useAdvice() ?? {}
  const { argTypes } = useOf('meta', ['meta']).preparedMeta
  if (!anatomy) return null
  const need = (prop: string) => {
    const type = argTypes[prop]?.type
    return typeof type === 'object' && type.required === true ? 'required' : 'optional'
  }
  return (
    <>
      <Subheading>Anatomy</Subheading>
      <div className={styles.anatomy} data-wide={widths !== undefined}>
        <Drawing anatomy={anatomy} />
        <ol className={`${styles.legend} sb-unstyled`}>
          {Object.entries(anatomy.parts).map(([name, { is, prop }], index) => (
            <li key={name} className={styles.part}>
              <span className={styles.number}>{index + 1}</span>
              <div>
                <strong>{name}</strong>
                {prop !== undefined && (
                  <span className={styles.prop}>
                    <code>{prop}</code>, {need(prop)}
                  </span>
                )}
                <div>{is}</div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
