import { table } from '../../.storybook/docs/docs.css.ts'
import { points } from './points.ts'

const names = { code: 'Met', decision: 'Decided', server: 'The server’s' } as const

/** Every point of the chapter: how it is met, and the test that proves it. */
export const SecurityTable = () => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the table scrolls, also by keyboard
  <table className={table} aria-label="Security, point by point" tabIndex={0}>
    <thead>
      <tr>
        {['Point', 'Asked for', 'State', 'How', 'Proof'].map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {points.map((point) => (
        <tr key={point.id}>
          <th scope="row">{point.id}</th>
          <td>{point.asks}</td>
          <td>{names[point.by]}</td>
          <td>{point.how}</td>
          <td>
            {point.by === 'code' && (
              <>
                <code>{point.proof.file}</code> {point.proof.test}
              </>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
