import { Pagination } from './Pagination.tsx'

/** Wrong uses of Pagination: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs addresses or a callback
    <Pagination key="1" label="Orders" page={1} count={3} />,
    // @ts-expect-error -- it takes addresses or a callback, never both
    <Pagination key="2" label="Orders" page={1} count={3} hrefOf={String} onTurn={() => {}} />,
    // @ts-expect-error -- the name of a page contains its number
    <Pagination key="3" label="Orders" page={1} count={3} hrefOf={String} messages={{ page: 'Seite' }} />,
    // @ts-expect-error -- there is no such message
    <Pagination key="4" label="Orders" page={1} count={3} hrefOf={String} messages={{ last: 'Letzte Seite' }} />,
  ]
  return [wrong]
}
