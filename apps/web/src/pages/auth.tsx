import { useLocation } from '@tanstack/react-router'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { SignUpForm } from '../features/accounts/sign-up-form.tsx'

/** One screen in two modes; /login and /signin are the same. */
export function AuthPage() {
  const signingUp = useLocation({ select: ({ pathname }) => pathname === '/signup' })
  return signingUp ? <SignUpForm /> : <SignInForm />
}
