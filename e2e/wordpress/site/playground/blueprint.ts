import type { ReleaseSource } from '../wordpress-releases.ts';

/** A blueprint with the given steps, and with every visitor logged in. */
export const blueprint = (steps: readonly object[], { php, download }: ReleaseSource): string =>
	// Without versions here, Playground would use the newest, whatever the command line says.
	JSON.stringify({ preferredVersions: { php, wp: download }, login: true, steps });
