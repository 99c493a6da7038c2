import { hostName } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { parseAddress } from '../../../addresses/parse-address.ts';
import type { Link } from '../../collected/body/links.fact.ts';
import { deriveFact } from '../derived-fact.ts';

/** Where a link with an address leads. */
export interface LinkTarget {
	readonly link: Link;
	/** As written, without the white space around it that browsers drop. */
	readonly href: string;
	/** Absolute, without fragment; null when it is no address a browser could open. */
	readonly address: string | null;
	/** `https`, `mailto` …; empty when there is no address. */
	readonly scheme: string;
	/** Empty where the scheme has none, and for an address below this page's own unknown one. */
	readonly host: string;
	/** It only jumps inside the page. */
	readonly isJump: boolean;
}

/** Stands in for an address that is not known; relative links can be read and compared all the same. */
const UNKNOWN_SITE = 'https://page.invalid';
const UNKNOWN_BASE = `${UNKNOWN_SITE}/`;

export const linkTargets = deriveFact({
	reads: ['links'],
	mayRead: ['baseUrl', 'url'],
	derive({ baseUrl, links, url }): readonly LinkTarget[] {
		const base = baseUrl ?? UNKNOWN_BASE;
		const site = siteOf(pageAddress(base));
		const page = withoutFragment(pageAddress(url ?? UNKNOWN_BASE));
		const targets: LinkTarget[] = [];
		for (const link of links) {
			if (link.href === null) continue;
			const href = link.href.trim();
			const before = targets.at(-1);
			// A picture and the headline below it mostly lead to one place.
			const place = before?.href === href ? before : placeOf(href, base, site, page);
			const { address, host, isJump, scheme } = place;
			targets.push({ link, href, address, scheme, host, isJump });
		}
		return targets;
	},
});

type Place = Omit<LinkTarget, 'link' | 'href'>;

function placeOf(href: string, base: string, site: OwnSite | null, page: string | null): Place {
	if (site) {
		const { host, scheme } = site;
		const path = href.startsWith(site.root) ? href.slice(site.root.length - 1) : href;
		if (path === '/' || plainPath.test(path))
			return { address: site.origin + path, scheme, host, isJump: false };
		if (plainJump.test(href)) return { address: site.base, scheme, host, isJump: true };
	}
	const url = parseAddress(href, base);
	const address = withoutFragment(url);
	return {
		address,
		scheme: url?.protocol.slice(0, -1) ?? '',
		host: url && !address?.startsWith(UNKNOWN_BASE) ? hostName(url) : '',
		isJump: href === '' || href.startsWith('#') || (href.includes('#') && address === page),
	};
}

/** A path that stays as it is written; most links of a site are such, and a parser costs more. */
const plainPath = /^(?:\/[\w-]+(?:\.[\w-]+)*)+\/?(?:\?[\w=&%+.-]+)?$/;

/** As tables of contents have them. */
const plainJump = /^#[\w-]+$/;

/** What links to pages of the same site share; a URL makes it anew each time it is asked. */
interface OwnSite {
	readonly origin: string;
	readonly root: string;
	/** What relative addresses start from, without fragment. */
	readonly base: string | null;
	readonly scheme: string;
	readonly host: string;
}

/** null where addresses have no paths. */
function siteOf(base: URL | null): OwnSite | null {
	if (!base?.protocol.startsWith('http')) return null;
	const { origin, protocol } = base;
	return {
		origin,
		root: `${origin}/`,
		base: withoutFragment(base),
		scheme: protocol.slice(0, -1),
		host: origin.startsWith(UNKNOWN_SITE) ? '' : hostName(base),
	};
}

function withoutFragment(url: URL | null): string | null {
	if (!url) return null;
	const { href, hash } = url;
	return hash ? href.slice(0, -hash.length) : href.replace(/#$/, '');
}
