import { fixturesFor } from '../../fixture.ts';
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
		'a place to jump to with a relation': page('<a id="rye" rel="bookmark">Rye bread</a>'),
		'an action in this window': page('<a target="_self" class="reply">Reply</a>'),
		'an icon that shares the page': page(
			'<a target="_blank" rel="noopener" aria-label="Share"></a>',
		),
		'a link of a drawing': page(
			'<svg viewBox="0 0 9 9"><a href="/rye"><text>Rye bread</text></a></svg>',
		),
		'mail and telephone': page(
			'<a href="mailto:baker@example.com">Write to us</a> <a href="tel:+15550100">Call us</a>',
		),
		'an action that crawlers need not follow': page(
			'<a data-open-wishlist="true" rel="nofollow noopener">Add to the wish list</a>',
		),
		'a window of a certain size with a hint': page(
			"<a href=\"#\" onclick=\"window.open('/rules', 'rules', 'width=650,height=580')\">Rules</a>",
		),
		'the name of a visitor': page('<a rel="nofollow ugc" class="url">Ann</a>'),
	},
	bad: {
		'a script in the URL': {
			...page('<a href="javascript:goTo(\'rye\')">Rye bread</a>'),
			finds: [['script', { text: 'Rye bread' }]],
		},
		'a click handler': {
			...page('<a onclick="window.location.href=\'/rye\'">Rye bread</a>'),
			finds: [['script']],
		},
		'a click handler and an href that is not a URL': {
			...page('<a href="#" onclick="location.assign(\'/rye\')">Rye bread</a>'),
			finds: [['script']],
		},
		'a link by its role, with a script': {
			...page('<a role="link" onclick="location.href=\'/rye\'">Rye bread</a>'),
			finds: [['script', { text: 'Rye bread' }]],
		},
		'an entry of a menu that only a script opens': {
			...page('<a role="menuitem" href="#" onclick="location.href=\'/rye\'">Rye bread</a>'),
			finds: [['script']],
		},
		'a link that lost its URL': {
			...page('<a target="_blank">Rye bread</a> <a rel="bookmark">Spelt bread</a>'),
			finds: [
				['no_url', { text: 'Rye bread' }],
				['no_url', { text: 'Spelt bread' }],
			],
		},
		'a link to a window or frame that lost its URL': {
			...page('<a target="_top">Rye bread</a> <a target="loaves" rel="next">Spelt bread</a>'),
			finds: [['no_url'], ['no_url']],
		},
		'a link to the next page that lost its URL': {
			...page('<a rel="next">Older loaves</a>'),
			finds: [['no_url', { text: 'Older loaves' }]],
		},
		'a script that opens a window with a page of this site': {
			...page('<a href="#" onclick="window.open(\'https://example.com/rye\')">Rye bread</a>'),
			finds: [['script', { text: 'Rye bread' }]],
		},
		'a link by its role alone': {
			...page('<a role="link" tabindex="0">Rye bread</a>'),
			finds: [['no_url', { text: 'Rye bread' }]],
		},
		'a script that opens a window': {
			...page('<a href="javascript:window.open(\'/rye\')">Rye bread</a>'),
			finds: [['script', { text: 'Rye bread' }]],
		},
		'a link without text': {
			...page('<a href="javascript:goTo(\'rye\')"><img src="/rye.jpg" alt=""></a>'),
			finds: [['unnamed']],
		},
	},
	unjudged: {
		'no links': { main: '<p>Bread.</p>', footer: '', status: 'not_applicable' },
	},
});
