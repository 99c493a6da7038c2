import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';
import { consentNotices } from './main-text.fact.ts';

const mainTextOf = (html: string) => factsOfHtml(html).get('mainText');
const textsOf = (html: string) => mainTextOf(html)?.blocks.map(({ text }) => text);

const long =
	'Rye is a dark bread with a thick crust that keeps for a week if it is wrapped in a cloth; it is baked from a starter, water and salt, and from nothing else at all, on two mornings of the week, and it is gone by noon.';

describe('mainText', () => {
	it.each([
		[
			'what stands in main',
			'<header>Shop</header><p>Before</p><main><p>Rye</p></main><footer>Us</footer>',
			['Rye'],
		],
		['what stands in articles', '<article>Rye</article><article>Wheat</article>', ['Rye', 'Wheat']],
		['what stands outside landmarks, where there is no main', '<nav>Menu</nav><p>Rye</p>', ['Rye']],
		[
			'parts beside articles that are about other pages',
			'<h1>Rye</h1><p>A dark bread with a crust</p><article><h3>Wheat</h3><p>Pale</p></article>',
			['Rye', 'A dark bread with a crust'],
		],
		[
			'an article with the heading of the page, however much stands beside it',
			'<article><h1>Rye</h1><p>Dark</p></article><p>We send letters about bread each Monday</p>',
			['Rye', 'Dark'],
		],
		[
			'articles, where hardly more stands beside them',
			'<h1>Breads</h1><article>Rye is dark</article><article>Wheat is pale</article><p>Letters each Monday</p>',
			['Rye is dark', 'Wheat is pale'],
		],
		[
			'what the page says is its main part, however little it is',
			'<main><p>Rye</p></main><p>We send letters about bread each Monday</p>',
			['Rye'],
		],
		[
			'main without its menu and sidebar',
			'<main><nav>Menu</nav>Rye<aside>Ad</aside></main>',
			['Rye'],
		],
		[
			'an article without what visitors say about it',
			'<article>Rye<ol><li id="comment-7"><article id="div-comment-7"><p>Yum<footer>Ann</footer></article><ol><li id="comment-12">Yes</ol></ol><p>Wheat</p></article>',
			['Rye', 'Wheat'],
		],
		[
			'a page without what visitors say about it',
			'<p>Rye</p><h3>One comment</h3><div id="comment-7"><p>Yum</p></div>',
			['Rye', 'One comment'],
		],
		[
			'what only sounds like a comment',
			'<main><p id="comment">Rye</p><p id="comment-1-rye">Wheat <a id="comment-1">Spelt</a></p></main>',
			['Rye', 'Wheat Spelt'],
		],
		['no menus', '<main><p>Rye</p><ul><li><a href="/">Wheat</a></ul></main>', ['Rye']],
		[
			'text with a link',
			'<main><p>Rye bread is <a href="/">dark</a></p></main>',
			['Rye bread is dark'],
		],
		['linked headings', '<main><h2><a href="/">Rye</a></h2></main>', ['Rye']],
		[
			'the title in main and the article below it',
			`<main><h1>Rye</h1><p>4 March 2026</p></main>${`<div>${long}</div>`.repeat(3)}<footer>Us</footer>`,
			['Rye', '4 March 2026', long, long, long],
		],
		[
			'the title in main and the short text below it',
			`<main><h1>Rye</h1></main><div><p>${long}</p></div>`,
			['Rye', long],
		],
		[
			'the title in main and the Japanese text below it',
			`<main><h1>ライ麦パン</h1></main>${`<p>${'ライ麦粉を水に混ぜて翌朝まで置きます。'.repeat(2)}</p>`.repeat(2)}`,
			['ライ麦パン', ...Array(2).fill('ライ麦粉を水に混ぜて翌朝まで置きます。'.repeat(2))],
		],
		[
			'main with its text, however much stands below it',
			`<main><h1>Rye</h1><p>${long}</p></main>${`<div>${long}</div>`.repeat(3)}`,
			['Rye', long],
		],
		[
			'a short main above short texts',
			'<main><h1>Rye</h1><p>Dark</p></main><div>We send letters about bread</div>',
			['Rye', 'Dark'],
		],
		['no buttons', '<main><p>Rye</p><button>Add to cart</button></main>', ['Rye']],
		[
			'an article without what its template puts below it',
			'<main><p>Rye</p><div class="social-share">Share this</div><div id="respond"><label>Your name</label></div><div class="related-posts"><p>Wheat</p></div></main>',
			['Rye'],
		],
		[
			'a page without requests for consent',
			'<p>Rye</p><div>We use cookies.</div><button>OK</button><div class="cookie-notice">We use cookies</div><div role="dialog">Subscribe</div><dialog>Welcome</dialog>',
			['Rye'],
		],
		[
			'an article without breadcrumbs, tags and what to read next',
			'<main><div class="breadcrumbs">Home / Rye</div><p>Rye</p><p class="entry-tags">Tags: rye</p><section class="read-next"><p>Wheat</p></section></main>',
			['Rye'],
		],
		[
			'an article about comments',
			'<body class="comments"><article class="related"><h1 class="comments">Rye</h1></article>',
			['Rye'],
		],
		['nothing', '<nav>Menu</nav>', []],
	])('is %s', (_name, html, texts) => {
		expect(textsOf(html)).toEqual(texts);
	});

	const linked = `<p><a href="/rye"><b>${long}</b></a></p>`;
	const own = `<p>${long}</p>`;
	it.each([
		['between others', `${own}${linked}<div>${linked}</div>${own}`, 4],
		['at the end', `${own}${linked}`, 2],
		[
			'in Japanese',
			`${own}${linked.replace(long, 'ライ麦粉を水に混ぜて、翌朝まで涼しい所に置きます。'.repeat(3))}${own}`,
			3,
		],
	])('has paragraphs that are links as a whole %s', (_where, html, count) => {
		expect(textsOf(`<article>${html}</article>`)).toHaveLength(count);
	});

	it.each([
		['a headline', `${own}<p><a href="/">${long.slice(0, -1)}</a></p>${own}`, 2],
		['a short link', `${own}<p><a href="/">Read how we bake rye.</a></p>${own}`, 2],
		['a list of pages', `${own}${linked.repeat(4)}${own}`, 2],
		['a list item', `${own}<ul><li><a href="/">${long}</a></ul>${own}`, 2],
		['a card', `${own}<a href="/rye"><h3>Rye</h3><p>${long}</p></a>${own}`, 3],
		['a card below a heading', `${own}<h3>More</h3>${linked}${own}`, 3],
		[
			'a card after a picture’s caption',
			`<figure><figcaption>Rye</figcaption></figure>${linked}`,
			1,
		],
		['a menu', `${own}<nav>${linked}</nav>${own}`, 2],
	])('leaves out %s', (_what, html, count) => {
		expect(textsOf(`<article>${html}</article>`)).toHaveLength(count);
	});

	it('counts its characters', () => {
		expect(mainTextOf('<main><h1>Rye</h1><p>Bread</p></main>')?.length).toBe(8);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('mainText', tooDeep)).toBe('too_deep');
	});
});

const noticesOf = (html: string) =>
	[...consentNotices(factsOfHtml(html).get('textBlocks') ?? [])].map(({ text }) => text);

describe('consentNotices', () => {
	it.each([
		'We use cookies to give you the best bread.',
		'This website uses “cookies”.',
		'Wir verwenden auf dieser Seite Cookies.',
		'Nous utilisons des cookies.',
		'Utilizamos cookies propias.',
		'当サイトではCookieを使用しています。',
		'이 사이트는 쿠키를 사용합니다.',
	])('contain %s', (text) => {
		expect(noticesOf(`<p>Rye</p><div>${text}</div><button>OK</button>`)).toEqual([text]);
	});

	it.each([
		['a sentence without a button', '<p>We use cookies to remember your basket.</p>'],
		['a recipe for cookies', '<p>Bake the cookies for ten minutes.</p><button>Print</button>'],
		[
			'a longer text',
			`<p>We use cookies. ${'They remember things. '.repeat(30)}</p><button>OK</button>`,
		],
	])('do not contain %s', (_name, html) => {
		expect(noticesOf(html)).toEqual([]);
	});
});
