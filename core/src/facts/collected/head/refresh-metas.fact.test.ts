import { expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const read = (content: string) => {
	const html = `<head><meta http-equiv="Refresh" content='${content}'></head>`;
	return factsOfHtml(html)
		.get('refreshMetas')
		?.map(({ address, seconds }) => [seconds, address]);
};

it.each([
	['5', [[5, '']]],
	['0; url=/rye', [[0, '/rye']]],
	['0;URL = https://example.com/rye ', [[0, 'https://example.com/rye']]],
	['3, url="/rye"', [[3, '/rye']]],
	['.5 /rye', [[0.5, '/rye']]],
	['1; /rye?url=1', [[1, '/rye?url=1']]],
	['soon', []],
	['', []],
])('reads %j', (content, refreshes) => {
	expect(read(content)).toEqual(refreshes);
});

it('ignores a refresh inside noscript', () => {
	const html =
		'<head><noscript><meta http-equiv="refresh" content="0;url=/plain"></noscript></head>';
	expect(factsOfHtml(html).get('refreshMetas')).toEqual([]);
});

it('cannot be known in a fragment', () => {
	const html = '<meta http-equiv="refresh" content="5">';
	expect(whyUnknown('refreshMetas', html, { scope: 'fragment' })).toBe('fragment');
});
