import { table } from '../../.storybook/docs/docs.css.ts'
import type { Proof } from './proof.ts'

/** Looks at the product, with the figure before and now. */
export const ProofTable = ({ proofs }: { readonly proofs: readonly Proof[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the table scrolls, also by keyboard
  <table className={table} aria-label="Proved by others" tabIndex={0}>
    <thead>
      <tr>
        {['Subject', 'Before', 'Now', 'By'].map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {proofs.map(({ subject, before, now, day, by }) => (
        <tr key={subject}>
          <th scope="row">{subject}</th>
          <td>{before ?? '–'}</td>
          <td>
            {now}
            <br />
            <small>{day}</small>
          </td>
          <td>{/\b(?:npm|npx|java) /.test(by) ? <code>{by}</code> : by}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
