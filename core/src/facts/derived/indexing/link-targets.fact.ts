import { hostName } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { parseAddress } from '../../../addresses/parse-address.ts';
import type { Link } from '../../collected/body/links.fact.ts';
import { deriveFact } from '../derived-fact.ts';

/** The target of a link with a URL. */
export interface LinkTarget {
	readonly link: Link;
	/** As written, without the surrounding white space that browsers drop. */
	readonly href: string;
	/** Absolute, without fragment; null if a browser could not open it. */
	readonly address: string | null;
	/** `https`, `mailto` …; empty if there is no URL. */
	readonly scheme: string;
	/**
	 * Empty if URLs of the scheme have no host, or if the URL is relative and that of the page is
	 * unknown.
	 */
	readonly host: string;
	/** Only jumps inside the page; with a base tag, a fragment alone may lead to a different page. */
	readonly isJump: boolean;
}

/** Replaces an unknown URL of the page, so that relative links can still be read and compared. */
const unknownSite = 'https://page.invalid';
const unknownBase = `${unknownSite}/`;

export const linkTargets = deriveFact({
	reads: ['links'],
	mayRead: ['baseUrl', 'url'],
	derive({ baseUrl, links, url }): readonly LinkTarget[] {
		const base = baseUrl ?? unknownBase;
		const site = siteOf(pageAddress(base));
		const page = withoutFragment(pageAddress(url ?? base));
		const targets: LinkTarget[] = [];
		for (const link of links) {
			if (link.href === null) continue;
			const href = link.href.trim();
			const before = targets.at(-1);
			// A picture and the headline below it usually have the same target.
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
		if (plainJump.test(href))
			return { address: site.base, scheme, host, isJump: site.base === page };
	}
	const url = parseAddress(href, base);
	const address = withoutFragment(url);
	return {
		address,
		scheme: url?.protocol.slice(0, -1) ?? '',
		host: url && !address?.startsWith(unknownBase) ? hostName(url) : '',
		isJump: (href === '' || href.includes('#')) && address === page,
	};
}

/** A path that needs no normalization; most links of a site are like that, and a parser costs more. */
const plainPath = /^(?:\/[\w-]+(?:\.[\w-]+)*)+\/?(?:\?[\w=&%+.-]+)?$/;

/** A jump that needs no decoding, as in tables of contents. */
const plainJump = /^#[\w-]+$/;

/**
 * The parts of a URL that links to the same site share, kept because a URL object computes them
 * again on each access.
 */
interface OwnSite {
	readonly origin: string;
	readonly root: string;
	/** The base of relative URLs, without fragment. */
	readonly base: string | null;
	readonly scheme: string;
	readonly host: string;
}

/** null if URLs of this scheme have no paths. */
function siteOf(base: URL | null): OwnSite | null {
	if (!base?.protocol.startsWith('http')) return null;
	const { origin, protocol } = base;
	return {
		origin,
		root: `${origin}/`,
		base: withoutFragment(base),
		scheme: protocol.slice(0, -1),
		host: origin.startsWith(unknownSite) ? '' : hostName(base),
	};
}

function withoutFragment(url: URL | null): string | null {
	if (!url) return null;
	const { href, hash } = url;
	return hash ? href.slice(0, -hash.length) : href.replace(/#$/, '');
}
