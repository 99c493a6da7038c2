import { expect, test } from 'vitest';
import { changeNotes, noteSpans, notesByPlace } from './notes-by-date.ts';

const change = (date: string, note: string, fields: readonly string[] = []) => ({
	...{ date, note, fields, caused: [], resolved: [] },
});

test('pages that changed alike on a day are one note', () => {
	const seen = [
		change('2026-11-03', 'New titles'),
		change('2026-11-03', 'New titles'),
		change('2026-11-03', '', ['title', 'h1']),
		change('2026-11-03', ''),
	];
	expect(changeNotes(seen, (field) => field.toUpperCase())).toEqual([
		{ date: '2026-11-03', text: 'New titles', pages: 2 },
		{ date: '2026-11-03', text: 'TITLE, H1', pages: 1 },
	]);
});

test('a note is at the beginning of its week, and none is before the chart', () => {
	const weeks = ['2026-11-02', '2026-11-09'];
	const notes = ['2026-11-01', '2026-11-02', '2026-11-08', '2026-11-12'].map((date) => ({
		...{ date, text: date, pages: 1 },
	}));
	const places = notesByPlace(weeks, notes);
	expect([...places].map(([place, some]) => [place, some.map(({ text }) => text)])).toEqual([
		[0, ['2026-11-02', '2026-11-08']],
		[1, ['2026-11-12']],
	]);
});

test('a lasting event is on each of its steps, also if it began before the chart', () => {
	const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'];
	const note = (date: string, to: string) => ({
		...{ date, text: date, pages: 1 },
		lasting: { to, source: '', isOfImpressions: false },
	});
	const notes = [
		note('2026-10-01', '2026-11-09'),
		note('2026-11-18', '2026-12-01'),
		note('2026-10-01', '2026-11-01'),
	];
	expect([...notesByPlace(weeks, notes)].map(([place, some]) => [place, some.length])).toEqual([
		[0, 1],
		[1, 1],
		[2, 1],
	]);
	expect(noteSpans(weeks, notes)).toEqual([
		{ from: 0, to: 1 },
		{ from: 2, to: 2 },
	]);
});
