import type { BingSite } from './bing-api.ts';

/** Bing writes site URLs with and without a trailing slash. */
export function isSameSite(one: string, other: string): boolean {
	return folded(one) === folded(other);
}

/** Bing’s site for a domain: verified before unverified, https before http; null if none fits. */
export function siteFor(domain: string, sites: readonly BingSite[]): BingSite | null {
	const fitting = sites.filter(({ url }) => hostOf(url) === domain.split('/')[0]);
	const weight = ({ url, isVerified }: BingSite) =>
		(isVerified ? 0 : 2) + (url.startsWith('https:') ? 0 : 1);
	return fitting.toSorted((one, other) => weight(one) - weight(other))[0] ?? null;
}

function hostOf(url: string): string | undefined {
	return URL.parse(url)?.hostname.replace(/^www\./, '');
}

function folded(url: string): string {
	return url.toLowerCase().replace(/\/+$/, '');
}
