import { BrandCarousel } from '../../features/brands/BrandCarousel.tsx'
import { BusinessScreen } from '../../features/business/BusinessScreen.tsx'
import { CalculatorPlaceholder } from '../../features/calculator/SpendCalculator.tsx'
import { EmailCaptureForm } from '../../features/email-capture/EmailCaptureForm.tsx'
import { idle } from '../../features/shared/api/answers/answer.ts'

const ignore = () => {}

/** The calculator is inert until the script renders it. What is typed into the form is carried over. */
export function Shell() {
  return (
    <BusinessScreen
      calculator={
        <div inert>
          <CalculatorPlaceholder href="../store/" />
        </div>
      }
      brands={<BrandCarousel nearby={{ status: 'loading' }} />}
      capture={<EmailCaptureForm email="" isThanked={false} submission={idle} onText={ignore} onSubmit={ignore} onAgain={ignore} />}
      giftingHref="../bulk-gifting/"
      thirdPartyButton={null}
    />
  )
}
