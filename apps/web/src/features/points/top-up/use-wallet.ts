import { useQuery } from '@tanstack/react-query'
import { call, fetchFile } from '../../../lib/call.ts'
import { useObjectUrl } from '../../../lib/object-url.ts'

export const walletKey = ['wallet'] as const

export const useWallet = () => useQuery({ queryKey: walletKey, queryFn: () => call('GET /api/wallet') })

/** The picture behind the wallet's path; it never changes under its name. */
export function useWalletQr(path: string) {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const picture = useQuery({
    queryKey: ['wallet-qr', name],
    queryFn: async ({ signal }) => {
      const { file } = await fetchFile('GET /api/uploads/wallet/{name}', { params: { name } }, { signal })
      return file
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { ...picture, address: useObjectUrl(picture.data) }
}
