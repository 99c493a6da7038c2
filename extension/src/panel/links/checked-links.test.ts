import type { LinkAnswer, PageLink } from '@plumbline/core';
import { expect, test } from 'vitest';
import { checkedLinks, healthProblem } from './checked-links.ts';

// Only these parts of a link matter here.
const link = (address: string, label = 'Bread') =>
	({ address, kind: 'internal', qualifiers: [], link: { label } }) as unknown as PageLink;

const answer = (status: number | null, address: string): LinkAnswer => ({ status, address });

const [fine, gone, shut, open] = ['fine', 'gone', 'shut', 'open'].map(
	(name) => `https://a.example/${name}`,
) as [string, string, string, string];
const answers = new Map([
	[fine, answer(200, fine)],
	[gone, answer(404, gone)],
	[shut, answer(403, shut)],
]);
const checked = checkedLinks(
	[fine, gone, open, shut].map((each) => link(each)),
	answers,
);

test('ranks worse results higher, and links without a result as fine', () => {
	const [works, broken, unchecked, refused] = checked.map(healthProblem);

	expect(broken).toBeGreaterThan(refused ?? 0);
	expect(refused).toBeGreaterThan(0);
	expect([works, unchecked]).toEqual([0, 0]);
});
