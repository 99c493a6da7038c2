import { heading, japaneseParagraph, japaneseSentence, paragraph, sentence } from './prose.ts';
import type { Random } from './random.ts';

/** One piece of a page's main content; pieces are added until the page is long enough. */
export type Piece = (random: Random, index: number) => string;

export interface PageKind {
	readonly lang: string;
	readonly title: string;
	readonly description: string;
	/** Added at the end of the head. */
	readonly head?: string;
	readonly before?: string;
	readonly piece: Piece;
	/** Breaks the head like some real pages: an element that is not allowed there precedes the metadata. */
	readonly isHeadBroken?: boolean;
}

const product: Piece = (
	random,
	index,
) => `<li class="grid__item col-xs-6 col-md-3" data-id="${index}" data-track='{"list":"bread","position":${index}}'>
<article class="card card--product"><a class="card__link" href="/bread/item-${index}"><picture><source type="image/avif" srcset="/i/${index}-320.avif 320w, /i/${index}-640.avif 640w"><img class="card__image" src="/i/${index}.jpg" alt="Loaf number ${index}" width="320" height="320" loading="lazy"></picture></a>
<div class="card__body"><h3 class="card__title"><a href="/bread/item-${index}">Loaf number ${index}</a></h3><p class="card__price"><span class="currency">€</span><span class="amount">${3 + random.below(9)}.50</span></p><button type="button" class="button button--primary" data-add="${index}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4h16v2H4zm2 4h12l-1 10H7z"/></svg>Add to basket</button></div></article></li>`;

const newsParagraph: Piece = (random, index) => {
	const text = `<p>${paragraph(random)} <a href="/news/story-${index}">${sentence(random)}</a></p>`;
	if (index % 6 === 0) return `<h2>${heading(random)}</h2>${text}`;
	if (index % 9 === 4) {
		return `<figure><img src="/n/${index}.jpg" alt="${sentence(random)}" width="800" height="450"><figcaption>${sentence(random)}</figcaption></figure>${text}<div class="ad-slot" data-slot="inline-${index}"></div>`;
	}
	return text;
};

const prose: Piece = (random, index) =>
	`${index % 8 === 0 ? `<h2>${heading(random)}</h2>` : ''}<p>${paragraph(random)} ${paragraph(random)}</p>`;

const reference: Piece = (
	random,
	index,
) => `<section id="option-${index}"><h2><code>option${index}</code></h2><p>${sentence(random)} See <a href="#option-${index + 1}">the next option</a>.</p>
<pre><code class="language-js">bake({ option${index}: ${random.below(100)} }); // ${sentence(random)}</code></pre>
<table><thead><tr><th>Value</th><th>Meaning</th></tr></thead><tbody><tr><td><code>${random.below(50)}</code></td><td>${sentence(random)}</td></tr></tbody></table></section>`;

const japanesePost: Piece = (random, index) =>
	`${index % 5 === 0 ? `<h2>${japaneseSentence(random).slice(0, -1)}</h2>` : ''}<p>${japaneseParagraph(random)}<ruby>酵母<rt>こうぼ</rt></ruby>${japaneseSentence(random)}</p>`;

const widget: Piece = (
	random,
	index,
) => `<div id="root-${index}" class="css-${random.below(99999)} flex items-center justify-between gap-4 px-4 py-2 rounded-lg shadow-sm" data-reactroot="" data-state='{"open":false,"id":${index}}'><div class="css-${random.below(99999)}"><div><span>${heading(random)}</span></div></div></div>
<script>window.__STATE__=window.__STATE__||[];window.__STATE__.push({"id":${index},"html":"<p>${sentence(random)}</p>","values":[${Array.from({ length: 60 }, () => random.below(9999)).join()}]})</script>`;

const soup: Piece = (random, index) =>
	`<p><b><i>${sentence(random)}</b> ${sentence(random)}</i><table><tr><td>${sentence(random)}<div>stray ${index}<td>${sentence(random)}</table><a href=/x/${index}>${heading(random)}<a href=/y/${index}>${sentence(random)}</a><ul><li>${sentence(random)}<li>${sentence(random)}</ul></p></p><form><form><font color=red>&copy &amp;&nbsp ${sentence(random)}`;

export const pageKinds = {
	'shop-list': {
		lang: 'en',
		title: 'Bread from the stone oven: all our loaves',
		description: 'All loaves from our stone oven, baked every morning and sent the same day.',
		before: '<ul class="grid">',
		piece: product,
	},
	'news-article': {
		lang: 'en',
		title: 'Bakers return to long fermentation',
		description: 'Why bakers go back to slow dough, and what it means for the price of a loaf.',
		piece: newsParagraph,
	},
	'long-prose': {
		lang: 'en',
		title: 'A year with one sourdough starter',
		description:
			'Twelve months of baking with one starter: what changed, what stayed, what failed.',
		piece: prose,
	},
	documentation: {
		lang: 'en',
		title: 'Options of the bake function, with examples',
		description: 'Every option of the bake function with its values, meaning and an example.',
		piece: reference,
	},
	'japanese-blog': {
		lang: 'ja',
		title: '家庭で作る天然酵母パンの記録',
		description:
			'天然酵母のパンを家で焼くための手順と、季節ごとに気を付けたいことを記録しています。',
		piece: japanesePost,
	},
	'script-heavy': {
		lang: 'en',
		title: 'Plan your baking week in one place',
		description: 'A planner for people who bake: starters, doughs and loaves of the whole week.',
		piece: widget,
	},
	'broken-head': {
		lang: 'en',
		title: 'Sourdough bread for beginners, step by step',
		description: 'A page whose head ends too early, as many real pages have it.',
		isHeadBroken: true,
		piece: newsParagraph,
	},
	'tag-soup': {
		lang: 'en',
		title: 'Grandmother’s collection of bread recipes',
		description: 'Old recipes for bread, typed in a hurry many years ago and never corrected.',
		piece: soup,
	},
} as const satisfies Readonly<Record<string, PageKind>>;

export type PageKindName = keyof typeof pageKinds;
