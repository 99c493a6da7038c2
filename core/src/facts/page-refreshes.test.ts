import { expect, it } from 'vitest';
import { factsOfHtml } from '../run/audit-html.ts';
import { pageRefreshes } from './page-refreshes.ts';

const targets = (head: string, header = '') => {
	const response = { status: 200, headers: [['Refresh', header]] as const };
	const url = 'https://example.com/bread/';
	const page = factsOfHtml(head, { geo: 'us', url, scope: 'document', response });
	return pageRefreshes(page).map(({ seconds, target }) => [seconds, target.href]);
};
const tag = (content: string) => `<meta http-equiv="refresh" content="${content}">`;

it('lists the header before the tags', () => {
	expect(targets(tag('5; rye'), '0; url=/cakes')).toEqual([
		[0, 'https://example.com/cakes'],
		[5, 'https://example.com/bread/rye'],
	]);
});

it('resolves against the base of the page', () => {
	expect(targets(`<base href="https://example.org/">${tag('0; rye')}`)).toEqual([
		[0, 'https://example.org/rye'],
	]);
});

it('leaves out what reloads the page, and what is not a page', () => {
	expect(targets(tag('60') + tag('0; #top') + tag('0; mailto:a@example.com'), 'soon')).toEqual([]);
});
