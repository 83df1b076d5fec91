import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CertificateCard } from './CertificateCard.tsx'

test('the card of a certificate of four courses and one elective counts five badges', () => {
  const certificate = {
    certificateId: 'c',
    title: 'AI Strategy',
    description: '',
    type: 'OPEN' as const,
    badgeImageUrl: '/art/seal/x.svg',
    numRequiredCourses: 4,
    numElectiveCourses: 1,
    numBadges: 3,
    isRegistered: false,
    meta: { registrationPrompt: null, postRegistrationPrompt: null },
  }
  render(<CertificateCard certificate={certificate} locked={false} onRegister={() => undefined} />)
  expect(screen.getByText('4 courses and 1 elective')).toBeDefined()
  expect(screen.getByText('3 of 5 badges earned')).toBeDefined()
})
