import { readableAddress } from '../../addresses/readable-address.ts';
import { shownDescription, shownTitle } from '../../facts/derived/page/shown-text.ts';
import type { Item } from '../../facts/derived/structured-data/items/item.ts';
import type { FactStore } from '../../facts/fact-store.ts';
import type { RuleSet } from '../../rule-sets/rule-set.ts';
import type { TextRange } from '../../text/keyphrase/match-keyphrase.ts';
import {
	type FittedDescription,
	type FittedText,
	fittedDescription,
	fittedTitle,
} from './fitted-text.ts';

export interface SearchPreview {
	readonly siteName: string;
	readonly host: string;
	/** The part after the host: breadcrumbs of the page, or the parts of its path. */
	readonly path: readonly string[];
	/** Without the site name, which is shown above it; null if there is none. */
	readonly title: FittedText | null;
	readonly description: FittedDescription | null;
}

/** How Google may show the page, with the limits of the country. */
export function searchPreview(facts: FactStore, ruleSet: RuleSet): SearchPreview {
	const { host, path } = shownAddress(facts.get('url'));
	return {
		siteName: statedSiteName(facts) || host,
		host,
		path: breadcrumbs(facts.get('items') ?? []) ?? path,
		title: fittedTitleOf(facts, ruleSet),
		description: fittedDescriptionOf(facts, ruleSet),
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

function fittedTitleOf(facts: FactStore, ruleSet: RuleSet): FittedText | null {
	const title = shownTitle(facts.get('titles') ?? []);
	return title && fittedTitle(title, facts.get('siteName'), ruleSet);
}

function fittedDescriptionOf(facts: FactStore, ruleSet: RuleSet): FittedDescription | null {
	const descriptions = facts.get('descriptions') ?? [];
	const description = shownDescription(descriptions);
	if (!description) return null;
	const { content: text, node } = description;
	const block = descriptions.indexOf(description);
	const matches = (facts.get('keywordMatches') ?? []).flatMap(
		({ inDescriptions }) => inDescriptions?.matches ?? [],
	);
	const hits = apart(
		matches.filter((match) => match.block === block).flatMap(({ words }) => words),
	);
	return fittedDescription({ text, node, hits }, ruleSet);
}

/**
 * The ranges in order and without overlaps, which occur because several keywords can share words.
 */
function apart(ranges: readonly TextRange[]): readonly TextRange[] {
	const found: TextRange[] = [];
	for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
		if (range.start >= (found.at(-1)?.end ?? 0)) found.push(range);
	}
	return found;
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
