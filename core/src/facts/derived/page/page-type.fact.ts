import { isTracking } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import type { JsonLdBlock } from '../../collected/structured-data/structured-data.fact.ts';
import { deriveFact } from '../derived-fact.ts';

export type PageType =
	| 'home'
	| 'listing'
	| 'article'
	| 'product'
	| 'docs'
	| 'search'
	| 'login'
	| 'cart'
	| 'thank-you'
	| 'error'
	| 'other';

/** The purpose of the page, from its status, its URL and its content. */
export const pageType = deriveFact({
	reads: ['structuredData'],
	mayRead: ['url', 'response', 'openGraph'],
	derive({ structuredData, url, response, openGraph }): PageType {
		if ((response?.status ?? 200) >= 400) return 'error';
		const openGraphType = openGraph?.find(({ property }) => property === 'og:type')?.content;
		return (
			typeOfAddress(url) ??
			typeOfMarkup(structuredData) ??
			typeOfOpenGraph(openGraphType?.toLowerCase() ?? '') ??
			'other'
		);
	},
});

const segments = (names: string) => new RegExp(`/(?:${names})(?:[/.]|$)`, 'i');

const addresses: readonly (readonly [PageType, RegExp])[] = [
	['login', segments('log-?in|sign-?in|sign-?up|register|wp-login|anmelden|connexion')],
	['cart', segments('cart|basket|checkout|warenkorb|kasse|panier')],
	['thank-you', segments('thank-?you|thanks|danke|order-received|merci')],
	['search', segments('search|suche|recherche|suchergebnis(?:se)?')],
	['docs', segments('docs?|documentation|reference|manual')],
];

function typeOfAddress(url: string | null): PageType | null {
	const address = pageAddress(url);
	if (!address || !/^https?:$/.test(address.protocol)) return null;
	const { pathname } = address;
	if (/^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+)?$/i.test(pathname)) {
		if (address.searchParams.has('s')) return 'search';
		return namesContent(address) ? null : 'home';
	}
	return addresses.find(([, pattern]) => pattern.test(pathname))?.[0] ?? null;
}

/** `/?p=12` and `/index.php?id=12` can be any page of the site; languages and campaigns cannot. */
const namesContent = ({ searchParams }: URL) =>
	[...searchParams.keys()].some(
		(name) => !isTracking(name) && !/^(?:lang|language|locale|hl)$/i.test(name),
	);

const schemaTypes: readonly (readonly [PageType, RegExp])[] = [
	['product', /"@type"\s*:\s*\[?\s*"Product(?:Group)?"/],
	['article', /"@type"\s*:\s*\[?\s*"(?:\w*Article|BlogPosting|Recipe|Review)"/],
	['listing', /"@type"\s*:\s*\[?\s*"(?:CollectionPage|ItemList)"/],
	['search', /"@type"\s*:\s*\[?\s*"SearchResultsPage"/],
];

function typeOfMarkup(blocks: readonly JsonLdBlock[]): PageType | null {
	const text = blocks.map((block) => block.text).join('\n');
	return schemaTypes.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function typeOfOpenGraph(type: string): PageType | null {
	if (type === 'article') return 'article';
	return type.startsWith('product') ? 'product' : null;
}
