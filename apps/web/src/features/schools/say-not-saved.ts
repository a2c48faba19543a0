import { CallRefused } from '../../lib/refusal.ts'
import { sayOr } from '../../lib/say-or.ts'
import { toast } from '../../ui/toasts.tsx'

/** Tells a failed save in the corner too; faults of single fields are told at the fields. */
export async function orSayNotSaved<T>(fallback: string, saving: Promise<T>): Promise<T> {
  try {
    return await saving
  } catch (error) {
    const atFields = error instanceof CallRefused && error.errors.length > 0
    if (!atFields) toast({ tone: 'harm', title: sayOr(error, fallback) })
    throw error
  }
}
