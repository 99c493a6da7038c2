import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '../audit/report/report.ts';
import { elementFacts } from '../facts/collected/collected-facts.ts';
import type { EditorBlock, EditorPost } from '../read/blocks/from-blocks.ts';
import { createBlockReader } from '../read/blocks/from-blocks.ts';
import { auditHtml } from './audit-html.ts';
import { createLiveAudit } from './live-audit.ts';

const options = {
	geo: 'us',
	onError: (_rule: unknown, cause: unknown) => {
		throw cause;
	},
};

const paragraph = (id: string, text: string): EditorBlock => ({
	id,
	name: 'core/paragraph',
	html: `<p><a href="/${id}">More about it</a> <img src="/${id}.jpg" alt="${text}"> ${text}</p>`,
});

const post = (overrides: Partial<EditorPost> = {}): EditorPost => ({
	title: 'Sourdough bread for beginners',
	description: 'Bake a first loaf at home.',
	url: 'https://example.com/bread/sourdough',
	language: 'en',
	blocks: ['flour', 'water', 'salt'].map((text) => paragraph(text, text)),
	...overrides,
});

/** The post with a changed text in one of its blocks; the others stay the same objects. */
const edited = ({ blocks, ...rest }: EditorPost, id: string, text: string): EditorPost => ({
	...rest,
	blocks: blocks.map((block) => (block.id === id ? paragraph(id, text) : block)),
});

/** Blocks that record each read of their HTML. */
function watched(blocks: readonly EditorBlock[]) {
	const read: string[] = [];
	const watching = blocks.map(({ html, id, name }) => ({
		id,
		name,
		get html() {
			read.push(id);
			return html;
		},
	}));
	return { blocks: watching, read };
}

const statusOf = (report: Report, name: string) =>
	report.rules.find((rule) => rule.name === name)?.status;

const withoutKeyword = ({ rules }: Report) => rules.map(({ name, status }) => [name, status]);

describe('reading a post', () => {
	it('keeps every fact of unedited blocks as the same object', () => {
		const reader = createBlockReader();
		const before = reader.page(post()).facts;
		const after = reader.page(edited(post(), 'water', 'milk')).facts;

		expect(after.textBlocks?.[1]?.text).toContain('milk');
		expect(after.textBlocks?.[0]).toBe(before.textBlocks?.[0]);
		expect(after.textBlocks?.[2]).toBe(before.textBlocks?.[2]);
	});

	it('keeps whole facts that the edit did not change', () => {
		const reader = createBlockReader();
		const before = reader.page(post()).facts;
		const after = reader.page(edited(post(), 'water', 'milk')).facts;
		const names = Object.keys(elementFacts) as (keyof typeof elementFacts)[]; // its keys
		const changed = names.filter((name) => after[name] !== before[name]);
		expect(changed).toEqual(['images']);
	});

	it('returns the same page if nothing changed, even for new objects', () => {
		const reader = createBlockReader();
		const before = reader.page(post());
		expect(reader.page(structuredClone(post()))).toBe(before);
	});

	it('forgets a block that was removed, and follows blocks that were moved', () => {
		const reader = createBlockReader();
		const { blocks } = post();
		reader.page(post());
		const moved = reader.page(post({ blocks: [blocks[2]!, blocks[0]!] })).facts;
		expect(moved.images?.map(({ alt }) => alt)).toEqual(['salt', 'flour']);
		expect(reader.page(post({ blocks: [] })).facts.images).toEqual([]);
	});
});

describe('a live audit', () => {
	it('has the same result after one edit or many', () => {
		const live = createLiveAudit(options);
		live.update(post({ title: '', blocks: [] }));
		live.update(post({ blocks: post().blocks.slice(0, 1) }));
		live.update(edited(post(), 'water', 'milk'));
		expect(live.update(post())).toEqual(createLiveAudit(options).update(post()));
	});

	it('reacts to a new title at once', () => {
		const live = createLiveAudit(options);
		expect(statusOf(live.update(post({ title: '' })), 'title_tag_used')).toBe('failed');
		expect(statusOf(live.update(post()), 'title_tag_used')).toBe('passed');
	});

	it('does not check what only the theme can add', () => {
		const report = createLiveAudit(options).update(post());
		expect(report.source).toBe('editor');
		expect(report.rules.find(({ name }) => name === 'only_one_h1_tag')).toMatchObject({
			status: 'not_checked',
		});
	});

	it('judges the words as an audit of their HTML does', () => {
		const { blocks, description, language, title, url } = post();
		const report = createLiveAudit(options).update(post());
		const html = blocks.map((block) => block.html).join('');
		const other = auditHtml(html, {
			...options,
			scope: 'fragment',
			...(title && { title }),
			...(description && { description }),
			...(language && { language }),
			...(url && { url }),
		});
		expect(withoutKeyword(report)).toEqual(withoutKeyword(other));
	});
});

describe('loading a post', () => {
	afterEach(() => vi.useRealTimers());

	/** Six slices: each block is longer than one. */
	const long = () =>
		post({
			blocks: Array.from({ length: 6 }, (_, n) => paragraph(`b${n}`, 'flour '.repeat(10_000))),
		});

	it('ends with the report that an update gives', async () => {
		const loaded = await createLiveAudit(options).load(long());
		expect(loaded).toEqual(createLiveAudit(options).update(long()));
	});

	it('keeps the facts of the last post, and of none that was given up', async () => {
		const live = createLiveAudit(options);
		expect(live.facts()).toBeNull();
		await live.load(post({ title: 'First' }));
		const given = live.load(post({ title: 'Second' }), { signal: AbortSignal.abort() });
		await expect(given).rejects.toThrow();
		expect(live.facts()?.get('titles')).toMatchObject([{ text: 'First' }]);
	});

	it('reads one block at a time and yields in between', async () => {
		vi.useFakeTimers();
		const { blocks, read } = watched(long().blocks);
		const loading = createLiveAudit(options).load(post({ blocks }));
		expect(new Set(read)).toEqual(new Set(['b0']));
		await vi.advanceTimersToNextTimerAsync();
		expect(read).toContain('b1');
		expect(read).not.toContain('b5');
		await vi.runAllTimersAsync();
		expect((await loading).counts.passed).toBeGreaterThan(0);
	});

	it('stops when it is aborted, and leaves the rest unread', async () => {
		vi.useFakeTimers();
		const { blocks, read } = watched(long().blocks);
		const controller = new AbortController();
		const loading = createLiveAudit(options).load(post({ blocks }), { signal: controller.signal });
		const outcome = expect(loading).rejects.toThrow('no longer open');
		controller.abort(new Error('no longer open'));
		await vi.runAllTimersAsync();
		await outcome;
		expect(read).not.toContain('b1');
	});

	it('does not begin if it was aborted before', async () => {
		const { blocks, read } = watched(long().blocks);
		const signal = AbortSignal.abort();
		await expect(createLiveAudit(options).load(post({ blocks }), { signal })).rejects.toThrow();
		expect(read).toEqual([]);
	});

	it('returns the same report after a first update, which has done all the work', async () => {
		const live = createLiveAudit(options);
		const updated = live.update(long());
		expect(await live.load(long())).toEqual(updated);
	});
});

describe('the page around the blocks', () => {
	const failed = (given: Partial<EditorPost>) => {
		const { findings, information } = createLiveAudit(options).update(post(given));
		return [...findings, ...information].map(({ name }) => name);
	};
	const bodyHeading = { id: 'h', name: 'core/heading', html: '<h1>Our bakery</h1>' };

	it('judges canonical and robots tag of the head', () => {
		expect(failed({ robots: 'noindex, nofollow' })).toContain('page_is_indexable');
		expect(failed({ canonical: 'https://evil.example/' })).toContain(
			'canonical_points_to_this_page',
		);
		expect(failed({ robots: '', canonical: '', description: '' })).toContain(
			'meta_description_tag_used',
		);
	});

	it('does not judge what the host does not know', () => {
		const { findings, rules } = createLiveAudit(options).update(post());
		const reason = (name: string) => rules.find((rule) => rule.name === name)?.reason;

		expect(findings.map(({ name }) => name)).not.toContain('only_one_h1_tag');
		expect(reason('page_is_indexable')).toBe('theme');
		expect(reason('social_preview_is_complete')).toBe('theme');
	});

	it('finds a main heading beside the theme’s, and names the theme’s first', () => {
		const report = createLiveAudit(options).update(
			post({ mainHeading: 'Sourdough bread for beginners', blocks: [bodyHeading] }),
		);
		const finding = report.findings.find(({ name }) => name === 'only_one_h1_tag');

		expect(finding?.headline).toBe('The page has 2 main headings (h1)');
		expect(finding?.occurrences[0]?.nodes.map(({ node }) => node)).toEqual(['h:0', 'heading']);
	});

	it('compares title and keyword with the heading of the theme', () => {
		const names = failed({ mainHeading: 'Sourdough bread for beginners', blocks: [bodyHeading] });

		expect(names).not.toContain('title_tag_matches_main_heading');
		expect(failed({ blocks: [bodyHeading] })).toContain('title_tag_matches_main_heading');
	});
});
