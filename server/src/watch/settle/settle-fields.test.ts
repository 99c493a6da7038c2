import { expect, it } from 'vitest';
import { createRandom } from '../../testing/simulated-clicks.ts';
import { dueFieldLooks, type KnownFields, settleFields } from './settle-fields.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const page = (title: string | null, description = 'Dark bread') => ({
	status: 200,
	title,
	description,
	h1: 'Rye',
	canonical: null,
	robots: '',
	languages: null,
	text: 1000,
	links: 3,
});

/** Looks every six hours, and again whenever something waits for confirmation. */
function watchTitle(days: number, titleAt: (nowMs: number) => string | null) {
	let known: KnownFields | null = null;
	const messages: string[] = [];
	for (let nowMs = 0; nowMs < days * day; ) {
		const settled = settleFields(known, page(titleAt(nowMs)), nowMs);
		known = settled.known;
		messages.push(...settled.changed.map(({ after, before }) => `${before} → ${after}`));
		const next = (Math.floor(nowMs / (day / 4)) + 1) * (day / 4);
		nowMs = Math.min(next, ...dueFieldLooks(known));
	}
	return messages;
}

it('reports a changed title once, and the return of the old one', () => {
	const titleAt = (nowMs: number) => (nowMs > 5 * day && nowMs < 9 * day ? 'Spelt' : 'Rye');
	expect(watchTitle(20, titleAt)).toEqual(['Rye → Spelt', 'Spelt → Rye']);
});

it('does not report a missing title as a change, because it is a fault', () => {
	expect(watchTitle(20, (nowMs) => (nowMs > 5 * day ? null : 'Rye'))).toEqual([]);
});

it('reports nothing about a deploy that is undone within minutes', () => {
	const isShort = (nowMs: number) => nowMs % (2 * day) < 8 * minute && nowMs > 2 * day;
	expect(watchTitle(90, (nowMs) => (isShort(nowMs) ? 'Staging' : 'Rye'))).toEqual([]);
});

it('reports nothing about titles that rotate for 90 days', () => {
	const random = createRandom(8);
	const titles = [
		'Rye',
		'Spelt',
		'Rolls',
		'Bread',
		'Cake',
		'Pie',
		'Tarts',
		'Buns',
		'Pizza',
		'Oats',
	];
	for (let site = 0; site < 20; site++) {
		expect(watchTitle(90, () => titles[Math.floor(random() * titles.length)]!)).toEqual([]);
	}
});
