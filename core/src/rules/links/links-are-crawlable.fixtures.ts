import { fixturesFor } from '../fixture.ts';
import { linksAreCrawlable } from './links-are-crawlable.rule.ts';

const page = (link: string) => ({ footer: `<footer><p>${link}</p></footer>` });

export const fixtures = fixturesFor(linksAreCrawlable, {
	good: {
		'a link with an address': page('<a href="/rye">Rye bread</a>'),
		'a link with an address and a script': page(
			'<a href="/rye" onclick="location.href = this.href; return false">Rye bread</a>',
		),
		'a place to jump to': page('<a name="rye">Rye bread</a> <a id="crust">Crust</a>'),
		'a jump inside the page': page('<a href="#crust">Crust</a>'),
		'a link to print the page': page('<a href="javascript:window.print()">Print this page</a>'),
		'a menu that opens': page(
			'<a href="javascript:void(0)" onclick="toggle(\'menu\')" aria-expanded="false">Recipes</a>',
		),
		'a button by its role': page('<a role="button" onclick="location.href = \'/rye\'">Rye</a>'),
		'mail and telephone': page(
			'<a href="mailto:baker@example.com">Write to us</a> <a href="tel:+15550100">Call us</a>',
		),
	},
	bad: {
		'a script in the address': {
			...page('<a href="javascript:goTo(\'rye\')">Rye bread</a>'),
			finds: [['script', { text: 'Rye bread' }]],
		},
		'a script on the click': {
			...page('<a onclick="window.location.href=\'/rye\'">Rye bread</a>'),
			finds: [['script']],
		},
		'a script on the click and an address that is none': {
			...page('<a href="#" onclick="location.assign(\'/rye\')">Rye bread</a>'),
			finds: [['script']],
		},
		'a link without a text': {
			...page('<a href="javascript:goTo(\'rye\')"><img src="/rye.jpg" alt=""></a>'),
			finds: [['unnamed']],
		},
	},
	unjudged: {
		'no links': { main: '<p>Bread.</p>', footer: '', status: 'not_applicable' },
	},
});
