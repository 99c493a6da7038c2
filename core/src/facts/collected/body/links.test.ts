import { describe, expect, it } from 'vitest';
import { factsOfHtml, only } from '../../facts-of-html.fixtures.ts';

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

	it('are not found in templates and comments', () => {
		const html = '<template><a href="/">Bread</a></template><!-- <a href="/">Bread</a> -->';
		expect(factsOfHtml(html).get('links')).toEqual([]);
	});
});
