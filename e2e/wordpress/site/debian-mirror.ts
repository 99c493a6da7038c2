import { apt } from '../../../scripts/debian/apt.ts';

/** The URL of the Debian archive in this machine's apt sources that also has the suite's updates. */
export async function debianMirror(): Promise<string> {
	const mirror = mirrorIn(await apt('apt-get', ['update', '--print-uris']));
	if (!mirror) throw new Error('None of this machine’s apt sources is a Debian archive.');
	return mirror;
}

/** Other archives, such as security or a vendor's own, have no “-updates” beside their suite. */
export function mirrorIn(printedUris: string): string | undefined {
	return printedUris.match(/^'(\S+)\/dists\/[a-z]+-updates\/InRelease'/m)?.[1];
}
