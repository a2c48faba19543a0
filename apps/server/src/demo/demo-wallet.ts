/** A number that no network has given out, so that nobody pays a stranger by mistake. */
export const demoWallet = [
  { key: 'wallet_provider', value: 'GCash' },
  { key: 'wallet_account_name', value: 'KLASRUM DEMO' },
  { key: 'wallet_account_number', value: '0900 000 0000' },
  {
    key: 'wallet_instructions',
    value:
      'Open GCash and choose Send Money.\nSend the exact amount to this number.\nTake a screenshot of the receipt that shows the reference number.',
  },
]
