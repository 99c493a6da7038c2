import { fixturesFor } from '../../fixture.ts';
import { paidLinksAreQualified } from './paid-links-are-qualified.rule.ts';

const link = (href: string, rel = '', text = 'A good iron pot') => ({
	footer: `<footer><p><a href="${href}" rel="${rel}">${text}</a></p></footer>`,
});
const amazon = 'https://www.amazon.com/dp/B0POT?tag=baker-20';

export const fixtures = fixturesFor(paidLinksAreQualified, {
	good: {
		'a link marked as sponsored': link(amazon, 'sponsored noopener'),
		'a link marked as not to be followed': link(amazon, 'NoFollow'),
		'two values with a comma': link(amazon, 'noopener,sponsored'),
	},
	bad: {
		'a link of an affiliate program': {
			...link(amazon),
			finds: [['named', { text: 'A good iron pot', host: 'www.amazon.com' }]],
		},
		'a network between page and shop': {
			...link('https://www.awin1.com/cread.php?awinmid=1', 'noopener'),
			finds: [['named']],
		},
		'a short link of a network': {
			...link('https://tidd.ly/3Bread'),
			finds: [['named', { host: 'tidd.ly' }]],
		},
		'a short link of a shop, perhaps to a wish list': {
			...link('https://amzn.to/2abcde'),
			finds: [['perhaps', { host: 'amzn.to' }]],
		},
		'a hotel with the number of a partner': {
			...link('https://www.booking.com/hotel/de/bakery.html?aid=1234567', 'noopener'),
			finds: [['named', { host: 'www.booking.com' }]],
		},
		'a Japanese network': {
			...link('https://px.a8.net/svt/ejp?a8mat=1', '', 'おすすめの鋳物鍋'),
			finds: [['named', { text: 'おすすめの鋳物鍋' }]],
		},
		'a picture without words': {
			footer: `<footer><p>See <a href="${amazon}">the pot</a> <a href="${amazon}"><img src="/pot.jpg" alt=""></a></p></footer>`,
			finds: [['named'], ['unnamed']],
		},
	},
	unjudged: {
		'a shop without an affiliate program': {
			...link('https://www.amazon.com/dp/B0POT'),
			status: 'not_applicable',
		},
		'a hotel without the number of a partner': {
			...link('https://www.booking.com/hotel/de/bakery.html'),
			status: 'not_applicable',
		},
		'a tag of a blog': { ...link('https://example.org/?tag=rye-20'), status: 'not_applicable' },
	},
});
