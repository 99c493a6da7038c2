import type { KeywordPlace, KeywordPlaceName } from '@plumbline/core';
import { __, _n, sprintf } from '@wordpress/i18n';
import { type Place, placeOf } from '../../audit/place.ts';
import { wordsOf } from './keyword-forms.ts';

export interface AnswerRow {
	readonly name: KeywordPlaceName;
	readonly label: string;
	/** Short, without a judgement. */
	readonly found: string;
	/** Null where nobody can know. */
	readonly isFound: boolean | null;
	/** The first hit, or else where the keyword could be; null if there is no such place. */
	readonly place: Place | null;
}

const order: readonly KeywordPlaceName[] = [
	'title',
	'url',
	'description',
	'first_paragraph',
	'headings',
	'text',
	'alt',
];

/** Places that are counted; of the others there is one. */
const counted: ReadonlySet<KeywordPlaceName> = new Set(['headings', 'text', 'alt']);

export const answerRows = (places: readonly KeywordPlace[]): readonly AnswerRow[] =>
	order.flatMap((name) => {
		const place = places.find((one) => one.name === name);
		return place ? [rowOf(place)] : [];
	});

function rowOf(place: KeywordPlace): AnswerRow {
	const { best, hitCount, name } = place;
	const isFound = best === 'unknown' ? null : hitCount > 0;
	return {
		name,
		label: labels()[name],
		found: isFound && !counted.has(name) ? '✓' : textOf(place),
		isFound,
		place: jumpOf(place),
	};
}

function textOf({ best, hitCount }: KeywordPlace): string {
	if (best === 'unknown') return '?';
	/* translators: %d: number of times that a keyword appears. */
	return hitCount > 0 ? sprintf(_n('%d×', '%d×', hitCount, 'plumbline'), hitCount) : '–';
}

function jumpOf({ hits: [hit], name, node }: KeywordPlace): Place | null {
	if (name === 'description') return { kind: 'field', field: 'description' };
	if (name === 'title') return { kind: 'title' };
	if (hit?.node) return placeOf(hit.node, [wordsOf(hit)]);
	return node === null ? null : placeOf(node);
}

const labels = (): Readonly<Record<KeywordPlaceName, string>> => ({
	title: __('Title', 'plumbline'),
	url: __('URL', 'plumbline'),
	description: __('Description', 'plumbline'),
	first_paragraph: __('First paragraph', 'plumbline'),
	headings: __('Headings', 'plumbline'),
	text: __('Text', 'plumbline'),
	alt: __('Alt texts', 'plumbline'),
});
