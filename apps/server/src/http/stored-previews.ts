/** Of one kind and one account. The newest stay; whoever comes back to another one chooses its file again. */
export const mostStoredPreviews = 20
