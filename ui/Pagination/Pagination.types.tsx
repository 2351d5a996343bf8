import { Pagination } from './Pagination.tsx'

/** Wrong uses of Pagination: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- nothing would turn the page
    <Pagination key="1" label="Orders" page={1} count={3} />,
    // @ts-expect-error -- two ways to the same page
    <Pagination key="2" label="Orders" page={1} count={3} hrefOf={String} onTurn={() => {}} />,
    // @ts-expect-error -- a page's name is made of its number
    <Pagination key="3" label="Orders" page={1} count={3} hrefOf={String} messages={{ page: 'Seite' }} />,
    // @ts-expect-error -- it says no such thing
    <Pagination key="4" label="Orders" page={1} count={3} hrefOf={String} messages={{ last: 'Letzte Seite' }} />,
  ]
  return [wrong]
}
