import { ResetPassword } from '../features/accounts/reset-password.tsx'

export const ResetPasswordPage = () => <ResetPassword />
