import { isTracking } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import type { PageType } from './page-type.fact.ts';

const segments = (names: string) => new RegExp(`/(?:${names})(?:[/.]|$)`, 'i');

const names: readonly (readonly [PageType, string])[] = [
	['login', 'log-?in|sign-?in|sign-?up|register|wp-login|anmelden|connexion'],
	['cart', 'cart|basket|checkout|warenkorb|kasse|panier'],
	['thank-you', 'thank-?you|thanks|danke|order-received|merci'],
	['search', 'search|suche|recherche|suchergebnis(?:se)?'],
	['docs', 'docs?|documentation|reference|manual'],
];

const addresses = names.map(([type, ofType]) => [type, segments(ofType)] as const);
/** Few addresses have any of the names. */
const hasAnyName = segments(names.map(([, ofType]) => ofType).join('|'));

/** The files that hosts answer errors with; deeper in a site, a number without an ending is an id. */
const errorPage = /\/(?:40[34]|50[0-4])\.html?$|^\/(?:[a-z]{2}\/)?(?:404|500)\/?$/i;

/** The type of pages at such a URL, whatever they contain; null for most. */
export function typeOfAddress(url: string | null): PageType | null {
	const address = pageAddress(url);
	if (!address || !/^https?:$/.test(address.protocol)) return null;
	const { pathname } = address;
	if (/^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+)?$/i.test(pathname)) {
		if (address.searchParams.has('s')) return 'search';
		return namesContent(address) ? null : 'home';
	}
	if (errorPage.test(pathname)) return 'error';
	if (!hasAnyName.test(pathname)) return null;
	return addresses.find(([, pattern]) => pattern.test(pathname))?.[0] ?? null;
}

/**
 * Whether parameters select the content: `/?p=12` and `/index.php?id=12` can be any page of the
 * site; languages and campaigns cannot.
 */
const namesContent = ({ searchParams }: URL) =>
	[...searchParams].some(
		([name]) => !isTracking(name) && !/^(?:lang|language|locale|hl)$/i.test(name),
	);
