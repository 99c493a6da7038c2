import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const linkOf = (html: string) => only(factsOfHtml(html).get('links'));

describe('links', () => {
	it.each([
		['its text', '<a href="/">Our  <b>bakery</b></a>', 'Our bakery'],
		['the alt text of an image', '<a href="/"><img alt="Our bakery"></a>', 'Our bakery'],
		['text before an alt text', '<a href="/"><img alt="Loaf"> Our bakery</a>', 'Our bakery'],
		['the title of an svg', '<a href="/"><svg><title>Search</title></svg></a>', 'Search'],
		['its own aria-label', '<a href="/" aria-label="Basket"></a>', 'Basket'],
		['its own title', '<a href="/" title="Basket"></a>', 'Basket'],
		['nothing', '<a href="/"><img alt=""></a>', ''],
	])('are named by %s', (_name, html, label) => {
		expect(linkOf(html).label).toBe(label);
	});

	it.each([
		['no address', '<a>Soon</a>', null],
		['an empty address', '<a href="">Here</a>', ''],
		['an address as it is written', '<a href=" /bread ">Bread</a>', ' /bread '],
	])('have %s', (_name, html, href) => {
		expect(linkOf(html).href).toBe(href);
	});

	it.each([
		['aria-expanded', '<a href="#" aria-expanded="false">Menu</a>', true],
		['data-bs-toggle', '<a href="#" data-bs-toggle="tab">Crust</a>', true],
		['nothing of the kind', '<a href="#">Top</a>', false],
		['a hint shown beside it', '<a href="/" data-toggle="tooltip" title="Bread">Top</a>', false],
	])('with %s: button %j', (_name, html, isButton) => {
		expect(linkOf(html).isButton).toBe(isButton);
	});

	it.each([
		['main', '<main><a href="/">Bread</a></main>'],
		['nav', '<nav><a href="/">Bread</a></nav>'],
		['footer', '<footer><a href="/">Bread</a></footer>'],
		['body', '<div><a href="/">Bread</a></div>'],
	])('belong to the region %s', (region, html) => {
		expect(linkOf(html).region).toBe(region);
	});

	it.each([
		['hidden', '<div hidden><a href="/">Bread</a></div>'],
		['hidden by style', '<a style="display: none" href="/">Bread</a>'],
		['hidden from assistive technology', '<a aria-hidden="true" href="/">Bread</a>'],
	])('are %s', (_name, html) => {
		expect(linkOf(html).isHidden).toBe(true);
	});

	it('list their images and the language around them', () => {
		const link = linkOf('<p lang="DE"><a href="/"><img src="a.png" alt="Brot"></a></p>');
		expect(link.images).toMatchObject([{ name: 'img', label: 'Brot' }]);
		expect(link.lang).toBe('de');
	});

	it.each([
		['href', '<svg><a href="/bread"><text>Our <tspan>bread</tspan></text></a></svg>'],
		['xlink:href', '<svg><g><a xlink:href="/bread"><text>Our bread</text></a></g></svg>'],
	])('are found in an svg, by %s', (_name, html) => {
		expect(linkOf(html)).toMatchObject({ href: '/bread', text: 'Our bread', label: 'Our bread' });
	});

	it('are named by their title in an svg, whose text stays outside the page text', () => {
		const facts = factsOfHtml(
			'<p>Rye <svg><a href="/"><title>Map</title><path/></a></svg>bread</p>',
		);
		expect(only(facts.get('links')).label).toBe('Map');
		expect(facts.get('textBlocks')).toMatchObject([{ text: 'Rye bread' }]);
	});

	it.each([
		['<a rel="Nofollow" target="_blank" role=" LINK ">Bread</a>', '_blank', 'link'],
		['<a href="/">Bread</a>', null, null],
	])('know the window and the role of %s', (html, target, role) => {
		expect(linkOf(html)).toMatchObject({ target, role });
	});

	it.each([
		['<a href="/" aria-labelledby="bread"></a>', 'bread'],
		['<a href="/" aria-labelledby="bread">Bread</a>', null],
		['<a href="/" aria-labelledby="bread" title="Bread"></a>', null],
	])('know the ids that alone name them: %s', (html, labelledBy) => {
		expect(linkOf(html).labelledBy).toBe(labelledBy);
	});

	it.each([
		['<a href="/" lang="en"><span lang="JA">パン</span></a>', 'ja'],
		['<a href="/" lang="en"> <b lang="de"><i>Brot</i></b> <svg><title>x</title></svg></a>', 'de'],
		['<a href="/" lang="en">Bread <i lang="de">Brot</i></a>', 'en'],
		['<a href="/" lang="en"><img alt="Brot" lang="de"></a>', 'en'],
	])('know the language of their text: %s', (html, lang) => {
		expect(linkOf(html).lang).toBe(lang);
	});

	it('are not found in templates and comments', () => {
		const html = '<template><a href="/">Bread</a></template><!-- <a href="/">Bread</a> -->';
		expect(factsOfHtml(html).get('links')).toEqual([]);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('links', `<a href="/">Bread</a>${tooDeep}`)).toBe('too_deep');
	});
});
