import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { isWantedLink, type LinkFilter, pageLinks } from './page-links.ts';

const html = `<a href="/rye">Rye</a> <a href="https://www.example.com/rye">More rye</a>
<a href="https://mill.example/" rel="nofollow sponsored">Our mill</a> <a href="#top">Top</a>
<a href="mailto:a@example.com">Write</a> <a href="http://:bad">Bad</a> <a>No address</a>
<a name="here"></a> <a href="javascript:void(0)">Open</a>`;

const links = pageLinks(factsOfHtml(html)) ?? [];

it('says where every link leads', () => {
	expect(links.map(({ kind, link }) => `${link.label}: ${kind}`)).toEqual([
		'Rye: internal',
		'More rye: internal',
		'Our mill: external',
		'Top: jump',
		'Write: other',
		'Bad: broken',
		'No address: broken',
		'Open: broken',
	]);
});

it.each<[LinkFilter, string, readonly string[]]>([
	['internal', '', ['Rye', 'More rye']],
	['external', '', ['Our mill']],
	['sponsored', '', ['Our mill']],
	['ugc', '', []],
	['all', 'MILL.', ['Our mill']],
	['internal', 'more', ['More rye']],
])('finds %s links with “%s”', (filter, words, wanted) => {
	const found = links.filter((link) => isWantedLink(link, filter, words));
	expect(found.map(({ link }) => link.label)).toEqual(wanted);
});

it('counts links to the same URL', () => {
	const twice = pageLinks(factsOfHtml('<a href="/a">1</a><a href="/a#b">2</a><a href="/c">3</a>'));
	const repeated = twice?.filter((link) => isWantedLink(link, 'repeated', ''));
	expect(repeated?.map(({ link }) => link.label)).toEqual(['1', '2']);
});
