import type { FactStore } from '../page/fact-store.ts';
import type { Item } from '../page/items/item.ts';
import type { NodeRef } from '../page/node-ref.ts';
import { readableAddress } from '../page/readable-address.ts';
import { shownDescription, shownTitle } from '../page/shown-text.ts';
import { descriptionLimit, type RuleSet } from '../rule-sets/rule-set.ts';
import type { TextRange } from '../text/match-keyphrase.ts';
import { cutAtPixels, hasKnownWidth, pixelWidth } from '../text/pixel-width.ts';
import { dominantScript } from '../text/script.ts';
import { titleWithoutSiteName } from '../text/site-name.ts';

/** A text as a results page of some width shows it. */
export interface FittedText {
	readonly shown: string;
	/** What no longer fits; empty when all of it does. */
	readonly rest: string;
	/** In pixels; null for scripts whose letters join and stack, where only a canvas could tell. */
	readonly width: number | null;
	readonly limit: number;
	readonly node: NodeRef;
	/** The words of the keywords in `shown`, in order. */
	readonly hits: readonly TextRange[];
}

export interface SearchPreview {
	readonly siteName: string;
	readonly host: string;
	/** What stands behind the host: breadcrumbs of the page, or the parts of its path. */
	readonly path: readonly string[];
	/** Without the name of the site, which stands above it; null when there is none. */
	readonly title: FittedText | null;
	readonly description: { readonly desktop: FittedText; readonly phone: FittedText } | null;
}

/** How Google may show the page, with the limits of the country. */
export function searchPreview(facts: FactStore, ruleSet: RuleSet): SearchPreview {
	const url = URL.parse(facts.get('url') ?? '');
	const host = url?.host.replace(/^www\./, '') ?? '';
	return {
		siteName: statedSiteName(facts) || host,
		host,
		path: breadcrumbs(facts.get('items') ?? []) ?? pathParts(url),
		title: fittedTitle(facts, ruleSet),
		description: fittedDescription(facts, ruleSet),
	};
}

/** Google reads the name from the markup of the site first, then from Open Graph. */
function statedSiteName(facts: FactStore): string {
	const site = facts.get('items')?.find(({ types }) => types.includes('WebSite'));
	return firstText(site, 'name') || (facts.get('siteName') ?? '');
}

const firstText = (item: Item | undefined, property: string) =>
	item?.properties[property]?.find(({ text }) => text !== '')?.text ?? '';

/** Without the last, which is the page itself; null when the page names none. */
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

const pathParts = (url: URL | null): readonly string[] =>
	(url?.pathname ?? '').split('/').filter(Boolean).map(readableAddress);

function fittedTitle(facts: FactStore, { title: limits }: RuleSet): FittedText | null {
	const title = shownTitle(facts.get('titles') ?? []);
	if (!title) return null;
	const text = titleWithoutSiteName(title.text, facts.get('siteName'));
	// Results pages of Google set no words of a title in bold.
	return fitted({ text, node: title.node, hits: [] }, limits.fontSizePx, limits.limitPx);
}

function fittedDescription(facts: FactStore, ruleSet: RuleSet): SearchPreview['description'] {
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
	const { desktopPx, phonePx } = descriptionLimit(ruleSet, dominantScript(text));
	const { fontSizePx } = ruleSet.description;
	return {
		desktop: fitted({ text, node, hits }, fontSizePx, desktopPx),
		phone: fitted({ text, node, hits }, fontSizePx, phonePx),
	};
}

interface Given {
	readonly text: string;
	readonly node: NodeRef;
	readonly hits: readonly TextRange[];
}

function fitted({ text, node, hits }: Given, fontSizePx: number, limit: number): FittedText {
	if (!hasKnownWidth(text)) return { shown: text, rest: '', width: null, limit, node, hits };
	const { shown, rest } = cutAtPixels(text, fontSizePx, limit);
	return {
		shown,
		rest,
		width: Math.round(pixelWidth(text, fontSizePx)),
		limit,
		node,
		hits: hits.filter(({ end }) => end <= shown.length),
	};
}

/** In order, none reaching into the next: several keywords share words. */
function apart(ranges: readonly TextRange[]): readonly TextRange[] {
	const found: TextRange[] = [];
	for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
		if (range.start >= (found.at(-1)?.end ?? 0)) found.push(range);
	}
	return found;
}
