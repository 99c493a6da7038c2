import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';

const mainTextOf = (html: string) => factsOfHtml(html).get('mainText');
const textsOf = (html: string) => mainTextOf(html)?.blocks.map(({ text }) => text);

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
			'what stands beside articles that only tell of other pages',
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
		['nothing', '<nav>Menu</nav>', []],
	])('is %s', (_name, html, texts) => {
		expect(textsOf(html)).toEqual(texts);
	});

	it('counts its characters', () => {
		expect(mainTextOf('<main><h1>Rye</h1><p>Bread</p></main>')?.length).toBe(8);
	});

	it('cannot be known where the page nests too deep', () => {
		const facts = factsOfHtml('<div>'.repeat(600));
		expect(facts.get('mainText')).toBeNull();
		expect(facts.reason('mainText')).toBe('too_deep');
	});
});
