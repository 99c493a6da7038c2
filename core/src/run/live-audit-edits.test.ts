import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EditorBlock, EditorPost } from '../read/blocks/from-blocks.ts';
import { createLiveAudit } from './live-audit.ts';

const pieces = [
	'<h1>Sourdough bread</h1>',
	'<h2></h2>',
	'<h2>Wake the starter</h2>',
	'<h4>Too deep</h4>',
	'<p>Sourdough bread needs flour, water, salt and patience. Bake the bread in a hot pot.</p>',
	'<p>Bread, bread, bread: sourdough bread is bread, and bread is sourdough bread.</p>',
	'<p lang="de">Das Brot ruht über Nacht im Kühlschrank.</p>',
	'<p>京都のパン屋さんは東京都にもあります。</p>',
	'<p>Lorem ipsum dolor sit amet</p>',
	'<p><a href="/starter">click here</a></p>',
	'<p><a href="http://[">broken</a> <a>no address</a></p>',
	'<img src="/loaf.jpg">',
	'<img src="/loaf.jpg" alt="loaf.jpg">',
	'<ul><li>Flour</li><li>Water</li></ul>',
	'<script type="application/ld+json">{"@type":"Product"}</script>',
	'',
	'<p>donâ€™t</p>',
	'<div><div><p>Nested <b>bold <i>both</b> italic</i></p></div></div>',
];

const html = fc.constantFrom(...pieces);
const place = fc.nat(30);

type Edit = (post: EditorPost, id: string) => EditorPost;

const withBlocks = (post: EditorPost, blocks: readonly EditorBlock[]): EditorPost => ({
	...post,
	blocks,
});
const block = (id: string, text: string): EditorBlock => ({ id, name: 'core/html', html: text });

/** The edits of writers: type, insert, delete, move, undo, change the title or language. */
const edit = fc.oneof(
	fc.tuple(place, html).map(
		([at, text]): Edit =>
			(post) =>
				withBlocks(
					post,
					post.blocks.map((one, index) =>
						index === at % post.blocks.length ? block(one.id, text) : one,
					),
				),
	),
	fc.tuple(place, html).map(
		([at, text]): Edit =>
			(post, id) =>
				withBlocks(post, post.blocks.toSpliced(at % (post.blocks.length + 1), 0, block(id, text))),
	),
	place.map(
		(at): Edit =>
			(post) =>
				withBlocks(post, post.blocks.toSpliced(at % (post.blocks.length + 1), 1)),
	),
	place.map(
		(at): Edit =>
			(post) => {
				const from = at % (post.blocks.length + 1);
				return withBlocks(post, [...post.blocks.slice(from), ...post.blocks.slice(0, from)]);
			},
	),
	fc.constantFrom('', 'Bread', 'Sourdough bread for beginners').map(
		(title): Edit =>
			(post) => ({ ...post, title }),
	),
	fc.constantFrom('', 'How to bake bread').map(
		(description): Edit =>
			(post) => ({ ...post, description }),
	),
	fc.constantFrom('en', 'de', 'ja').map(
		(language): Edit =>
			(post) => ({ ...post, language }),
	),
);

const post: EditorPost = {
	title: 'Sourdough bread for beginners',
	url: 'https://example.com/bread/sourdough',
	language: 'en',
	blocks: pieces.slice(0, 5).map((text, index) => block(`first-${index}`, text)),
};

it('a post after any edits is judged as if it had just been opened', () => {
	const options = {
		geo: 'us',
		keywords: ['sourdough bread', 'パン'],
		suggestKeywords: 5,
		onError(_part: unknown, cause: unknown) {
			throw cause;
		},
	};
	fc.assert(
		fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
			const live = createLiveAudit(options);
			live.update(post);
			let current = post;
			for (const [index, change] of edits.entries()) {
				current = change(current, `new-${index}`);
				expect(live.update(current)).toEqual(createLiveAudit(options).update(current));
			}
		}),
		{ numRuns: 60 },
	);
});
