import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import type { NodeRef } from '../../../facts/node-ref.ts';
import { familyOf } from '../../../rule-sets/schema-types.ts';
import { isIsoDate } from '../../../values/iso-dates.ts';
import { isUnsetDay } from '../../../values/unset-days.ts';

export type DateDoubt = { readonly item: Item; readonly node: NodeRef } & (
	| { readonly kind: 'unset' | 'future'; readonly property: string; readonly value: string }
	| {
			readonly kind: 'reversed' | 'scheduled';
			readonly published: string;
			readonly modified: string;
	  }
	| { readonly kind: 'backwards'; readonly start: string; readonly end: string }
);

/** Dates that say when this item was on the web, or when it takes place, and that cannot be true. */
export function dateDoubts(item: Item, now: Date): readonly DateDoubt[] {
	if (isEvent(item)) return eventDoubts(item);
	const alone = pageDates.flatMap((property): readonly DateDoubt[] => {
		const date = dateOf(item, property);
		const kind = date && doubtOf(date.value, now);
		return date && kind ? [{ item, kind, property, ...date }] : [];
	});
	const end = dateOf(item, lastDay);
	if (end && isUnsetDay(end.value))
		return [...alone, { item, kind: 'unset', property: lastDay, ...end }];
	return alone.length > 0 ? alone : reversed(item);
}

/** When something appeared on the web; a book or a film may be announced or old. */
const pageDates = ['datePublished', 'dateModified', 'uploadDate', 'datePosted'];

/** Of a job, and so in the future. */
const lastDay = 'validThrough';

const eventDates = ['startDate', 'endDate'];

export const hasPageDate = (item: Item): boolean =>
	item.vocabulary === 'schema' &&
	(isEvent(item) ||
		item.types.some((type) => webFamilies.has(familyOf(type) ?? '') && !oldTypes.has(type))) &&
	(isEvent(item) ? eventDates : pageDates).some((property) => dateOf(item, property) !== null);

const isEvent = ({ types }: Item) => types.some((type) => familyOf(type) === 'Event');

const webFamilies = new Set([
	'Article',
	'DiscussionForumPosting',
	'JobPosting',
	'Recipe',
	'Review',
	'VideoObject',
]);

/** Papers and reports may be older than the web. */
const oldTypes = new Set(['ScholarlyArticle', 'MedicalScholarlyArticle', 'Report']);

/** null unless there is exactly one readable date. */
function dateOf({ properties }: Item, property: string) {
	const values = properties[property];
	const value = values?.[0];
	if (!value || values.length > 1) return null;
	const text = value.text.trim();
	if (!isIsoDate(text) || Number.isNaN(Date.parse(text))) return null;
	return { value: text, node: value.node };
}

function doubtOf(value: string, now: Date): 'unset' | 'future' | null {
	if (isUnsetDay(value)) return 'unset';
	return Date.parse(value) - now.getTime() > zonesMs ? 'future' : null;
}

/** How far off a date may be if it lacks its time and its zone. */
const zonesMs = 36 * 60 * 60 * 1000;

/** A scheduled post may wait this long after its last edit. */
const scheduleMs = 90 * 24 * 60 * 60 * 1000;

/** An event may be in the future, or over for years. */
function eventDoubts(item: Item): readonly DateDoubt[] {
	const [start, end] = eventDates.map((property) => dateOf(item, property));
	if (start && isUnsetDay(start.value)) {
		return [{ item, kind: 'unset', property: 'startDate', ...start }];
	}
	if (!start || !end || Date.parse(start.value) - Date.parse(end.value) <= zonesMs) return [];
	return [
		{ item, node: end.node, kind: 'backwards', start: day(start.value), end: day(end.value) },
	];
}

function reversed(item: Item): readonly DateDoubt[] {
	const published = dateOf(item, 'datePublished');
	const modified = dateOf(item, 'dateModified');
	if (!published || !modified) return [];
	const aheadMs = Date.parse(published.value) - Date.parse(modified.value);
	if (aheadMs <= zonesMs) return [];
	return [
		{
			item,
			node: modified.node,
			kind: aheadMs <= scheduleMs ? 'scheduled' : 'reversed',
			published: day(published.value),
			modified: day(modified.value),
		},
	];
}

const day = (date: string) => date.slice(0, 10);
