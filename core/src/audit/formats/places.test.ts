import { describe, expect, it } from 'vitest';
import type { ReportedOccurrence, ReportedRule } from '../report/report.ts';
import { placesOf } from './places.ts';
import { auditedPage, breadHtml } from './sample-pages.fixtures.ts';

const { report } = auditedPage('a.html', breadHtml);
const reported = report.rules.find(({ name }) => name === 'only_one_h1_tag');

function found(occurrences: readonly Partial<ReportedOccurrence>[]): ReportedRule {
	if (!reported) throw new Error('The rule is in the catalogue.');
	const whole = occurrences.map(
		(occurrence): ReportedOccurrence => ({
			id: '',
			messageKey: 'broken',
			message: 'It is broken',
			values: {},
			nodes: [],
			...occurrence,
		}),
	);
	return { ...reported, headline: '2 are broken', occurrences: whole };
}

const at = (line: number, snippet: string | null = `<p>${line}</p>`) => ({
	node: line,
	snippet,
	selector: null,
	line,
	column: 5,
});

describe('the places of a finding', () => {
	it('show every node with its source', () => {
		expect(placesOf(found([{ nodes: [at(1), at(2)] }, { nodes: [at(3)] }]))).toEqual([
			{ position: '1:5', text: '<p>1</p>' },
			{ position: '2:5', text: '<p>2</p>' },
			{ position: '3:5', text: '<p>3</p>' },
		]);
	});

	it('say what is wrong if it differs between them', () => {
		const rule = found([
			{ messageKey: 'bent', message: 'It is bent', nodes: [at(1), at(2)] },
			{ nodes: [at(3)] },
		]);
		expect(placesOf(rule).map(({ text }) => text)).toEqual([
			'It is bent',
			'<p>2</p>',
			'It is broken',
		]);
	});

	it('say what is wrong if one element has several faults', () => {
		const rule = found([
			{ message: '“a” is broken', nodes: [at(1)] },
			{ message: '“b” is broken', nodes: [at(1)] },
			{ message: '“c” is broken', nodes: [at(2)] },
		]);
		expect(placesOf(rule).map(({ text }) => text)).toEqual([
			'“a” is broken',
			'“b” is broken',
			'<p>2</p>',
		]);
	});

	it('say what is wrong if the host has no source to show', () => {
		const node = { ...at(1, null), line: null, column: null };
		expect(placesOf(found([{ nodes: [node] }]))).toEqual([
			{ position: null, text: 'It is broken' },
		]);
	});

	it('are left out if the headline says it all', () => {
		expect(placesOf(found([{ message: '2 are broken' }]))).toEqual([]);
		expect(placesOf(found([{}, { message: 'Another' }])).map(({ text }) => text)).toEqual([
			'It is broken',
			'Another',
		]);
	});
});
