import type { BingSite } from './bing-api.ts';

/** Bing writes addresses of sites with and without the slash at the end. */
export function isSameSite(one: string, other: string): boolean {
	return folded(one) === folded(other);
}

/** The site of Bing’s that is about a domain: verified before not, https before http; null when none is. */
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
