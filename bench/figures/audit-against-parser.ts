import { auditHtml } from '@plumbline/core';
import { generatePages } from '@plumbline/scripts/generate-pages';
import { parse } from 'parse5';
import type { FigureGroup } from './figure.ts';
import { compare } from './measure.ts';

const LENGTHS = [10_000, 200_000, 2_000_000];
const MARKUP_LIMIT = 1.6;
const PROSE_LIMIT = 3;
/** Under this share of text a page is mostly markup. */
const MARKUP_SHARE = 0.15;

/** A full audit costs little more than reading the page. */
export function auditAgainstParser(): FigureGroup {
	return {
		title: 'Full audit against parse5 alone',
		method:
			'Every rule with one keyword, against `parse5.parse` of the same text; medians of rounds taken in turns.',
		figures: generatePages(LENGTHS).map(({ html, name, url }) => {
			const share = textShare(html);
			const limit = share < MARKUP_SHARE ? MARKUP_LIMIT : PROSE_LIMIT;
			const rounds = html.length > 1_000_000 ? 5 : 15;
			const [audit, parser] = compare(
				[
					{ name: 'audit', run: () => auditHtml(html, { geo: 'us', url, keywords: ['bread'] }) },
					{ name: 'parse5', run: () => parse(html, { scriptingEnabled: true }) },
				],
				rounds,
			);
			const ratio = (audit?.median ?? 0) / (parser?.median ?? 1);
			return {
				name: `${name}, ${Math.round(share * 100)} % text`,
				measured: `${ratio.toFixed(2)}× (${audit?.median.toFixed(1)} ms)`,
				aim: `≤ ${limit}×`,
				holds: ratio <= limit,
			};
		}),
	};
}

function textShare(html: string): number {
	const text = html
		.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
		.replace(/<[^>]*>/g, '')
		.replace(/\s+/g, ' ');
	return text.length / html.length;
}
