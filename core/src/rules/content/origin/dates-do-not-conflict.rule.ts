import { defineRule } from '../../../audit/rule.ts';
import { dayMs } from '../../../days/time.ts';
import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';
import { isIsoDate } from '../../../values/iso-dates.ts';

export const datesDoNotConflict = defineRule({
	name: 'dates_do_not_conflict',
	group: 'content',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/publication-dates',
		says: 'The dates that a page gives in several places have to agree; Google looks at several of them before it decides.',
		checked: '2026-11-21',
	},
	reads: ['items', 'openGraph'],
	title: 'The dates of the article agree',
	why: 'Search engines show a date beside the result. If the page gives two dates, they may show the older one, or none.',
	fix: 'Have the template fill structured data and meta tags from the same dates.',
	messages: {
		published: 'Structured data says published on {one}, but article:published_time says {other}',
	},
	evaluate({ items, openGraph }, found) {
		const articles = items.filter(isArticle);
		const [article, second] = articles;
		// With several articles, it is unclear which one the head describes.
		if (!article || second) return 'not_applicable';
		const published = publishedOn(article);
		if (published === null) return 'not_applicable';
		const tag = openGraph.find(({ property }) => property === 'article:published_time');
		if (tag && isIsoDate(tag.content) && isApart(published, tag.content)) {
			found.published({ one: day(published), other: day(tag.content) }, article.node, tag.node);
		}
	},
});

const isArticle = ({ isOpen, isRoot, types, vocabulary }: Item) =>
	vocabulary === 'schema' &&
	isRoot &&
	!isOpen &&
	types.some((type) => familyOf(type) === 'Article');

/** null unless there is exactly one readable date. */
function publishedOn({ properties }: Item): string | null {
	const values = properties.datePublished ?? [];
	const text = values[0]?.text.trim() ?? '';
	return values.length === 1 && isIsoDate(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** A time without its zone may be half a day off, and one of the two may lack the time. */
const isApart = (one: string, other: string) =>
	Math.abs(Date.parse(one) - Date.parse(other)) > 1.5 * dayMs;

const day = (date: string) => date.slice(0, 10);
