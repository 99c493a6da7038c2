import { plainHost, withPlainEscapes } from '../addresses/address-spelling.ts';
import { pageAddress } from '../addresses/page-address.ts';
import { detachedText } from './detached-text.ts';
import { createFactStore } from './fact-store.ts';
import type { PageFacts } from './page-facts.ts';
import { requestOfNobody } from './request-of-nobody.ts';

/** The parts of a page that the tables of a crawl list. */
export interface PageInventory {
	readonly images: readonly ListedImage[];
	/** Links to other sites, each URL once. */
	readonly outsideLinks: readonly OutsideLink[];
	readonly versions: readonly ListedVersion[];
}

export interface ListedImage {
	/** Absolute if it can be resolved. */
	readonly address: string;
	/** null if the attribute is missing. */
	readonly alt: string | null;
	readonly width: number | null;
	readonly height: number | null;
}

export interface OutsideLink {
	readonly address: string;
	readonly label: string;
	readonly isFollowed: boolean;
}

/** A version of the page in another language, as its hreflang says. */
export interface ListedVersion {
	readonly code: string;
	readonly address: string;
	readonly source: 'page' | 'header';
}

/** As many as rules locate; longer texts and addresses serve no table. */
const mostListed = 1000;
const longestText = 200;
const longestAddress = 2048;

export function pageInventory(page: PageFacts): PageInventory {
	const store = createFactStore(page, requestOfNobody);
	const base = store.get('baseUrl') ?? store.get('url') ?? undefined;
	const images = (store.get('images') ?? [])
		.filter(({ element, src }) => element === 'img' && src.trim() !== '')
		.slice(0, mostListed)
		.map(({ alt, height, src, width }) => ({
			...{ address: imageAddress(src.trim(), base), width, height },
			alt: alt === null ? null : text(alt),
		}));
	const versions = (store.get('statedHreflangs') ?? [])
		.filter(({ inHead }) => inHead)
		.slice(0, mostListed)
		.map(({ address, code, node }) => ({
			...{ code: text(code), address: cut(withPlainEscapes(address), longestAddress) },
			source: node === null ? ('header' as const) : ('page' as const),
		}));
	return { images, versions, outsideLinks: outsideLinks(store) };
}

/** The content of a data URL would be the largest part of most crawls. */
function imageAddress(src: string, base: string | undefined): string {
	if (/^data:/i.test(src)) return cut(src, src.indexOf(',') + 1 || longestText);
	return cut(URL.parse(src, base)?.href ?? src, longestAddress);
}

function outsideLinks(store: ReturnType<typeof createFactStore>): readonly OutsideLink[] {
	const page = pageAddress(store.get('url') ?? '');
	if (!page) return [];
	const own = plainHost(page);
	const found = new Map<string, OutsideLink>();
	for (const { address, host, link, scheme } of store.get('linkTargets') ?? []) {
		if (address === null || host === '' || !/^https?$/.test(scheme)) continue;
		if (plainHost({ hostname: host }) === own || found.has(address)) continue;
		if (found.size === mostListed) break;
		found.set(address, {
			address: cut(address, longestAddress),
			label: text(link.label),
			isFollowed: !link.rel.includes('nofollow'),
		});
	}
	return [...found.values()];
}

const text = (value: string) => cut(value.replace(/\s+/g, ' ').trim(), longestText);

const cut = (value: string, length: number) => detachedText(value.slice(0, length));
