import { expect, test } from 'vitest';
import { reportOf } from '../editor/findings/finding.fixtures.ts';
import { wishesOf } from '../post/audit-wishes.ts';
import { block, contentOf } from '../post/content/block.fixtures.ts';
import { siteHead } from '../post/head/head.fixtures.ts';
import { headOfPost } from '../post/head/head-of-post.ts';
import { withFocusKeyword } from '../post/meta/post-meta.ts';
import { placesOf } from './place.ts';
import { auditOptions as options, titledPost as post, signal } from './post-audit.fixtures.ts';
import { createPostAudit, suggestedKeywords } from './post-audit.ts';

const heading = (clientId: string, content: string) =>
	block({ clientId, name: 'core/html', attributes: { content: `<h1>${content}</h1>` } });

test('names the block that a finding is about', async () => {
	const audit = createPostAudit(options);
	const blocks = [block({ clientId: 'first' }), block({ clientId: 'text' }), heading('second', '')];

	const { report } = await audit({ ...post, blocks }, signal);

	const empty = report.findings.find(({ name }) => name === 'h1_tag_is_not_empty');
	expect(empty && placesOf(empty)).toEqual([
		{ kind: 'block', clientId: 'second', offset: 5, named: expect.any(Array) },
	]);
});

test('finds bold paragraphs that serve as headings', async () => {
	const prose = 'Feed it in the morning with flour and water, then let it rest in a warm place. ';
	const texts = [
		'<strong>Wake it</strong>',
		prose.repeat(2),
		'<strong>Bake it</strong>',
		prose.repeat(2),
	];
	const blocks = texts.map((content, at) => block({ clientId: `b${at}`, attributes: { content } }));

	const { report } = await createPostAudit(options)({ ...post, blocks }, signal);

	const bold = report.findings.find(({ name }) => name === 'headings_are_real_headings');
	expect(bold && placesOf(bold)).toMatchObject([{ clientId: 'b0' }, { clientId: 'b2' }]);
});

test('audits content outside of blocks and names its source', async () => {
	const extra = [{ name: 'hero', label: 'Hero', html: '<h1></h1>' }];

	const { report } = await createPostAudit(options)({ ...post, blocks: [block()], extra }, signal);

	const empty = report.findings.find(({ name }) => name === 'h1_tag_is_not_empty');
	expect(empty && placesOf(empty)).toMatchObject([{ clientId: 'extra-hero', offset: 0 }]);
});

test('beats pain 2: reads what the canvas shows of a block that saves nothing, but no shortcode', async () => {
	const audit = createPostAudit({
		...options,
		contentOf: (one) => (one.name === 'core/paragraph' ? contentOf(one) : ''),
		shownOf: () => '<h1></h1>',
	});
	const blocks = [
		block(),
		block({ clientId: 'list', name: 'core/latest-posts' }),
		block({ clientId: 'code', name: 'core/shortcode' }),
	];

	const { report } = await audit({ ...post, blocks }, signal);

	const empty = report.findings.find(({ name }) => name === 'h1_tag_is_not_empty');
	expect(empty && placesOf(empty)).toMatchObject([{ clientId: 'list', offset: 0 }]);
});

test('beats pain 1: a keystroke in a post of 600 blocks writes one of them', async () => {
	const written: string[] = [];
	const audit = createPostAudit({
		...options,
		contentOf: (one) => {
			written.push(one.clientId);
			return contentOf(one);
		},
	});
	const blocks = Array.from({ length: 600 }, (_, number) => block({ clientId: `b${number}` }));
	await audit({ ...post, blocks }, signal);
	expect(written.splice(0)).toHaveLength(600);

	const typed = block({ clientId: 'b300', attributes: { content: 'A loafs' } });
	await audit({ ...post, blocks: blocks.with(300, typed) }, signal);

	expect(written).toEqual(['b300']);
});

test('judges edits and the current keyword', async () => {
	const audit = createPostAudit(options);
	const keywords = async (keyword: string) => {
		const wishes = wishesOf(withFocusKeyword({}, keyword));
		return (await audit({ ...post, wishes, blocks: [block()] }, signal)).report.keywords;
	};

	expect(await keywords('rye bread')).toEqual(['rye bread']);
	expect(await keywords('')).toEqual([]);
});

test('judges words in the language that was chosen for the post', async () => {
	const audit = createPostAudit(options);
	const language = async (chosen: string) => {
		const wishes = wishesOf({ _plumbline_language: chosen });
		return (await audit({ ...post, wishes, blocks: [block()] }, signal)).report.language;
	};

	expect(await language('')).toBe('en');
	expect(await language('de')).toBe('de');
});

test('judges structured data of the head, whose words are not words of the post', async () => {
	const schema =
		'<script type="application/ld+json">{"@type":"Article","name":"Five words"}</script>';
	const { htmls } = await createPostAudit(options)({ ...post, schema, blocks: [block()] }, signal);

	expect([...htmls.keys()]).toEqual([block().clientId]);
});

test('judges the head that the page will have', async () => {
	const head = headOfPost(siteHead(), {
		title: 'A first loaf',
		url: 'https://example.com/loaf/',
		meta: { _plumbline_hidden: true },
		excerpt: '',
		socialImage: null,
	});
	const { report } = await createPostAudit(options)({ ...post, head, blocks: [block()] }, signal);

	expect(report.page.title).toBe('A first loaf – Bakery');
	expect(report.indexable).toBe('no');
	const found = report.findings.map(({ name }) => name);
	expect(found).toContain('meta_description_tag_used');
});

test('does not judge what it does not know of the head, the URL and the theme', async () => {
	const { report } = await createPostAudit(options)({ ...post, blocks: [block()] }, signal);
	const reasons = Object.fromEntries(report.rules.map(({ name, reason }) => [name, reason]));

	expect(report).toMatchObject({ source: 'editor', url: null, geo: 'us', language: 'en' });
	expect(reasons).toMatchObject({
		meta_description_tag_used: 'theme',
		only_one_canonical_tag: 'theme',
	});
});

test('stops when the post has changed meanwhile', async () => {
	const stopped = new AbortController();
	const running = createPostAudit(options)({ ...post, blocks: [block()] }, stopped.signal);

	stopped.abort();

	await expect(running).rejects.toThrow(stopped.signal.reason);
});

const audited = (title: string, html: string) => ({
	post: {
		title,
		url: null,
		head: { title: 'Bread' },
		wishes: wishesOf({}),
		blocks: [],
		extra: [],
		schema: '',
		shown: 0,
	},
	report: reportOf([]),
	htmls: new Map([['a', html]]),
	facts: null,
});

test('suggests keywords from the title and the text', async () => {
	const text = '<p>A sourdough starter needs flour. Feed the sourdough starter daily.</p>'.repeat(
		3,
	);

	const [first] = await suggestedKeywords(audited('Keep a sourdough starter', text));

	expect(first).toContain('sourdough');
});

test('suggests nothing for an empty post', async () => {
	expect(await suggestedKeywords(audited('', ''))).toEqual([]);
});
