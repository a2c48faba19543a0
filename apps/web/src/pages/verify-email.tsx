import { VerifyEmail } from '../features/accounts/verify-email.tsx'

export const VerifyEmailPage = () => <VerifyEmail />
