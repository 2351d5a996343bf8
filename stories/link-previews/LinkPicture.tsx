import { type LinkPicture as Name, pictureTexts } from '../../apps/build/document/linkPictures.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { Wrapping } from '../../ui/Slip/Wrapping.tsx'
import * as styles from './LinkPicture.css.ts'

const moment = { offer: 'success', credit: 'welcome', enterprise: 'welcome' } as const

/** The picture that messengers show for a link, by the parts of the theme: `draw.ts` makes a file of it. */
export function LinkPicture({ name }: { readonly name: Name }) {
  const { assets, wording } = useEnterprise()
  const words = pictureTexts(wording)[name]
  return (
    <div className={styles.picture}>
      <div className={styles.texts}>
        <Logo ground="hero" />
        <p className={styles.words} data-long={words.length > 24 ? '' : undefined}>
          {words}
        </p>
      </div>
      <div className={styles.object}>
        {name === 'gift' ? <Wrapping state="sealed" to="For you" /> : <img src={assets.illustrations[moment[name]]} alt="" />}
      </div>
    </div>
  )
}
