import { expect } from '@playwright/test';
import type { AnyPanel } from './any-panel.ts';
import type { LivePage, LivePages } from './live-pages.ts';

type Story = (panel: AnyPanel, live: LivePages) => Promise<void>;

/** Stories about the server's answers, by title; each story holds in every browser. */
export const serverStories: Readonly<Record<string, Story>> = {
	'a noindex header keeps a page out, and a page without one can be indexed': async (
		panel,
		live,
	) => {
		await panel.look(live.url('header-noindex'));
		await shows(panel, '.verdict strong', 'Cannot be indexed');
		await shows(panel, '[data-line=robots]', 'noindex, follow · header: noindex');

		await panel.look(live.url('fine'));
		await shows(panel, '.verdict strong', 'Can be indexed');
		await panel.openScreen('indexing');
		await shows(panel, '[data-part=response]', 'max-age=600');
	},

	'headers that could not be read are never called fine, nor is a page too deep to read': async (
		panel,
		live,
	) => {
		await panel.look(live.url('sent-once'));
		await expect.poll(() => live.timesAsked('sent-once')).toBe(2);
		await shows(panel, '.verdict strong', 'Nothing on the page forbids indexing; headers not read');
		expect(await panel.texts('.verdict .state.right, [data-line=robots] .state.right')).toEqual([]);
		await panel.openScreen('indexing');
		await shows(panel, '.access', 'the headers may forbid showing it');
		expect(await panel.texts('section > .access .state.right')).toEqual([]);

		await panel.look(live.url('too-deep'));
		await shows(panel, '.verdict .unread', 'nested too deeply');
		for (const line of ['h1', 'words', 'headings', 'links', 'images', 'data', 'dates']) {
			await shows(panel, `[data-line=${line}]`, 'unknown');
			expect(await panel.texts(`[data-line=${line}] .state.right`)).toEqual([]);
		}
	},

	'robots.txt is read, and its line is shown': async (panel, live) => {
		await panel.look(live.url('wide'));
		await panel.openScreen('findings');
		await shows(panel, '[data-rule=page_is_not_blocked_by_robots_txt]', 'robots.txt');
		await panel.openScreen('indexing');
		await shows(panel, '.access', 'Disallow: /wide');
	},

	'redirects are counted': async (panel, live) => {
		await panel.look(live.redirectTo('fine'), live.url('fine'));
		await shows(panel, '[data-line=response]', '200 · HTTP · 1 redirect');
	},

	'changes by scripts are found by comparing the page with the HTML as sent': async (
		panel,
		live,
	) => {
		const changes: readonly (readonly [LivePage, rule: string])[] = [
			['application', 'content_is_in_server_html'],
			['removes-noindex', 'indexing_tags_same_after_render'],
			['changes-canonical', 'canonical_same_after_render'],
			['adds-noindex', 'page_is_indexable'],
			['broken-head', 'head_has_no_invalid_elements'],
		];
		for (const [name, rule] of changes) {
			await panel.look(live.url(name));
			await panel.openScreen('findings');
			await shows(panel, `[data-rule=${rule}]`, '');
		}
		await panel.look(live.url('changes-canonical'));
		await panel.openScreen('rendered');
		await shows(panel, '[data-screen=rendered] .removed', '/bread');
		await shows(panel, '[data-screen=rendered] .added', '/rye');
	},
};

/** Waits until an element that the selector finds contains a text. */
const shows = (panel: AnyPanel, selector: string, text: string) =>
	expect
		.poll(() => panel.texts(selector), { message: `${selector}: ${text}` })
		.toContainEqual(expect.stringContaining(text));
