import { ForgotPassword } from '../features/accounts/forgot-password.tsx'

export const ForgotPasswordPage = () => <ForgotPassword />
