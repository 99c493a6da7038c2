import type { FactStore } from '../../facts/fact-store.ts';
import type { RuleSet } from '../../rule-sets/rule-set.ts';
import { type DescribedItem, describedItems } from '../described-items.ts';
import { indexingOverview } from '../indexing-overview.ts';
import { pageLinks } from '../links/page-links.ts';
import { pageImages } from '../page-images.ts';
import { pageGlance } from './page-glance.ts';

export type PageContents = ReturnType<typeof pageContents>;

/** Everything that the screens show about a page, for programs. Unknown parts are null. */
export function pageContents(facts: FactStore, ruleSet: RuleSet, now: Date) {
	const glance = pageGlance(facts, ruleSet, now);
	const { description, h1, headings, hiddenHeadings, title } = glance;
	const { hreflangs } = indexingOverview(facts, ruleSet, now);
	const { canonical, dataTypes, dates, images, language, links, response, robots } = glance;
	return {
		title,
		description,
		h1,
		heading_counts: headings,
		hidden_heading_counts: hiddenHeadings,
		canonical: { leads_to: canonical.leadsTo, urls: canonical.urls },
		robots: {
			is_indexed: robots.isIndexed,
			is_followed: robots.isFollowed,
			meta: robots.meta,
			header: robots.header,
		},
		robots_txt: facts.get('robotsTxt'),
		status: response.status,
		is_https: response.isHttps,
		redirect_count: response.redirects,
		redirects: facts.get('response')?.redirects ?? null,
		headers: facts.get('response')?.headers ?? null,
		lang: language.declared,
		language: language.detected,
		word_count: glance.words,
		link_counts: links,
		image_counts: images && { all: images.all, without_alt: images.withoutAlt },
		structured_data_types: dataTypes,
		published: dates.published,
		modified: dates.modified,
		vitals: facts.get('vitals'),
		headings:
			facts.get('headings')?.map(({ isHidden, label, level }) => {
				return { level, text: label, is_hidden: isHidden };
			}) ?? null,
		links:
			pageLinks(facts)?.map(({ address, kind, link }) => {
				return { url: address, text: link.label, kind, rel: link.rel };
			}) ?? null,
		images:
			pageImages(facts)?.map(({ address, bytes, displayed, image, natural }) => {
				return { url: address, alt: image.alt, natural, displayed, bytes };
			}) ?? null,
		hreflangs: hreflangs?.map(({ address, code }) => ({ code, url: address })) ?? null,
		structured_data: describedItems(facts)?.map(contentOf) ?? null,
		social_tags:
			facts.get('openGraph')?.map(({ content, property }) => ({ property, content })) ?? null,
	};
}

interface ItemContent {
	readonly type: string;
	readonly id: string;
	readonly properties: Readonly<Record<string, readonly (string | ItemContent)[]>>;
	/** The properties that Google requires and recommends for rich results with it, and whether they are there. */
	readonly google: readonly {
		readonly type: string;
		readonly required: readonly PropertyState[];
		readonly recommended: readonly PropertyState[];
	}[];
}

type PropertyState = Pick<DescribedItem['checks'][number]['required'][number], 'name' | 'state'>;

const contentOf = ({ checks, id, properties, type }: DescribedItem): ItemContent => ({
	type,
	id,
	properties: Object.fromEntries(
		properties.map(({ name, values }) => [
			name,
			values.map((value) => {
				if (value.kind === 'item') return contentOf(value.item);
				return value.kind === 'text' ? value.text : value.label;
			}),
		]),
	),
	google: checks.map((check) => ({
		type: check.type,
		required: check.required.map(stateOf),
		recommended: check.recommended.map(stateOf),
	})),
});

const stateOf = ({ name, state }: PropertyState): PropertyState => ({ name, state });
