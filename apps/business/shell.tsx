import { BrandCarousel } from '../../features/brands/BrandCarousel.tsx'
import { BusinessScreen } from '../../features/business/BusinessScreen.tsx'
import { CalculatorPlaceholder } from '../../features/calculator/SpendCalculator.tsx'
import { EmailCaptureForm } from '../../features/email-capture/EmailCaptureForm.tsx'
import { idle } from '../../features/shared/api/answers/answer.ts'

const ignore = () => {}

/** Interactive parts are inert until the script renders them again. */
export function Shell() {
  return (
    <BusinessScreen
      calculator={
        <div inert>
          <CalculatorPlaceholder href="../store/" />
        </div>
      }
      brands={<BrandCarousel nearby={{ status: 'loading' }} />}
      capture={
        <div inert>
          <EmailCaptureForm email="" isThanked={false} submission={idle} onText={ignore} onSubmit={ignore} onAgain={ignore} />
        </div>
      }
      giftingHref="../bulk-gifting/"
      thirdPartyButton={null}
    />
  )
}
