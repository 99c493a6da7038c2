import type { LinkAnswer, PageLink } from '@plumbline/core';
import { expect, test } from 'vitest';
import { checkedLinks, countHealth, linksCsv, worstFirst } from './checked-links.ts';

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

test('counts links by result, the worst first', () => {
	expect(countHealth(checked)).toEqual([
		['broken', 1],
		['refuses', 1],
		['works', 1],
	]);
});

test('sorts problems first, and links without an answer last', () => {
	expect(worstFirst(checked).map(({ link }) => link.address)).toEqual([gone, shut, fine, open]);
});

test('exports every link with its result, safe to open in a spreadsheet', () => {
	const [, row, formula] = linksCsv(checkedLinks([link(shut), link(open, '=1+1')], answers)).split(
		'\r\n',
	);

	expect(row).toBe(`${shut},Bread,internal,,refuses,403,${shut}`);
	expect(formula).toBe(`${open},'=1+1,internal,,,,`);
});
