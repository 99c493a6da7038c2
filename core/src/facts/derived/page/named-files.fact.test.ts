import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const namedIn = (html: string) =>
	factsOfHtml(html, { url: 'https://example.com/bread/' })
		.get('namedFiles')
		?.map(({ address }) => address);

describe('namedFiles', () => {
	it('has the files of its own host, and places of other pages, each once', () => {
		const html = `<link rel="stylesheet" href="/s.css?v=2"><script src="app.js"></script>
			<img src="rye.png#x"><img src="rye.png"><a href="/oat#bake">Oat</a><a href="/oat">Oat</a>`;
		expect(namedIn(html)).toEqual([
			'https://example.com/bread/rye.png',
			'https://example.com/s.css?v=2',
			'https://example.com/bread/app.js',
			'https://example.com/oat#bake',
		]);
	});
	it('leaves out other hosts, embedded files, and fragments that scripts read', () => {
		const html = `<img src="https://cdn.example/a.png"><img src="data:image/png,"><img src="">
			<script>1</script><link rel="icon" href="/i.ico"><a href="#here">Here</a>
			<a href="/app#/route">App</a><a href="/oat#:~:text=bake">Oat</a><a href="/oat#top">Oat</a>`;
		expect(namedIn(html)).toEqual([]);
	});
	it('is unknown without the URL of the page', () => {
		const html = '<img src="a.png">';
		expect(whyUnknown('namedFiles', html, { url: null })).not.toBeNull();
		expect(whyUnknown('namedFiles', html)).toBeNull();
	});
});
