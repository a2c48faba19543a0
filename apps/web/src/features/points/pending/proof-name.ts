const proofPath = /^\/api\/uploads\/payment_proofs\/([0-9a-f]{32}\.(?:png|jpg))$/

/** The file's name inside its address; null when it is none that this product hands out. */
export const proofName = (path: string): string | null => proofPath.exec(path)?.[1] ?? null
