import { siteDomain } from '../../accounts/site-domain.ts';

/** A property of Search Console, as `sites.list` names it. */
export interface Property {
	/** `sc-domain:example.com` or `https://www.example.com/`. */
	readonly siteUrl: string;
	/** `siteOwner`, `siteFullUser`, `siteRestrictedUser` or `siteUnverifiedUser`. */
	readonly permissionLevel: string;
}

const domainPrefix = 'sc-domain:';

/** The domain of a property’s site; null for an app. */
export function domainOfProperty(siteUrl: string): string | null {
	if (siteUrl.startsWith(domainPrefix)) return siteDomain(siteUrl.slice(domainPrefix.length));
	return /^https?:/.test(siteUrl) ? siteDomain(siteUrl) : null;
}

/** Whether the account has permission to read the figures of this property. */
export function isReadable({ permissionLevel }: Property): boolean {
	return permissionLevel !== 'siteUnverifiedUser';
}

/** Whether a page belongs to the property. */
export function isUnder(siteUrl: string, url: string): boolean {
	if (!siteUrl.startsWith(domainPrefix)) return url.startsWith(siteUrl);
	const host = URL.parse(url)?.hostname ?? '';
	const domain = domainOfProperty(siteUrl);
	return host === domain || host.endsWith(`.${domain}`);
}

/** The property to read for a site: one for the whole domain before one for a single host; null if none fits. */
export function propertyFor(domain: string, properties: readonly Property[]): Property | null {
	const [best] = properties
		.filter(isReadable)
		.filter(({ siteUrl }) => domainOfProperty(siteUrl) === domain)
		.toSorted((one, other) => preference(one) - preference(other));
	return best ?? null;
}

function preference({ siteUrl }: Property): number {
	if (siteUrl.startsWith(domainPrefix)) return 0;
	return siteUrl.startsWith('https:') ? 1 : 2;
}
