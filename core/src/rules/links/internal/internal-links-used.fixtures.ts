import { fixturesFor } from '../../fixture.ts';
import { internalLinksUsed } from './internal-links-used.rule.ts';

const text =
	'<p>Feed the starter in the morning with as much flour and water as it weighs, then wait until it has doubled and smells of yoghurt.</p>';
const page = (more: string) => ({ main: text.repeat(10) + more });

export const fixtures = fixturesFor(internalLinksUsed, {
	good: {
		'a link in the text': page('<p>Read how to <a href="/rye">bake rye bread</a> next.</p>'),
		'a link to a host of the site': page(
			'<p>Read <a href="https://www.example.com/rye">how to bake rye bread</a> next.</p>',
		),
		'a link to the site with the dot that ends every host': page(
			'<p>Read <a href="https://example.com./rye">how to bake rye bread</a> next.</p>',
		),
	},
	bad: {
		'no link': { ...page(''), finds: [['none']] },
		'only links to other sites and inside the page': {
			...page(
				'<p>See <a href="https://example.net/flour">the mill’s own page</a> and <a href="#top">the start</a>.</p>',
			),
			finds: [['none']],
		},
	},
	unjudged: { 'a short text': { main: text, status: 'not_applicable' } },
});
