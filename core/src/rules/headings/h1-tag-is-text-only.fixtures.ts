import { fixturesFor } from '../fixture.ts';
import { h1TagIsTextOnly } from './h1-tag-is-text-only.rule.ts';

const home = {
	url: 'https://example.com/',
	canonical: '<link rel="canonical" href="https://example.com/">',
};
const logo = '<img src="/logo.png" alt="Sourdough Bakery" width="200" height="60">';

export const fixtures = fixturesFor(h1TagIsTextOnly, {
	good: {
		'words and an image for browsers without scripts': {
			h1: '<h1>Sourdough bread<noscript><img src="/loaf.jpg" alt="A loaf"></noscript></h1>',
		},
		'text alone': { h1: '<h1>Sourdough bread for beginners</h1>' },
		'emphasis, a link and a line break': {
			h1: '<h1><a href="/bread">Sourdough bread</a><br><small>for <em>beginners</em></small></h1>',
		},
		'a link with a name of its own': {
			h1: '<h1><a href="/bread" title="All about bread" aria-label="Bread">Sourdough bread</a></h1>',
		},
		'Japanese with readings': {
			html: '<html lang="ja">',
			h1: '<h1><ruby>酵母<rp>（</rp><rt>こうぼ</rt><rp>）</rp></ruby>パン</h1>',
			title: '<title>酵母パンの作り方</title>',
		},
		'an icon that is hidden from screen readers': {
			h1: '<h1><svg aria-hidden="true"><circle r="4" /></svg> Sourdough bread</h1>',
		},
		'an ornament with an empty alt': {
			h1: '<h1><img src="/leaf.png" alt="" width="20" height="20"> Sourdough bread</h1>',
		},
	},
	bad: {
		'a picture of the words': {
			h1: `<h1>${logo}</h1>`,
			finds: [['mixed', { elements: 'img' }]],
		},
		'a drawing with a name beside the text': {
			h1: '<h1>Sourdough <svg role="img"><title>bread</title></svg></h1>',
			finds: [['mixed', { elements: 'svg' }]],
		},
		'a form field and a button': {
			h1: '<h1>Sourdough bread <input aria-label="Search"><button>Find</button></h1>',
			finds: [['mixed', { elements: 'input, button' }]],
		},
		'a film without words': {
			h1: '<h1><video src="/bread.mp4"></video></h1>',
			finds: [['mixed', { elements: 'video' }]],
			saidBy: 'h1_tag_is_not_empty',
		},
	},
	unjudged: {
		'no main heading': { h1: '', status: 'not_applicable' },
		'the logo of a home page': { ...home, h1: `<h1>${logo}</h1>`, status: 'not_applicable' },
	},
});
