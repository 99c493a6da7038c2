import type { Report } from '../../audit/report/report.ts';
import type { FactStore } from '../../facts/fact-store.ts';
import type { RuleSet } from '../../rule-sets/rule-set.ts';
import { pageGlance } from './page-glance.ts';

/** The columns of a page in a table of pages, in order. */
export const pageColumns = [
	'url',
	'status',
	'redirects',
	'indexable',
	'robots',
	'x_robots_tag',
	'canonical',
	'canonical_leads_to',
	'title',
	'title_characters',
	'title_pixels',
	'description',
	'description_characters',
	'description_pixels',
	'h1',
	'h2_count',
	'words',
	'lang',
	'hreflang',
	'internal_links',
	'external_links',
	'nofollow_links',
	'images',
	'images_without_alt',
	'schema_types',
	'og_title',
	'og_image',
	'published',
	'modified',
	'must_fix',
	'worth_fixing',
	'lcp_ms',
	'cls',
	'inp_ms',
] as const;

export type PageColumn = (typeof pageColumns)[number];

/** The values of a page by column; null is unknown. */
export type PageRow = Readonly<Record<PageColumn, string | number | null>>;

interface Audited {
	readonly facts: FactStore;
	readonly report: Report;
	readonly ruleSet: RuleSet;
}

/** A page as one row of a table of pages. */
export function pageRow({ facts, report, ruleSet }: Audited, now: Date): PageRow {
	const glance = pageGlance(facts, ruleSet, now);
	const { canonical, dates, images, language, links, response, robots, vitals } = glance;
	const title = measured(glance.title, facts.get('titles'));
	const description = measured(glance.description, facts.get('descriptions'));
	const social = (name: string) => {
		const tags = facts.get('openGraph');
		return tags && (tags.find(({ property }) => property === name)?.content ?? '');
	};
	return {
		url: facts.get('url'),
		status: response.status,
		redirects: response.redirects,
		indexable: report.indexable === 'unknown' ? null : report.indexable,
		robots: facts.get('robotsDirectives') && robots.meta.join(', '),
		x_robots_tag: listed(robots.header),
		canonical: canonical.leadsTo === 'unknown' ? null : canonical.urls.join(' '),
		canonical_leads_to: canonical.leadsTo === 'unknown' ? null : canonical.leadsTo,
		title: title.text,
		title_characters: title.characters,
		title_pixels: title.pixels,
		description: description.text,
		description_characters: description.characters,
		description_pixels: description.pixels,
		h1: glance.h1?.join(' · ') ?? null,
		h2_count: glance.headings?.[1] ?? null,
		words: glance.words,
		lang: facts.get('htmlTags') && (language.declared ?? ''),
		hreflang: listed(language.hreflangs),
		internal_links: links?.internal ?? null,
		external_links: links?.external ?? null,
		nofollow_links: links?.nofollow ?? null,
		images: images?.all ?? null,
		images_without_alt: images?.withoutAlt ?? null,
		schema_types: listed(glance.dataTypes),
		og_title: social('og:title'),
		og_image: social('og:image'),
		published: dates.published,
		modified: dates.modified,
		must_fix: report.counts.blocker + report.counts.error,
		worth_fixing: report.counts.warning,
		lcp_ms: rounded(vitals?.largestContentfulPaintMs, 0),
		cls: rounded(vitals?.cumulativeLayoutShift, 3),
		inp_ms: rounded(vitals?.interactionToNextPaintMs, 0),
	};
}

const listed = (values: readonly string[] | null) => values?.join(', ') ?? null;

/** A page without the element has a text of no length; where the elements are unknown, so is the text. */
function measured(text: ReturnType<typeof pageGlance>['title'], elements: object | null) {
	if (text) return text;
	return elements
		? { text: '', characters: 0, pixels: 0 }
		: { text: null, characters: null, pixels: null };
}

const rounded = (value: number | null | undefined, digits: number) =>
	typeof value === 'number' ? Number(value.toFixed(digits)) : null;
