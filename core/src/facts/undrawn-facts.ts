import { hasContent } from './derived/page/shown-text.ts';
import type { KnownFacts, PageFacts, UnknownReason } from './page-facts.ts';
import { factsOf, type KnownFactName } from './unknown-facts.ts';

/** Scripts may still add these to a page that lacks them; those that are there are judged. */
const added = [
	'titles',
	'descriptions',
	'canonicals',
	'hreflangs',
	'openGraph',
	'authorLinks',
	'authorMetas',
	'seriesLinks',
	'mobileVersions',
	'icons',
	'mainLandmarks',
	'insecureResources',
] as const satisfies readonly KnownFactName[];

/** Whether all tags of a kind are empty: some scripts fill tags that are already there. */
const isEmptyTag: Partial<Record<(typeof added)[number], (facts: KnownFacts) => boolean>> = {
	titles: ({ titles }) => titles?.every(({ text }) => !hasContent(text)) ?? false,
	descriptions: ({ descriptions }) =>
		descriptions?.every(({ content }) => !hasContent(content)) ?? false,
	canonicals: ({ canonicals }) => canonicals?.every(({ href }) => !href) ?? false,
};

/**
 * Facts about the content that are kept although scripts may change it: structured data, for
 * example, shows the page type.
 */
const keptContent: ReadonlySet<KnownFactName> = new Set(['structuredData', 'insecureResources']);

/**
 * The page without the facts that its scripts have yet to write, if the source is an HTML text that
 * no browser has drawn.
 */
export function withoutUndrawnFacts(page: PageFacts): PageFacts {
	const { facts, scope, source } = page;
	const isDrawn = facts.served !== null || facts.layout !== null;
	if (source !== 'html' || scope !== 'document' || isDrawn) return page;
	const names = [
		...(facts.scriptShells?.length ? undrawnNames(facts) : []),
		...(facts.rawHtml?.scriptsWriteViewport ? (['viewportTags'] as const) : []),
	];
	if (names.length === 0) return page;
	// Written one by one: merging a second object into so many facts takes a tenth of an audit.
	const judged: Partial<Record<KnownFactName, unknown>> = { ...facts };
	const unknown: Partial<Record<KnownFactName, UnknownReason>> = { ...page.unknown };
	for (const name of names) {
		judged[name] = null;
		unknown[name] = 'drawn_by_scripts';
	}
	// Every fact can be unknown.
	return { ...page, facts: judged as KnownFacts, unknown };
}

/** The facts that are unknown on a page that is only a shell. */
const undrawnNames = (facts: KnownFacts): readonly KnownFactName[] => [
	...factsOf('content').filter((name) => !keptContent.has(name)),
	...added.filter((name) => facts[name]?.length === 0 || isEmptyTag[name]?.(facts)),
];
