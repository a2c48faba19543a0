/** Why a backup cannot be made, read or put back, in a sentence for whoever runs the site. */
export class BackupRefused extends Error {}
