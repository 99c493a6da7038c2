import { expect, it } from 'vitest';
import { type Fault, pageFaultKinds } from '../look/fault.ts';
import type { KnownSubject } from './known-subjects.store.ts';
import { settleSubject } from './settle-subject.ts';

const day = 86_400_000;
const fields = {
	status: 200,
	title: 'Rye',
	description: null,
	h1: null,
	canonical: 'https://bakery.example/rye',
	robots: '',
	languages: null,
	text: null,
	links: null,
};
const elsewhere: Fault = { kind: 'canonical', detail: 'https://bakery.example/' };

/** Looks at once and after one and ten minutes, a day after a look that found nothing. */
function newsOf(seen: Partial<typeof fields>, faults: readonly Fault[], changes?: boolean) {
	const look = (found: readonly Fault[]) => ({ faults: found, judged: new Set(pageFaultKinds) });
	const url = 'https://bakery.example/rye';
	const settings = { ...(changes !== undefined && { changes }) };
	const first = { subject: url, url, look: look([]), fields };
	let known: KnownSubject | null =
		settleSubject(null, first, { ...settings, nowMs: 0 })?.known ?? null;
	return [0, 60_000, 660_000].flatMap((ms) => {
		const second = { subject: url, url, look: look(faults), fields: { ...fields, ...seen } };
		const settled = settleSubject(known, second, { ...settings, nowMs: 2 * day + ms });
		known = settled?.known ?? null;
		return [
			...(settled?.opened.map(({ kind }) => `fault ${kind}`) ?? []),
			...(settled?.changed.map(({ field }) => `new ${field}`) ?? []),
		];
	});
}

it('reports a canonical that points elsewhere as a fault only', () => {
	const seen = { canonical: elsewhere.detail, title: 'Spelt' };
	expect(newsOf(seen, [elsewhere])).toEqual(['fault canonical', 'new title']);
});

it('reports faults only where changes are not wanted', () => {
	expect(newsOf({ title: 'Spelt' }, [], false)).toEqual([]);
	expect(newsOf({ title: 'Spelt' }, [])).toEqual(['new title']);
});
