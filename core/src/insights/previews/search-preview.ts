import { readableAddress } from '../../addresses/readable-address.ts';
import type { Item } from '../../facts/derived/structured-data/items/item.ts';
import type { FactStore } from '../../facts/fact-store.ts';
import type { RuleSet } from '../../rule-sets/rule-set.ts';
import { type FittedTexts, fittedTexts } from './fitted-texts.ts';

export interface SearchPreview extends FittedTexts {
	readonly siteName: string;
	readonly host: string;
	/** The part after the host: breadcrumbs of the page, or the parts of its path. */
	readonly path: readonly string[];
}

/** How Google may show the page, with the limits of the country. */
export function searchPreview(facts: FactStore, ruleSet: RuleSet): SearchPreview {
	const { host, path } = shownAddress(facts.get('url'));
	return {
		siteName: statedSiteName(facts) || host,
		host,
		path: breadcrumbs(facts.get('items') ?? []) ?? path,
		...fittedTexts(facts, ruleSet),
	};
}

/** Google reads the name from structured data first, then from Open Graph. */
function statedSiteName(facts: FactStore): string {
	const site = facts.get('items')?.find(({ types }) => types.includes('WebSite'));
	return firstText(site, 'name') || (facts.get('siteName') ?? '');
}

const firstText = (item: Item | undefined, property: string) =>
	item?.properties[property]?.find(({ text }) => text !== '')?.text ?? '';

/** The breadcrumbs without the last, which is the page itself; null if the page has none. */
function breadcrumbs(items: readonly Item[]): readonly string[] | null {
	const list = items.find(({ types }) => types.includes('BreadcrumbList'));
	const elements = list?.properties.itemListElement ?? [];
	const names = elements.flatMap(({ item }) => nameOfCrumb(item, items) || []);
	return names.length > 1 ? names.slice(0, -1) : null;
}

function nameOfCrumb(place: number | null, items: readonly Item[]): string {
	const crumb = place === null ? undefined : items[place];
	const inner = crumb?.properties.item?.find(({ item }) => item !== null)?.item ?? null;
	return firstText(crumb, 'name') || (inner === null ? '' : firstText(items[inner], 'name'));
}

interface ShownAddress {
	/** Without “www.”; empty if there is no URL. */
	readonly host: string;
	readonly path: readonly string[];
}

/** The URL above a result, in parts. */
export function shownAddress(address: string | null): ShownAddress {
	const url = URL.parse(address ?? '');
	return {
		host: url?.host.replace(/^www\./, '') ?? '',
		path: (url?.pathname ?? '').split('/').filter(Boolean).map(readableAddress),
	};
}
