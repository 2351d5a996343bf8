import { type GiftDesign, giftDesigns } from './designs.ts'
import { useFieldIds } from '../Field/Field.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { giftArt } from '../arrangements/giftArt.css.ts'
import * as styles from './GiftDesigns.css.ts'

export type GiftDesignsProps = {
  /** Accessible name, and the label above: "Design". */
  label: string
  /** The name of each design: "Birthday". */
  names: Readonly<Record<GiftDesign, string>>
  value: GiftDesign
  onChange: (design: GiftDesign) => void
}

/** The pictures of a gift card, one of which is chosen. */
export function GiftDesigns({ label, names, value, onChange }: GiftDesignsProps) {
  const { ids } = useFieldIds({})
  return (
    <FieldGroup role="radiogroup" label={label} ids={ids}>
      <div className={styles.designs}>
        {giftDesigns.map((design) => (
          <label key={design} className={styles.design}>
            <input
              type="radio"
              name={ids.control}
              value={design}
              checked={design === value}
              className={styles.radio}
              onChange={() => onChange(design)}
            />
            <span className={styles.frame}>
              <span className={`${giftArt} ${styles.framed}`} data-design={design} />
            </span>
            {names[design]}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
