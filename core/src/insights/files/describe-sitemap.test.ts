import { expect, test } from 'vitest';
import { describeSitemap } from './describe-sitemap.ts';

const now = new Date('2026-11-21T12:00:00Z');
const described = (text: string) =>
	describeSitemap('https://a.example/sitemap.xml', text, { locale: 'en', now });

test('says in words what breaks the protocol', () => {
	const found = described(
		'<urlset><url><loc>https://a.example/?a&b</loc><lastmod>soon</lastmod></url></urlset>',
	);
	expect(found?.entries).toMatchObject([{ modified: 'soon', fault: 'wrong_date' }]);
	expect(found?.faults).toEqual([
		expect.stringContaining('not well-formed XML in places (1), such as “&b”'),
		expect.stringContaining('does not declare the namespace'),
		expect.stringContaining('dates that cannot be right (1), such as “soon”'),
	]);
});

test.each(['', '{"urlset": []}', '<svg><loc>https://a.example/</loc></svg>'])(
	'%j is not a sitemap',
	(text) => {
		expect(described(text)).toBeNull();
	},
);
