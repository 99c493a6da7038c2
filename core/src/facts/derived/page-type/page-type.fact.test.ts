import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const markup = (json: string) => `<script type="application/ld+json">${json}</script>`;
const at = (path: string) => `https://example.com${path}`;

describe('pageType', () => {
	it.each([
		['/', 'home'],
		['/index.html', 'home'],
		['/de/', 'home'],
		['/?utm_source=letter&lang=de', 'home'],
		['/?p=31228', 'other'],
		['/index.php?option=com_content&id=7', 'other'],
		['/?s=bread', 'search'],
		['/search?q=bread', 'search'],
		['/login', 'login'],
		['/wp-login.php', 'login'],
		['/shop/cart/', 'cart'],
		['/danke', 'thank-you'],
		['/docs/start', 'docs'],
		['/bread/sourdough', 'other'],
		['/research/bread', 'other'],
		['/shopping-cart-history', 'other'],
		['/bread/signing', 'other'],
	])('at %s is %s', (path, type) => {
		expect(factsOfHtml('', { url: at(path) }).get('pageType')).toBe(type);
	});

	it.each([
		[markup('{"@type": "Product"}'), 'product'],
		[markup('{"@graph": [{"@type": ["NewsArticle"]}]}'), 'article'],
		[markup('{"@type": "CollectionPage"}'), 'listing'],
		['<meta property="og:type" content="Article">', 'article'],
		['<meta property="og:type" content="website">', 'other'],
	])('with %s is %s', (html, type) => {
		expect(factsOfHtml(html).get('pageType')).toBe(type);
	});

	const text = `<p>${'Rye is a dark bread with a thick crust. '.repeat(10)}</p>`.repeat(2);
	const headline = '<h1>How to bake rye bread at home</h1>';
	const date = '<p>Published on 4 March 2026</p>';
	const teaser = '<h2><a href="/rye">Rye</a></h2><p>A dark bread.</p>';

	it.each([
		['a dated text with a headline', `${headline}${date}${text}`, 'article'],
		['a signed text with a headline', `${headline}<p>By Ada Baker</p>${text}`, 'article'],
		['a signed and dated text', `<h1>Rye</h1><p>By Ada Baker, 4 March 2026</p>${text}`, 'article'],
		['a date for machines', `${headline}<time datetime="2026-03-04">now</time>${text}`, 'article'],
		[
			'a Japanese text',
			`<h1>家庭でライ麦パンを焼く方法</h1><p>2026年3月4日</p>${`<p>${'ライ麦パンは皮の厚い黒いパンです。'.repeat(12)}</p>`.repeat(2)}`,
			'article',
		],
		[
			'a headline that is not the first heading',
			`<title>How to bake rye bread | Bakery</title><h1>News</h1><h2>How to bake rye bread</h2>${date}${text}`,
			'article',
		],
		['an essay with a headline', `${headline}${text.repeat(8)}`, 'article'],
		[
			'teasers below a longer text that is not dated',
			`<h1>Rye</h1>${text}${teaser.repeat(5)}`,
			'other',
		],
		['a text that could be anything', `<h1>Rye</h1>${text}`, 'other'],
		[
			'a date in the story',
			`<h1>Rye</h1><p>${'Bread. '.repeat(40)}4 March 2026</p>${text}`,
			'other',
		],
		['a dated headline without a text', `${headline}${date}<p>Soon.</p>`, 'other'],
		['a page about the site', `<h1>Privacy policy</h1>${date}<p>By Ada Baker</p>${text}`, 'other'],
		['teasers', `<h1>Breads</h1>${teaser.repeat(5)}`, 'listing'],
		['a price and a button', '<h1>Rye</h1><p>€ 4.20</p><button>Add to cart</button>', 'product'],
		[
			'a price and a button on every entry of a list',
			'<h1>Breads</h1><p>€ 4.20</p><button>Add to cart</button>'.repeat(3),
			'other',
		],
		[
			'microdata of an article',
			'<div itemscope itemtype="https://schema.org/BlogPosting"></div>',
			'article',
		],
		[
			'microdata of several products',
			'<div itemscope itemtype="https://schema.org/Product"></div>'.repeat(2),
			'other',
		],
		[
			'a time of publication in the head',
			'<meta property="article:published_time" content="2026-03-04">',
			'article',
		],
	])('with %s is seen', (_name, html, type) => {
		expect(factsOfHtml(html).get('pageType')).toBe(type);
	});

	const price = '<p>€ 4.20</p>';
	const button = '<button>Add to cart</button>';
	const ingredients =
		'<h2>Ingredients</h2><p>500 g rye flour</p><p>350 ml water</p><p>2 tsp salt</p>';
	const steps = '<h2>Method</h2><p>Mix the flour with the water.</p><p>Bake it for an hour.</p>';
	const entry = '<h3><a href="/rye">Rye bread with seeds</a></h3><p>€ 4.20</p>';
	const article = '<meta property="og:type" content="article">';

	it.each([
		['a recipe', `<h1>Rye bread</h1>${ingredients}${steps}`, 'recipe'],
		[
			'a recipe that claims to be an article',
			`${article}<h1>Rye bread</h1>${ingredients}${steps}`,
			'recipe',
		],
		[
			'a recipe below a heading that says so',
			`<h1>Rye bread</h1>${text}<h3>Recipe: Rye bread</h3><ul><li>3 cups of flour</li><li>2 tsp. salt</li><li>1/2 cup of water</li></ul>`,
			'recipe',
		],
		[
			'an article about a recipe',
			`${headline}${date}${text}<h3>Recipe: what is it?</h3><p>500 g of flour.</p>`,
			'article',
		],
		[
			'a German recipe',
			'<h1>Roggenbrot</h1><h2>Zutaten</h2><p>500 g Mehl</p><p>2 TL Salz</p><p>350 ml Wasser</p><h2>Zubereitung</h2><p>Alles kneten.</p>',
			'recipe',
		],
		[
			'a Japanese recipe',
			'<h1>ライ麦パン</h1><h2>材料</h2><p>ライ麦粉 500g</p><p>塩 小さじ2</p><p>水 350ml</p><h2>作り方</h2><p>混ぜて焼きます。</p>',
			'recipe',
		],
		[
			'the ingredients of a product',
			`<h1>Rye bread</h1>${price}${button}<h2>Ingredients</h2><p>Rye flour, water, salt</p><h2>Directions</h2><p>Keep it dry.</p>`,
			'product',
		],
		[
			'sizes of a product',
			`<h1>Rye</h1>${price}${button}<p>250 g</p><p>500 g</p><p>1 kg</p><p>2 kg</p>`,
			'product',
		],
		[
			'the word ingredients in a text',
			`<h1>Rye</h1><p>Ingredients</p><p>What bread is made of.</p>`,
			'other',
		],
		[
			'a product that is sold out',
			`<h1>Rye</h1>${price}<p>Sold out</p><p>SKU: 4711</p><p>Weight: 1 kg</p><p>Brand: Ada</p>`,
			'product',
		],
		[
			'a product that claims to be an article',
			`${article}<h1>Rye</h1>${price}${button}`,
			'product',
		],
		['a product above others', `<h1>Rye</h1>${price}${button}${entry.repeat(6)}`, 'product'],
		['others without a product', `<h1>Breads</h1>${entry.repeat(6)}`, 'listing'],
		[
			'a price in a text',
			'<h1>Rye</h1><p>A loaf was € 4.20 when we were young, and nobody complained about it at all.</p>',
			'other',
		],
		[
			'a review that names a price',
			`${article}<h1>Which rye bread is best?</h1>${text}<p>€ 4.20</p><p>Price: fair</p>`,
			'article',
		],
		[
			'a product within the data of an article',
			`${markup('{"@context":"https://schema.org","@type":"NewsArticle","about":{"@type":"Product","name":"Rye"}}')}<h1>Rye</h1>`,
			'article',
		],
		[
			'a job',
			'<h1>Baker</h1><h2>Your tasks</h2><p>Bake.</p><h2>What we offer</h2><p>Warmth.</p><a href="/a">Apply now</a>',
			'job',
		],
		['a button to apply alone', '<h1>Baker</h1><a href="/a">Apply now</a>', 'other'],
		[
			'an event',
			'<h1>Bread market</h1><p>4 March 2027</p><p>Venue: Town hall</p><a href="/t">Buy tickets</a>',
			'event',
		],
		[
			'tickets without a date',
			'<h1>Bread market</h1><p>Venue: Town hall</p><a href="/t">Buy tickets</a>',
			'other',
		],
		[
			'replies',
			`<h1>Rye?</h1>${'<p>Use less water.</p><button>Reply</button>'.repeat(6)}`,
			'forum',
		],
		[
			'a program',
			'<h1>Oven timer</h1><a href="/f">Download</a><p>Version: 2</p><p>License: MIT</p><p>Operating system: any</p>',
			'software',
		],
	])('of %s is seen', (_name, html, type) => {
		expect(factsOfHtml(html).get('pageType')).toBe(type);
	});

	it.each([
		['/2026/03/rye', 'article'],
		['/bread/how-to-bake-rye', 'article'],
		['/bread/rye', 'other'],
		['/privacy', 'other'],
	])('at %s with a headline and a text is %s', (path, type) => {
		expect(factsOfHtml(`${headline}${text}`, { url: at(path) }).get('pageType')).toBe(type);
	});

	it('is an error page because of the status alone', () => {
		const response = { status: 404, headers: null };
		expect(factsOfHtml(markup('{"@type": "Product"}'), { response }).get('pageType')).toBe('error');
	});

	it.each([
		['/404.html', 'error'],
		['/de/404/', 'error'],
		['/shop/500.html', 'error'],
		['/bread/404', 'other'],
		['/404-ways-to-bake.html', 'other'],
	])('at %s is %s', (path, type) => {
		expect(factsOfHtml(markup('{"@type": "Thing"}'), { url: at(path) }).get('pageType')).toBe(type);
	});

	it('follows from the content if the URL is not known', () => {
		expect(factsOfHtml(markup('{"@type": "Recipe"}'), { url: null }).get('pageType')).toBe(
			'recipe',
		);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('pageType', tooDeep)).toBe('too_deep');
	});
});
