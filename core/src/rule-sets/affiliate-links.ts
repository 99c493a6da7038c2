import { affiliateNetworks, payingShops } from './affiliate-programs.ts';

const networks: ReadonlySet<string> = new Set(affiliateNetworks.split(/\s+/));

/** The network’s own site is not an advertisement; only the hosts and paths that count clicks are. */
const frontDoors = /^(?:www\.)?[\w-]+\.\w+$/;

/** Click counters on the network’s own site, which have no “?”. */
const clickPaths = /^\/(?:c|click|l|links?|redir|t)[/-]/;

/** Short links of shops, which do not show whether they carry the number of a partner. */
const shortLinksOfShops: ReadonlySet<string> = new Set(['amzn.to']);

/** Sites on which every URL but the home page is a short link. */
const shortLinks: ReadonlySet<string> = new Set([...shortLinksOfShops, 'shrsl.com', 'tidd.ly']);

export const isShortLinkOfShop = (hostname: string) => shortLinksOfShops.has(hostname);

/**
 * Whether links to this host may be affiliate links: false for nearly all hosts, and cheaper to
 * check than a whole URL.
 */
export const mayPay = (hostname: string) =>
	payingShops.some(({ host }) => host.test(hostname)) || isNetwork(hostname);

/** Whether following the link pays the site, judged by its URL. WordPress uses `tag=` for tags. */
export function isAffiliateLink(url: URL): boolean {
	const { pathname, search } = url;
	// A host may end with the dot of the root, which is rarely written.
	const hostname = url.hostname.replace(/\.$/, '');
	const shop = payingShops.find(({ host }) => host.test(hostname));
	if (shop) return shop.parameter.test(search);
	if (shortLinks.has(hostname)) return pathname !== '/';
	const isPlainPage = search === '' && !clickPaths.test(pathname);
	return isNetwork(hostname) && !(isPlainPage && frontDoors.test(hostname));
}

function isNetwork(hostname: string): boolean {
	let host = hostname;
	while (host.includes('.')) {
		if (networks.has(host)) return true;
		host = host.slice(host.indexOf('.') + 1);
	}
	return false;
}
