import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';

const canonical = '<link rel="canonical" href="/rye">';
const breaksOf = (html: string) =>
	factsOfHtml(html)
		.get('headBreaks')
		?.map(({ name }) => name);

describe('headBreaks', () => {
	it.each([
		['an image', `<head><img>${canonical}</head><body>`, ['img']],
		['a division', `<html><head><div></div>${canonical}`, ['div']],
		['an element nobody knows', `<head><x-banner></x-banner>${canonical}</head>`, ['x-banner']],
		['text', `<head>&gt;${canonical}</head>`, ['#text']],
		['a frame, in the head that nobody opened', `<iframe></iframe>${canonical}`, ['iframe']],
		[
			'an image before the only title with words',
			'<head><title></title><img><title>Rye</title>',
			['img'],
		],
		['the first of several', `<head><br><p>${canonical}</head>`, ['br']],
	])('are %s', (_name, html, names) => {
		expect(breaksOf(html)).toEqual(names);
	});

	it.each([
		['nothing in a head of metadata', `<head>${canonical}</head><body><img>`],
		['no element after all metadata', `<head>${canonical}<img></head><body>`],
		['no element before an empty description', '<head><img><meta name="description" content=" ">'],
		['no element before a second title', '<head><title>Rye</title><img><title>Loaf</title>'],
		['no element before a second canonical', `<head>${canonical}<img>${canonical}`],
		[
			'no element before robots rules, which count in the body too',
			'<head><img><meta name="robots" content="noindex">',
		],
		['no noscript with an image', `<head><noscript><img></noscript>${canonical}</head>`],
		['no template', `<head><template><div></div></template>${canonical}</head>`],
		['no comment', `<head><!-- <img> -->${canonical}</head>`],
		['no white space', `<head> \n ${canonical}</head>`],
		['no element between head and body', `<head></head><iframe></iframe><body>${canonical}`],
		['no body that the source opens itself', `<head><body><img>${canonical}`],
		['no drawing with a title', '<head></head><body><svg><title>Rye</title></svg>'],
	])('are %s', (_name, html) => {
		expect(breaksOf(html)).toEqual([]);
	});

	it('name the place of the element', () => {
		const html = `<head>${'<meta name="author" content="Baker">'}<img>${canonical}`;
		expect(factsOfHtml(html).get('headBreaks')).toEqual([
			{ name: 'img', node: html.indexOf('<img>') },
		]);
	});
});
